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

test("USR-03, EXP-01 case does not count on either side", () => {
  expect(names("RUTA")).toEqual(["Ruta del Prado"]);
  expect(names("parc@")).toEqual(["Niños al parc"]);
});

test("USR-03, EXP-01 accents do not count on either side", () => {
  expect(names("avila mon")).toEqual(["Ávila monumental"]);
  expect(names("prádo")).toEqual(["Ruta del Prado"]);
  expect(names("ninos")).toEqual(["Niños al parc"]);
});

test("USR-03, EXP-01 a search does not join two texts", () => {
  expect(names("monumental avila@")).toEqual([]);
});

test("USR-03, EXP-01 signs of a pattern are plain text", () => {
  expect(names(".*")).toEqual([]);
});

test("USR-03, EXP-01 a blank search keeps every row, blanks around it do not count", () => {
  expect(names("  ")).toHaveLength(3);
  expect(names(" prado ")).toEqual(["Ruta del Prado"]);
});
