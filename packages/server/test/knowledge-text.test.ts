import { expect, test } from "vitest";
import { cleanCharacters } from "../src/bots/knowledge/clean-characters.ts";
import { cleanPages } from "../src/bots/knowledge/clean-text.ts";
import { joinLines } from "../src/bots/knowledge/join-lines.ts";
import { pageLines, type TextRun } from "../src/bots/knowledge/page-lines.ts";
import { withoutRunningLines } from "../src/bots/knowledge/running-lines.ts";
import { mendTexAccents } from "../src/bots/knowledge/tex-accents.ts";

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

test("BOT-12 what runs along the pages is no part of their text, whatever number it has", () => {
  const pages = Array.from({ length: 5 }, (_, at) => {
    const page = at + 1;
    return `Guía de la villa\n\nCapítulo ${page === 3 ? "dos" : "uno"}\n\nTexto número ${"i".repeat(page)}.\n\nPágina ${page} de 5`;
  });
  expect(withoutRunningLines(pages)).toEqual([
    "Texto número i.",
    "Texto número ii.",
    "Capítulo dos\n\nTexto número iii.",
    "Texto número iiii.",
    "Texto número iiiii.",
  ]);
});

test("BOT-12 lines that differ by a number which does not count the pages stay", () => {
  const prices = [4, 9, 2, 7, 30].map((price) => `Ficha\nPrecio: ${price} euros`);
  expect(withoutRunningLines(prices)).toEqual([4, 9, 2, 7, 30].map((n) => `Precio: ${n} euros`));
  const years = [11, 12, 13, 14].map((page) => `Guía 2024, ${page}\ntexto ${"i".repeat(page)}`);
  expect(withoutRunningLines(years)[0]).toBe("texto iiiiiiiiiii");
});

test("BOT-12 of few pages, of few of them, and within a page nothing is taken out", () => {
  const three = ["Guía\n1", "Guía\n2", "Guía\n3"];
  expect(withoutRunningLines(three)).toEqual(three);
  const rare = ["A\nuno", "A\ndos", "tres", "cuatro", "cinco", "seis"];
  expect(withoutRunningLines(rare)).toEqual(rare);
  const within = ["a", "b", "c", "d"].map(
    (name) => `${name}1 x\n${name}y\n${name}z\nPrecio: 3 euros\n${name}u\n${name}v\n${name}w`,
  );
  expect(withoutRunningLines(within)).toEqual(within);
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
    { length: 4 },
    (_, at) =>
      `Guía de la villa\n\nEl ${"x".repeat(at + 1)} casti-\nllo ${"y".repeat(at + 1)}.\n\n${at + 1}`,
  );
  expect(cleanPages(pages)).toEqual(
    ["x", "xx", "xxx", "xxxx"].map((x) => `El ${x} castillo ${x.replaceAll("x", "y")}.`),
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
