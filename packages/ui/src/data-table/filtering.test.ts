import { expect, test } from "vitest";
import { filterRows } from "./filtering.ts";

const rows = [
  { name: "Ávila monumental", email: "avila@example.org" },
  { name: "Ruta del Prado", email: null },
  { name: "Niños al parc", email: "PARC@example.org" },
];

function names(search: string) {
  return filterRows(rows, search, (row) => [row.name, row.email]).map((row) => row.name);
}

test("USR-03, EXP-01 a search is a substring of one of the texts", () => {
  expect(names("del")).toEqual(["Ruta del Prado"]);
  expect(names("@example")).toEqual(["Ávila monumental", "Niños al parc"]);
});

test("USR-03, EXP-01 case is ignored on either side", () => {
  expect(names("RUTA")).toEqual(["Ruta del Prado"]);
  expect(names("parc@")).toEqual(["Niños al parc"]);
});

test("USR-03, EXP-01 accents are ignored on either side", () => {
  expect(names("avila mon")).toEqual(["Ávila monumental"]);
  expect(names("prádo")).toEqual(["Ruta del Prado"]);
  expect(names("ninos")).toEqual(["Niños al parc"]);
});

test("USR-03, EXP-01, LIB-05 the words of a search are found in any order and in any text, none across two", () => {
  expect(names("monumental avila")).toEqual(["Ávila monumental"]);
  expect(names("parc@ al niños")).toEqual(["Niños al parc"]);
  expect(names("prado avila")).toEqual([]);
  expect(names("monumentalavila")).toEqual([]);
});

test("USR-03, EXP-01 regular expression characters are plain text", () => {
  expect(names(".*")).toEqual([]);
});

test("USR-03, EXP-01 a blank search keeps every row, blanks around it do not count", () => {
  expect(names("  ")).toHaveLength(3);
  expect(names(" prado ")).toEqual(["Ruta del Prado"]);
});

test("UIK-02 the texts of a row are read once, however many searches look at them", () => {
  let reads = 0;
  const searchIn = (row: { name: string }) => {
    reads += 1;
    return [row.name];
  };
  for (const search of ["p", "pr", "pra"]) filterRows(rows, search, searchIn);
  expect(reads).toBe(rows.length);
});

test("UIK-02 rows that are searched by two functions are told apart", () => {
  const byName = (row: { name: string }) => [row.name];
  const byMail = (row: { email: string | null }) => [row.email];
  expect(filterRows(rows, "avila", byName)).toHaveLength(1);
  expect(filterRows(rows, "parc@", byName)).toHaveLength(0);
  expect(filterRows(rows, "parc@", byMail)).toHaveLength(1);
});

test("what a search takes for the same is the caller's to say, and one way is not kept for another", () => {
  const points = [{ name: "col·legi" }, { name: "correu" }];
  const searchIn = (row: { name: string }) => [row.name];
  const pointless = (text: string) => text.replaceAll("·", "");
  expect(filterRows(points, "collegi", searchIn)).toEqual([]);
  expect(filterRows(points, "collegi", searchIn, pointless)).toEqual([points[0]]);
});
