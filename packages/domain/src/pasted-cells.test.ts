import { expect, test } from "vitest";
import { pastedCells } from "./pasted-cells.ts";

test.each([
  ["one line", "one line"],
  ['"a"\t"b\nc"', '"a"\tb\nc'],
  ["one line\r\n", "one line"],
  ['"The ""Prado""\nis open"\r\n', 'The "Prado"\nis open'],
  ['"a\nb"\tc\r\n"d"\t"e\r\nf"\r\n', 'a\nb\tc\n"d"\te\nf'],
  ['"quoted words"', '"quoted words"'],
  ['He said "yes\nno" twice', 'He said "yes\nno" twice'],
  ['"not closed\nat all', '"not closed\nat all'],
  ['"a"\n"b"', '"a"\n"b"'],
])("EXP-06 copied cells %j are the text %j", (copied, text) => {
  expect(pastedCells(copied)).toBe(text);
});

test("many quotes take no longer than their number", () => {
  const began = performance.now();
  pastedCells('"\n'.repeat(100_000));
  pastedCells(`"${"\n".repeat(100_000)}`);
  pastedCells('\n"""a'.repeat(100_000));
  pastedCells(`"\n${'""'.repeat(100_000)}`);
  expect(performance.now() - began).toBeLessThan(5000);
});
