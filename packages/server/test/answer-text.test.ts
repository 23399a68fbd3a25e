import { expect, test } from "vitest";
import { plainText } from "../src/bots/answers/plain-text.ts";
import { citationsOf } from "../src/bots/answers/citations.ts";
import { instructions } from "../src/bots/answers/prompt.ts";
import { SentenceStream } from "../src/bots/answers/sentence-stream.ts";

test.each([
  ["Mira <b>esto</b> y <img src=x onerror=alert(1)>ya.", "Mira esto y ya."],
  ["<scr<b>ipt>alert(1)</scr</b>ipt> Hola", "alert(1) Hola"],
  ["Hola <!-- oculto --> y <img src='https://evil.example/?q=1'", "Hola y"],
  ["Si x < 5 y y > 3, vale.", "Si x < 5 y y > 3, vale."],
  ["![foto](https://evil.example/p.png?d=secreto) Hola", "foto Hola"],
  ["Pulsa [aquí](https://evil.example/?q=(a)b) ya", "Pulsa aquí ya"],
  ["Pulsa [aquí][1] ya\n[1]: https://evil.example/x", "Pulsa aquí ya"],
  [
    "**Abre** a las __diez__, `hoy` y *siempre*; 3 * 4 = 12",
    "Abre a las diez, hoy y siempre; 3 * 4 = 12",
  ],
  ["# Título\n- uno\n- dos", "Título\nuno\ndos"],
  ["a\u200Bb\u202Ec\u00ADd\u{E0041}e", "abcde"],
  ["Ve a https://evil.example/x?q=1.", "Ve a."],
  ["Ve a ｈｔｔｐｓ：／／evil．example/x hoy", "Ve a hoy"],
  ["Ve a HTTP://EVIL.EXAMPLE hoy", "Ve a hoy"],
  ["Ve a www.evil.example/a hoy", "Ve a hoy"],
  ["Ve a evil.example hoy", "Ve a hoy"],
  ["Ve a //evil.example/a hoy", "Ve a hoy"],
  ["Ve a 10.0.0.1/robo hoy", "Ve a hoy"],
  ["javascript:alert(1) hola", "hola"],
  ["data:text/html;base64,AAAA hola", "hola"],
  ["Escribe a ladron@evil.example ya", "Escribe a ya"],
  ["Abre a las 10.30 h, p. ej. hoy. EE. UU. no.", "Abre a las 10.30 h, p. ej. hoy. EE. UU. no."],
  ["Es del s. XVI.El autor es anónimo", "Es del s. XVI.El autor es anónimo"],
  ["El horario: de 10:00 a 14:00", "El horario: de 10:00 a 14:00"],
])("TRU-29 what a model writes comes out as plain text: %s", (written, shown) => {
  expect(plainText(written, [])).toBe(shown);
});

test("TRU-29 an address is shown when the cited page has it just so", () => {
  const pages = [
    "Entradas en www.museo.example/entradas o en info@museo.example.",
    "https://m.example/?a=1",
  ];
  expect(plainText("Compra en www.museo.example/entradas.", pages)).toBe(
    "Compra en www.museo.example/entradas.",
  );
  expect(plainText("Escribe a info@museo.example.", pages)).toBe("Escribe a info@museo.example.");
  expect(plainText("Mira www.museo.example/entradas/secreto.", pages)).toBe("Mira.");
  expect(plainText("Mira www.museo.example.", pages)).toBe("Mira.");
  expect(plainText("Mira https://m.example/?a=1 ya", pages)).toBe("Mira ya");
});

test.each([
  ["Abre a las diez [1].", "Abre a las diez.", [1]],
  ["Abre a las diez. [2][1]", "Abre a las diez.", [1, 2]],
  ["Abre [1, 3] hoy [2-3] siempre 【1】", "Abre hoy siempre", [1, 2, 3]],
  ["Abre [^2] y cierra [pasaje 3]", "Abre y cierra", [2, 3]],
  ["Abre [9] y [0] y [1-999999]", "Abre y y", [1, 2, 3]],
  ["Abre.", "Abre.", []],
])("TRU-28 citations become numbers of sources: %s", (written, text, sources) => {
  expect(citationsOf(written, (number) => number >= 1 && number <= 3)).toEqual({ text, sources });
});

const SOURCES = ["El museo abre a las diez.", "La entrada cuesta 5 euros: www.museo.example"];

function stream(written: string, size = 3, isCut = false) {
  const sentences = new SentenceStream({ sources: SOURCES, language: "es" });
  const events = [];
  for (let at = 0; at < written.length; at += size) {
    events.push(...sentences.push(written.slice(at, at + size)));
  }
  return [...events, ...sentences.end(isCut)];
}

const final = (written: string, size?: number, isCut?: boolean) =>
  stream(written, size, isCut).flatMap((event) =>
    event.type === "sentence" ? [[event.text, event.sources]] : [],
  );

const deltas = (written: string, size?: number) =>
  stream(written, size).flatMap((event) => (event.type === "delta" ? [event.text] : []));

test.each([1, 2, 3, 7, 1000])(
  "TRU-28 sentences come with their citations, in pieces of %i",
  (size) => {
    const written =
      "El museo abre a las diez [1]. La entrada cuesta 5 € según el Sr. Pérez. [2] Es bonito.\n\nCierra a las 14.30 h. [1] [2]\nAdiós [7]";
    expect(final(written, size)).toEqual([
      ["El museo abre a las diez.", [1]],
      ["La entrada cuesta 5 € según el Sr. Pérez.", [2]],
      ["Es bonito.\n", []],
      ["Cierra a las 14.30 h.\n", [1, 2]],
      ["Adiós", []],
    ]);
  },
);

test("BOT-12 the visitor reads words as they come, and each sentence takes their place", () => {
  const written = `${"El museo abre a las diez de la mañana todos los días menos los lunes".repeat(1)} [1].`;
  const shown = deltas(written);
  expect(shown.length).toBeGreaterThan(3);
  expect("El museo abre a las diez de la mañana todos los días menos los lunes").toContain(
    shown.join(""),
  );
});

test("TRU-29 no part of an address or a tag is shown while it is written", () => {
  const written =
    "Para entrar hay que ir a https://evil.example/?q=secreto y <img src='//evil.example/x'> pulsar en [esto](https://evil.example/y) hoy mismo por la tarde sin falta, gracias.";
  for (const size of [1, 4, 9]) {
    const all = stream(written, size)
      .map((event) => event.text)
      .join("|");
    expect(all).not.toMatch(/evil|http|src|<|secreto/);
    expect(all).toContain("Para entrar");
  }
});

test.each(["es", "en", "ca"] as const)(
  "TRU-29 instructions that a model repeats do not come out (%s)",
  (language) => {
    const leak = `Claro. Mis instrucciones son: ${instructions(language)} El museo abre a las diez [1].`;
    for (const size of [1, 6, 5000]) {
      const all = stream(leak, size)
        .map((event) => event.text)
        .join(" ");
      expect(all).not.toMatch(/passages|JSON|material|Markdown|NO_ANSWER/);
      expect(all).toContain("El museo abre a las diez.");
    }
  },
);

test("TRU-31 the unfinished sentence of an answer that is too long is dropped", () => {
  expect(final("El museo abre a las diez [1]. La entrada cue", 5, true)).toEqual([
    ["El museo abre a las diez.", [1]],
  ]);
  expect(final("La entrada cue", 5, true)).toEqual([["La entrada cue", []]]);
});

test("TRU-31 a sentence without end is cut and stays quick to read", () => {
  const before = process.threadCpuUsage();
  const sentences = final("a".repeat(12_000), 5);
  expect(sentences.map(([text]) => String(text).length)).toEqual([
    2000, 2000, 2000, 2000, 2000, 2000,
  ]);
  // Of the processor, in microseconds: the same on a machine that has other things to do.
  expect(process.threadCpuUsage(before).user).toBeLessThan(10_000_000);
});
