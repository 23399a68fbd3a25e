import { expect, test } from "vitest";
import { facetOptions, filterByFacet } from "./facets.ts";

const rows = [
  { id: 1, company: "Zeta" },
  { id: 2, company: "Ávila Tours" },
  { id: 3, company: null },
  { id: 4, company: "Zeta" },
  { id: 5, company: "  " },
];
const company = (row: (typeof rows)[number]) => row.company;
const kept = (choice: readonly string[] | null) =>
  filterByFacet(rows, choice, company).map((row) => row.id);

test("USR-04, EXP-01 the options are the values that occur, counted, by the alphabet, blank last", () => {
  expect(facetOptions(rows, { value: company, blank: "Without company" })).toEqual([
    { value: "Ávila Tours", label: "Ávila Tours", count: 1 },
    { value: "Zeta", label: "Zeta", count: 2 },
    { value: "", label: "Without company", count: 2 },
  ]);
});

test("USR-04 options are sorted by their labels", () => {
  const names: Record<string, string> = { Zeta: "A company", "Ávila Tours": "B company" };
  const options = facetOptions(rows, {
    value: company,
    label: (value) => names[value] ?? value,
    blank: "None",
  });
  expect(options.map((option) => option.label)).toEqual(["A company", "B company", "None"]);
});

test("USR-04, EXP-01 no choice made keeps every row", () => {
  expect(kept(null)).toEqual([1, 2, 3, 4, 5]);
});

test("USR-04, EXP-01 a choice keeps the rows of the chosen values", () => {
  expect(kept(["Zeta"])).toEqual([1, 4]);
  expect(kept(["", "Ávila Tours"])).toEqual([2, 3, 5]);
});

test("USR-04, EXP-01 nothing chosen keeps no row", () => {
  expect(kept([])).toEqual([]);
});
