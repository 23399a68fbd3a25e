import { expect, test } from "vitest";
import { cleanCharacters } from "../src/bots/knowledge/clean-characters.ts";
import { pageLines } from "../src/bots/knowledge/page-lines.ts";
import type { TextRun } from "../src/bots/knowledge/text-lines.ts";

const HEIGHT = 10;

const run = (
  str: string,
  x: number,
  y: number,
  { width = 5 * str.length, font = "text" } = {},
) => ({
  str,
  transform: [1, 0, 0, 1, x, y],
  width,
  height: HEIGHT,
  fontName: font,
  hasEOL: false,
});

/** A line of cells, each with its x. */
const line = (y: number, cells: readonly (readonly [text: string, x: number])[], font = "text") =>
  cells.map(([text, x], at): TextRun => ({
    ...run(text, x, y, { font }),
    hasEOL: at + 1 === cells.length,
  }));

/** As Calc writes it: what has several lines comes last. */
const PROGRAMME = [
  ...line(
    539,
    [
      ["Dia", 35],
      ["Hora", 120],
      ["Activitat", 170],
      ["Lloc", 400],
    ],
    "bold",
  ),
  ...line(513, [["Dijous 20", 35]]),
  ...line(526, [
    ["19:00", 120],
    ["Pregó", 170],
    ["Ajuntament", 400],
  ]),
  ...line(513, [
    ["22:30", 120],
    ["Cinema", 170],
    ["Pati", 400],
  ]),
  ...line(488, [
    ["10:00", 120],
    ["Taller", 170],
    ["Plaça", 400],
  ]),
  ...line(475, [
    ["22:00", 120],
    ["Carrer Major", 400],
  ]),
  ...line(486, [["Divendres", 35]]),
  ...line(475, [["21", 35]]),
  ...line(486, [["Correfoc dels", 170]]),
  ...line(475, [["Diables", 170]]),
];

test("BOT-12 cells that are written last are in their row, and a label of several rows is in each", () => {
  const text = pageLines(PROGRAMME);
  expect(text.split("\n\n")).toEqual([
    "Dia: Dijous 20 · Hora: 19:00 · Activitat: Pregó · Lloc: Ajuntament",
    "Dia: Dijous 20 · Hora: 22:30 · Activitat: Cinema · Lloc: Pati",
    "Dia: Divendres 21 · Hora: 10:00 · Activitat: Taller · Lloc: Plaça",
    "Dia: Divendres 21 · Hora: 22:00 · Activitat: Correfoc dels Diables · Lloc: Carrer Major",
  ]);
});

test("BOT-12 columns of text that go back up are no table", () => {
  const column = (x: number, word: string) =>
    [700, 688, 676, 664].flatMap((y) => line(y, [[`${word} en la línea ${y}`, x]]));
  const text = pageLines([...column(40, "izquierda"), ...column(300, "derecha")]);
  expect(text).not.toContain("·");
  expect(text.indexOf("derecha en la línea 700")).toBeGreaterThan(
    text.indexOf("izquierda en la línea 664"),
  );
});

test("BOT-12 a heading over two columns is said once", () => {
  const rows = [
    ...line(
      700,
      [
        ["N.º Puesto", 50],
        ["Producto", 200],
      ],
      "bold",
    ),
    ...line(688, [
      ["3", 50],
      ["Hermanas Pascual", 80],
      ["fruta", 200],
    ]),
    ...line(676, [
      ["8", 50],
      ["El Faro", 80],
      ["pescado", 200],
    ]),
  ];
  expect(pageLines(rows).split("\n\n")).toEqual([
    "N.º Puesto: 3 Hermanas Pascual · Producto: fruta",
    "N.º Puesto: 8 El Faro · Producto: pescado",
  ]);
});

/** Lines of justified text, each with the place where it ends. */
const justified = (lines: readonly (readonly [text: string, right: number])[]) =>
  lines.map(([text, right], at): TextRun => ({
    ...run(text, 40, 700 - 12 * at, { width: right - 40 }),
    hasEOL: true,
  }));

test("BOT-12 in justified text a line that ends before the margin has lost its hyphen", () => {
  const text = pageLines(
    justified([
      ["Todos los jueves a las seis de la tarde hay un", 280],
      ["taller de cocina en el aula, con la inscrip", 278.2],
      ["ción en el puesto de la entrada o en la", 280],
      ["oficina.", 281.5],
      ["También los sábados por la mañana, en la", 280],
      ["planta de arriba", 120],
    ]),
  );
  expect(text).toContain("con la inscripción en el puesto");
  expect(text).toContain("hay un\ntaller");
  expect(text).toContain("en la\noficina.");
});

test("BOT-12 ragged text keeps its words apart", () => {
  const text = pageLines(
    justified([
      ["Todos los jueves a las seis de la tarde", 268],
      ["hay un taller de cocina en el aula", 261],
      ["con inscripción previa en la oficina", 266],
      ["o por correo", 120],
    ]),
  );
  expect(text).toContain("tarde\nhay un");
  expect(text).toContain("aula\ncon");
});

test.each([
  ["昀椀esta, o昀椀cina, a昀氀uente, e昀昀ect", "fiesta, oficina, afluente, effect"],
  ["El col.legi i la vil.la.", "El col·legi i la vil·la."],
  ["hotel.les@example.org y www.mel.local/al.la", "hotel.les@example.org y www.mel.local/al.la"],
])("BOT-12 letters that a program has spoilt are mended: %s", (given, expected) => {
  expect(cleanCharacters(given)).toBe(expected);
});
