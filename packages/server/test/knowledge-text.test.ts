import { expect, test } from "vitest";
import { cleanCharacters, EDGE_MARK } from "../src/bots/knowledge/clean-characters.ts";
import { cleanPages } from "../src/bots/knowledge/clean-text.ts";
import { joinLines } from "../src/bots/knowledge/join-lines.ts";
import { pageLines } from "../src/bots/knowledge/page-lines.ts";
import { scannedPages, withoutRunningLines as clean } from "../src/bots/knowledge/running-lines.ts";
import { mendTexAccents } from "../src/bots/knowledge/tex-accents.ts";
import type { TextRun } from "../src/bots/knowledge/text-lines.ts";

test.each([
  ["composed letters", "cafe\u0301 i aqu\u0308i\u0301fer", "café i aqüífer"],
  ["ligatures apart", "ﬁn, aﬂuente, eﬃcient, oﬀ, ﬅ, ﬆ", "fin, afluente, efficient, off, st, st"],
  ["no other compatibility forms apart", "6½ km² № 3 …", "6½ km² № 3 …"],
  [
    "the middle dot of Catalan",
    "col•legi, IL∙LUSTRE, vil⋅la, a • b",
    "col·legi, IL·LUSTRE, vil·la, a • b",
  ],
  [
    "words that a soft hyphen divides",
    "hori\u00AD\nzonte y hori\u00ADzonte",
    "horizonte y horizonte",
  ],
  ["spaces of one kind", "a\u00A0b\u2009c\td\u3000e   f", "a b c d e f"],
  ["line ends of one kind", "a\r\nb\rc\u2028d \n e", "a\nb\nc\nd\ne"],
  ["bullets of symbol fonts", "\uF0B7 pan\n\uF0A7 vino", "• pan\n• vino"],
  ["nothing of private use and of no character", "pa\uE000n \uFFFD\u{F0000}vino", "pan vino"],
  ["no control characters", "pa\u0000n\u0007 \u001Bvino\u0085", "pan vino\n"],
])("BOT-12 the text of a page has %s", (_, given, expected) => {
  expect(cleanCharacters(given)).toBe(expected);
});

test("TRU-29 nothing hides in the text of a page: zero-width, direction and tag characters are gone", () => {
  const hidden = "\u200B\u200C\u200D\u2060\uFEFF\u202E\u202C\u2066\u2069\u200F\u061C\uFE0F\u3164";
  const tags = Array.from("ignore", (letter) =>
    String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
  );
  const text = `abre${hidden} a las ${tags.join("")}diez`;
  expect(cleanCharacters(text)).toBe("abre a las diez");
  expect(cleanCharacters("uno\u{E0041}\uD800 dos")).toBe("uno dos");
});

const withoutRunningLines = (pages: readonly string[]) => clean(pages).map(({ text }) => text);

/** A page with a line at its head and one at its foot. */
const framed = (head: string, body: string, foot: string) =>
  [head, body, foot].map((line, at) => (at === 1 ? line : `${EDGE_MARK}${line}`)).join("\n\n");

test("BOT-12 what runs along the pages is no part of their text, whatever number it has", () => {
  const pages = Array.from({ length: 6 }, (_, at) =>
    framed("Guía de la villa", `Texto número ${at}.`, `Página ${at + 1} de 6`),
  );
  expect(withoutRunningLines(pages)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `Texto número ${n}.`));
  const sides = Array.from({ length: 12 }, (_, at) =>
    framed(at % 2 ? "Guía de la villa" : "Capítulo uno", `Texto ${at}.`, String(at + 7)),
  );
  expect(withoutRunningLines(sides)[4]).toBe("Texto 4.");
});

test("BOT-12 of what runs along the pages it is known what it was, and where it stood", () => {
  const pages = Array.from({ length: 6 }, (_, at) =>
    framed("Guía de la villa, 2026", `Uno ${at}.\n\nDos.`, `Pàgina ${at + 1} de 6`),
  );
  expect(clean(pages)[1]).toEqual({
    text: "Uno 1.\n\nDos.",
    leftOut: [
      { text: "Guía de la villa, 2026", reason: "running-line", place: "above" },
      { text: "Pàgina 2 de 6", reason: "page-number", place: "below" },
    ],
  });
  const numbers = ["– 7 –", "p. 7", "Page 7 of 9", "7/9", "Plaza 7", "Pedidos: 7"];
  const reasons = numbers.map((foot) => {
    const others = Array.from({ length: 6 }, (_, at) => framed(foot, `Texto ${at}.`, "x"));
    return clean(others)[0]?.leftOut[0]?.reason;
  });
  expect(reasons).toEqual([...Array(4).fill("page-number"), ...Array(2).fill("running-line")]);
});

test("BOT-12 lines that differ by a number which does not count the pages stay", () => {
  const prices = [4, 9, 2, 7, 30, 12].map((price) =>
    framed("Ficha", "x", `Precio: ${price} euros`),
  );
  expect(withoutRunningLines(prices)[4]).toBe("x\n\nPrecio: 30 euros");
});

test("BOT-12 of five pages, of half of them, and within a page nothing is taken out", () => {
  const five = Array.from({ length: 5 }, () => framed("Guía", "texto", "1"));
  expect(withoutRunningLines(five)).toEqual(five.map(() => "Guía\n\ntexto\n\n1"));
  const half = ["A", "A", "A", "b", "c", "d"].map((head) => framed(head, head, "fin"));
  expect(withoutRunningLines(half)[0]).toBe("A\n\nA");
  const within = Array.from({ length: 6 }, (_, at) => `Sala ${at + 1}\n\nEntrada incluida.`);
  expect(withoutRunningLines(within)).toEqual(within);
});

test("BOT-12 a page that has nothing but what runs along the pages keeps it", () => {
  const pages = Array.from({ length: 6 }, (_, at) =>
    at === 3 ? `${EDGE_MARK}Catálogo` : framed("Catálogo", `Obra ${at}`, "2026"),
  );
  expect(withoutRunningLines(pages)).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => (at === 3 ? "Catálogo" : `Obra ${at}`)),
  );
});

test("BOT-12 the lines of a paragraph are joined, and the words that they divide", () => {
  expect(joinLines(["La mura-\nlla de la\nvilla.\n\nOtro párrafo."])).toEqual([
    "La muralla de la villa.\nOtro párrafo.",
  ]);
});

test("BOT-12 a divided word keeps its hyphen where the file writes it so, before names and between numbers", () => {
  const [page] = joinLines([
    "El estilo hispano-flamenco. Un retablo hispano-\nflamenco de la escuela anglo-\nsajona. " +
      "De Castilla-\nLeón vino en 1998-\n2001. TraceMonkey, o Trace-\nMonkey.",
  ]);
  expect(page).toBe(
    "El estilo hispano-flamenco. Un retablo hispano-flamenco de la escuela anglosajona. " +
      "De Castilla-León vino en 1998-2001. TraceMonkey, o TraceMonkey.",
  );
});

test("BOT-12 each item of a list stays a line of its own", () => {
  expect(
    joinLines([
      "Se visita:\n• la torre y\nel patio\n• la sala\n1. lunes\n2) martes\na) tarde\n– noche",
    ]),
  ).toEqual([
    "Se visita:\n• la torre y el patio\n• la sala\n1. lunes\n2) martes\na) tarde\n– noche",
  ]);
});

test("BOT-12 accents that TeX set apart are put on their letters", () => {
  const text =
    "L'equaci´o de la secci´on ´ultima: m´es, na¨ıf, Matem`atica, fran¸cais, ma˜nana. ´Es aix´ı.";
  expect(mendTexAccents([text])).toEqual([
    "L'equació de la sección última: més, naïf, Matemàtica, français, mañana. És així.",
  ]);
});

test("BOT-12 an acute that stands for an apostrophe stays", () => {
  const apostrophes = "L´any que ve, l´oli d´oliva i l´aigua s´acaben: n´hi ha poc.";
  expect(mendTexAccents([apostrophes])).toEqual([apostrophes]);
  // Also beside words that TeX has set.
  const both = "La secci´o i l´equaci´o: l´any de la soluci´o.";
  expect(mendTexAccents([both])).toEqual(["La secció i l´equació: l´any de la solució."]);
});

test("BOT-12 a word goes on after the header of the next line, and headers are found by whole lines", () => {
  const pages = Array.from(
    { length: 6 },
    (_, at) =>
      `${EDGE_MARK}Guía de la villa\n\nEl ${"x".repeat(at + 1)} casti-\nllo ${"y".repeat(at + 1)}.\n\n${EDGE_MARK}${at + 1}`,
  );
  expect(cleanPages(pages).map(({ text }) => text)).toEqual(
    ["x", "xx", "xxx", "xxxx", "xxxxx", "xxxxxx"].map(
      (x) => `El ${x} castillo ${x.replaceAll("x", "y")}.`,
    ),
  );
});

/** A line of text as pdf.js gives it. */
const line = (str: string, y: number, { x = 50, size = 10 } = {}): TextRun => ({
  str,
  transform: [size, 0, 0, size, x, y],
  width: str.length * size * 0.5,
  height: size,
  hasEOL: true,
});

test("BOT-12 a paragraph begins after a gap, at other letters, at an indent and after a short line", () => {
  const long = "esta línea es tan larga como todas las demás de la página";
  expect(
    pageLines([
      line("Historia", 800, { size: 16 }),
      line(long, 780),
      line(`${long}.`, 768),
      line(long, 744),
      line("acaba aquí.", 732),
      line(long, 720),
      line(`${long}.`, 708),
      line(long, 696, { x: 70 }),
      line(`${long} y sigue`, 684),
    ]),
  ).toBe(
    [
      "Historia",
      `${long}\n${long}.`,
      `${long}\nacaba aquí.`,
      `${long}\n${long}.`,
      `${long}\n${long} y sigue`,
    ].join("\n\n"),
  );
});

test("BOT-12 a paragraph goes on in the next column", () => {
  const left = ["uno dos tres cuatro cinco", "seis siete ocho nueve diez"];
  expect(
    pageLines([
      line(left[0] ?? "", 800),
      line(left[1] ?? "", 788),
      line("once doce trece catorce y", 800, { x: 300 }),
      line("quince dieciséis diecisiete.", 788, { x: 300 }),
    ]),
  ).toBe([...left, "once doce trece catorce y", "quince dieciséis diecisiete."].join("\n"));
});

test("BOT-12 the runs of a line are one line; a page without any has no text", () => {
  const run = (str: string, hasEOL: boolean): TextRun => ({ ...line(str, 800), hasEOL });
  expect(
    pageLines([run("El cas", false), run("tillo", false), run(" viejo", true), run("", true)]),
  ).toBe("El castillo viejo");
  expect(pageLines([])).toBe("");
});

/** Runs of one line, from left to right; the last one ends it. */
const row = (y: number, cells: readonly (readonly [string, number])[], more: object = {}) =>
  cells.map(([str, x], at): TextRun => {
    return { ...line(str, y, { x }), hasEOL: at + 1 === cells.length, ...more };
  });

test("BOT-12 each row of a table says what its cells are, under their headings", () => {
  const head = [
    ["Temporada", 60],
    ["Martes a viernes", 150],
    ["Lunes", 300],
  ] as const;
  const text = pageLines([
    line("Horarios", 800, { size: 16 }),
    ...row(780, head, { fontName: "bold" }),
    ...row(
      766,
      [
        ["Verano", 50],
        ["10:00–20:00", 160],
        ["Cerrado", 298],
      ],
      { fontName: "plain" },
    ),
    ...row(
      752,
      [
        ["Invierno", 50],
        ["10:00–18:00", 160],
        ["Cerrado", 298],
      ],
      { fontName: "plain" },
    ),
    line("La taquilla cierra media hora antes.", 730),
  ]);
  expect(text.split("\n\n")).toEqual([
    "Horarios",
    "Temporada: Verano · Martes a viernes: 10:00–20:00 · Lunes: Cerrado",
    "Temporada: Invierno · Martes a viernes: 10:00–18:00 · Lunes: Cerrado",
    "La taquilla cierra media hora antes.",
  ]);
});

test("BOT-12 a heading may miss at the first column, a cell may have two lines, and a list has no headings", () => {
  const text = pageLines([
    ...row(
      780,
      [
        ["Verano", 160],
        ["Invierno", 300],
      ],
      { fontName: "bold" },
    ),
    ...row(766, [
      ["Adultos", 50],
      ["10 €", 160],
      ["8 €, los", 300],
    ]),
    line("martes 6 €", 754, { x: 300 }),
    ...row(740, [
      ["Niños", 50],
      ["gratis", 160],
      ["gratis", 300],
    ]),
  ]);
  expect(text.split("\n\n")).toEqual([
    "Adultos · Verano: 10 € · Invierno: 8 €, los martes 6 €",
    "Niños · Verano: gratis · Invierno: gratis",
  ]);
  const list = pageLines([
    ...row(780, [
      ["Café", 50],
      ["1,50 €", 300],
    ]),
    ...row(766, [
      ["Té:", 50],
      ["2 €", 300],
    ]),
  ]);
  expect(list).toBe("Café: 1,50 €\n\nTé: 2 €");
});

test("BOT-12 text in two columns is no table", () => {
  const column = "una línea de una columna que llena su ancho";
  const runs = [800, 788, 776].flatMap((y) =>
    row(y, [
      [column, 50],
      [column, 320],
    ]),
  );
  expect(pageLines(runs)).not.toContain("·");
  expect(pageLines(runs)).not.toContain(":");
});

test("BOT-12 bold that is printed twice, letters set apart, numbers of footnotes and old ligatures are read as what they stand for", () => {
  const twice = [line("Horario", 800), { ...line("Horario", 800, { x: 50.4 }) }];
  expect(pageLines(twice)).toBe("Horario");
  expect(pageLines([line("S A L A  D E L  M A R", 800)])).toBe("SALA DEL MAR");
  const raised = (str: string, x: number) => ({ ...line(str, 804, { x, size: 6 }), hasEOL: true });
  const price = { ...line("General 9 €", 800), hasEOL: false };
  expect(pageLines([price, raised("1", 105)])).toBe("General 9 €");
  const area = { ...line("Mide 40 m", 800), hasEOL: false };
  expect(pageLines([area, raised("2", 95)])).toBe("Mide 40 m²");
  expect(pageLines([line("o\uF001cina, \uF002or", 800)])).toBe("oficina, flor");
});

test("TRU-26 a page is scanned when it has no text but what a program has put at the edge of all", () => {
  const stamp = `${EDGE_MARK}Digitalizado por la biblioteca`;
  expect(scannedPages(["", "3", `${stamp}\n\nUna página con su texto.`])).toEqual([1, 2]);
  expect(scannedPages([stamp, stamp, stamp])).toEqual([1, 2, 3]);
  const rooms = [1, 2, 3, 4, 5].map((room) => `Sala ${room}\n\nEntrada incluida en el precio.`);
  expect(scannedPages(rooms)).toEqual([]);
  expect(scannedPages([`${EDGE_MARK}Un folleto de una sola línea.`])).toEqual([]);
});

test("BOT-12 small lines at the edge of a page are marked, its headings and its text are not", () => {
  const text = pageLines(
    [
      line("Guía de la villa", 820, { size: 8 }),
      line("SALA 3", 790, { size: 24 }),
      line("Los relojes de sol.", 700),
      line("Entrada incluida.", 680),
      line("3", 20, { size: 8 }),
    ],
    [0, 842],
  );
  expect(text.split("\n\n")).toEqual([
    `${EDGE_MARK}Guía de la villa`,
    "SALA 3",
    "Los relojes de sol.\nEntrada incluida.",
    `${EDGE_MARK}3`,
  ]);
});
