import { expect, test } from "vitest";
import { experienceFields } from "../experience/experience.ts";
import { pointFields } from "../experience/point.ts";
import { emptyModel, withValues } from "../experience/fields.ts";
import { outdatedSources, routeTexts } from "../texts/texts.ts";
import { reviewTexts } from "./review-texts.ts";
import { textMark, UnreadableTexts } from "./text-file.ts";
import { offeredRows, readTables, writeTable } from "./text-table.ts";

const TEXTS = routeTexts({
  experience: withValues(emptyModel(experienceFields), [
    ["name.cas", "La ruta"],
    ["name.cat", "Una ruta"],
    ["name.eng", "A route"],
    ["slogan.cas", "Hola\na todos"],
    ["slogan.eng", "Hello"],
  ]),
  points: [{ id: 7, point: withValues(emptyModel(pointFields), [["name.cas", "=SUM(1)"]]) }],
});
const OUTDATED = outdatedSources([
  { point: undefined, path: "name", language: "eng", source: "Otra" },
]);
const TITLES = {
  where: "Dónde",
  limit: "Límite",
  notes: "Nota",
  comments: "Comentarios",
  languages: { cas: "es (castellano, original)", cat: "ca (catalán)", eng: "en (inglés)" },
};
const written = (texts = offeredRows(TEXTS, { source: "cas", which: "all", outdated: OUTDATED })) =>
  writeTable({
    experience: 12,
    source: "cas",
    texts,
    outdated: OUTDATED,
    titles: TITLES,
    wordsOf: ({ path }) => ({ where: path, limit: "60", notes: "n" }),
  });
const plain = (cells: ReturnType<typeof written>) =>
  cells.map((row) => row.map(({ text }) => text));
const outcomes = (...tables: string[][][]) =>
  reviewTexts(readTables(tables).units, { experience: 12, texts: TEXTS }).map(
    ({ unit, text, outcome, reasons, language, value }) =>
      [text?.id ?? unit.id, language, outcome, ...reasons, value].join(" | "),
  );

test("a table has a row for each text, with what is to do marked", () => {
  expect(written()).toEqual([
    [
      { text: "id" },
      { text: "Dónde" },
      { text: "Límite" },
      { text: "es (castellano, original)" },
      { text: "ca (catalán)" },
      { text: "en (inglés)" },
      { text: "Nota" },
      { text: "Comentarios" },
      { text: "control" },
    ],
    [
      { text: "experience/name" },
      { text: "name" },
      { text: "60" },
      { text: "La ruta" },
      { text: "Una ruta" },
      { text: "A route", state: "needsReview" },
      { text: "n" },
      { text: "" },
      { text: `12 ca:${textMark("Una ruta")} en:${textMark("A route")}` },
    ],
    [
      { text: "experience/slogan" },
      { text: "slogan" },
      { text: "60" },
      { text: "Hola\na todos" },
      { text: "", state: "untranslated" },
      { text: "Hello" },
      { text: "n" },
      { text: "" },
      { text: `12 ca:${textMark("")} en:${textMark("Hello")}` },
    ],
    [
      { text: "point/7/name" },
      { text: "name" },
      { text: "60" },
      { text: "=SUM(1)" },
      { text: "", state: "untranslated" },
      { text: "", state: "untranslated" },
      { text: "n" },
      { text: "" },
      { text: `12 ca:${textMark("")} en:${textMark("")}` },
    ],
  ]);
});

test("what is missing in any language goes out alone where that is asked for", () => {
  const ids = (outdated: typeof OUTDATED) =>
    offeredRows(TEXTS, { source: "cas", which: "missing", outdated }).map(({ id }) => id);
  expect(ids(OUTDATED)).toEqual(["experience/name", "experience/slogan", "point/7/name"]);
  expect(ids(new Map())).toEqual(["experience/slogan", "point/7/name"]);
});

test("a table that comes back as it went out changes nothing", () => {
  expect(outcomes(plain(written()))).toEqual([
    "experience/name | cat | same | Una ruta",
    "experience/name | eng | same | A route",
    "experience/slogan | cat | empty | ",
    "experience/slogan | eng | same | Hello",
    "point/7/name | cat | empty | ",
    "point/7/name | eng | empty | ",
  ]);
});

test("rows and columns come back in any order, with others between them, and only what has changed is taken", () => {
  const [titles = [], name = [], slogan = [], point = []] = plain(written());
  const turned = (row: string[], extra: string) => [extra, ...row.toReversed()];
  slogan[4] = "Hola a tothom";
  slogan[7] = "¿Tú?";
  name[5] = "The route";
  const table = [
    ["Presupuesto 33", "", ""],
    [],
    turned(titles, "Precio"),
    turned(point, "1"),
    turned(slogan, "2"),
    turned(name, "3"),
  ];
  expect(outcomes(table).filter((line) => !/same|empty/.test(line))).toEqual([
    "experience/slogan | cat | taken | Hola a tothom",
    "experience/name | eng | taken | The route",
  ]);
  expect(readTables([table]).units.find(({ target }) => target === "Hola a tothom")?.notes).toEqual(
    ["¿Tú?"],
  );
});

test("a sheet of another program is read by the names of its languages", () => {
  const table = [
    ["Castellano", "Català", "English"],
    ["Hola a todos", "Hola a tothom", ""],
    ["=SUM(1)", "", "Sum"],
  ];
  expect(outcomes([["x"]], table)).toEqual([
    "experience/slogan | cat | choose | noId | Hola a tothom",
    "experience/slogan | eng | empty | ",
    "point/7/name | cat | empty | ",
    "point/7/name | eng | choose | noId | Sum",
  ]);
});

test("a table without a source, and one made from another language, are read as such", () => {
  expect(
    outcomes([
      ["ID", "ca"],
      ["experience/slogan", "Hola"],
    ]),
  ).toEqual(["experience/slogan | cat | withoutSource | Hola"]);
  expect(
    outcomes([
      ["id", "en (source)", "ca", "es"],
      ["experience/slogan", "Hello", "Hola", "Buenas"],
    ]),
  ).toEqual([
    "experience/slogan | cat | taken | Hola",
    "experience/slogan | cas | choose | targetChanged | Buenas",
  ]);
});

test("a value that a program has made of a text is asked about, and a column that is not read is named", () => {
  const day = { shown: "12 de marzo" };
  const { units, unread } = readTables([
    [
      ["id", "es", "ca", "Nota", "Gallego", "Vacía"],
      ["experience/slogan", "Hola a todos", day, "n", "Ola", ""],
    ],
  ]);
  expect(reviewTexts(units, { experience: 12, texts: TEXTS })).toMatchObject([
    { outcome: "choose", reasons: ["noText"], value: "12 de marzo" },
  ]);
  expect(unread).toEqual(["Gallego"]);
});

test("a translation that was changed meanwhile, another experience and other sources are told", () => {
  const [titles = [], name = []] = plain(written());
  const changed = name.with(4, "El camí");
  const control = (text: string) => changed.with(8, text);
  expect(outcomes([titles, changed])[0]).toBe("experience/name | cat | taken | El camí");
  expect(outcomes([titles, control("12 ca:x en:y")])[0]).toBe(
    "experience/name | cat | choose | targetChanged | El camí",
  );
  expect(outcomes([titles, control("")])[0]).toBe(
    "experience/name | cat | choose | targetChanged | El camí",
  );
  expect(outcomes([titles, control("13 ca:x")])[0]).toMatch(/unknown \| El camí$/);
  expect(outcomes([titles, changed.with(3, "Las rutas")])[0]).toBe(
    "experience/name | cat | choose | sourceChanged | El camí",
  );
});

test("tables without a language to translate into, or with too many rows, are refused", () => {
  const reasonOf = (table: string[][]) => {
    try {
      readTables([table]);
      return undefined;
    } catch (error) {
      return error instanceof UnreadableTexts ? error.reason : error;
    }
  };
  expect(reasonOf([["id", "es"]])).toBe("columns");
  expect(reasonOf([["ca", "en"]])).toBe("columns");
  expect(reasonOf([["En el archivo", "Es de casa", "Caja"]])).toBe("columns");
  expect(reasonOf([])).toBe("columns");
  const rows = (count: number) => Array.from({ length: count }, () => ["x", "y"]);
  expect(reasonOf([["id", "ca"], ...rows(20_000)])).toBeUndefined();
  expect(reasonOf([["id", "ca"], ...rows(20_001)])).toBe("tooMany");
});
