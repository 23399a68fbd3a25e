import { expect, test } from "vitest";
import { emailsIn, oneEmail } from "./editor-emails.ts";

test.each([
  ["ana@x.es", [["", "ana@x.es", "ana@x.es"]]],
  ["Ana <Ana@x.es>", [["Ana", "ana@x.es", "Ana <Ana@x.es>"]]],
  [
    "ana@x.es Luis <luis@x.es>; eva@x.es",
    [
      ["", "ana@x.es", "ana@x.es"],
      ["Luis", "luis@x.es", " Luis <luis@x.es>"],
      ["", "eva@x.es", "eva@x.es"],
    ],
  ],
  ['"Soler; Nuria" <n@x.es>', [["Soler; Nuria", "n@x.es", '"Soler; Nuria" <n@x.es>']]],
  ['"n@x.es" <n@x.es>', [["n@x.es", "n@x.es", '"n@x.es" <n@x.es>']]],
  [
    "Soler, Nuria <mailto:n@x.es>, Ana <a@x.es>",
    [
      ["Soler, Nuria", "n@x.es", "Soler, Nuria <mailto:n@x.es>"],
      ["Ana", "a@x.es", ", Ana <a@x.es>"],
    ],
  ],
  ["mailto:ana@x.es", [["", "ana@x.es", "mailto:ana@x.es"]]],
  ["<b> Ana < ana@x.es >", [["Ana", "ana@x.es", " Ana < ana@x.es >"]]],
  ["(ana@x.es)", [["", "ana@x.es", "ana@x.es"]]],
  ["@ana, ana@, a b", []],
])("the addresses in %s", (text, expected) => {
  expect(emailsIn(text).map(({ name, email, text: own }) => [name, email, own])).toEqual(expected);
});

/** Far longer than any file may be: what grows with the square of it never ends. */
const MANY = 300_000;

test.each([
  ["words without an address", "a ".repeat(MANY)],
  ["one long word", "a".repeat(MANY)],
  ["a long word before its sign", `${"a".repeat(MANY)}@`],
  ["signs", "@".repeat(MANY)],
  ["brackets that nothing closes", "<@".repeat(MANY)],
  ["brackets around nothing", "<>".repeat(MANY)],
  ["quotes", '"'.repeat(MANY)],
  ["quotes before an address", `${'";'.repeat(MANY)}<a@b.es>`],
  ["blanks before an address", `a${" ".repeat(MANY)}b <a@b.es>`],
  ["addresses", "a@b.es;".repeat(MANY / 10)],
  ["named addresses", "Ana <a@b.es>;".repeat(MANY / 10)],
])("a long cell is read in one go: %s", (_, cell) => {
  expect(emailsIn(cell).length).toBeLessThanOrEqual(MANY);
  expect(typeof oneEmail(cell, cell)).toBe("string");
});
