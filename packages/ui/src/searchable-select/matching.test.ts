import { expect, test } from "vitest";
import { groupedOptions, matchingOptions } from "./matching.ts";

const options = [
  { value: "1", label: "Ávila monumental", description: "Castilla y León" },
  { value: "2", label: "Ruta del Prado", description: "Madrid" },
  { value: "3", label: "Niños al parc" },
];
const found = (search: string) => matchingOptions(options, search).map((option) => option.value);

test("case and accents do not count", () => {
  expect(found("AVILA")).toEqual(["1"]);
  expect(found("ninos")).toEqual(["3"]);
});

test("every word must be there, in any order, in label or description", () => {
  expect(found("prado ruta")).toEqual(["2"]);
  expect(found("prado madrid")).toEqual(["2"]);
  expect(found("prado leon")).toEqual([]);
});

test("a blank search keeps all options, the very same list", () => {
  expect(matchingOptions(options, "  ")).toBe(options);
});

test("regular expression characters are plain text", () => {
  expect(found(".*")).toEqual([]);
});

test("options stand under their groups, in the order in which each comes first", () => {
  const a = { value: "a", label: "A", group: "One" };
  const b = { value: "b", label: "B" };
  const c = { value: "c", label: "C", group: "One" };
  expect(groupedOptions([a, b, c])).toEqual([
    { name: "One", options: [a, c] },
    { name: "", options: [b] },
  ]);
});
