import { expect, test } from "vitest";
import { readJsonSequence } from "./read-json-sequence.ts";

test("objects are read one a line, and a broken line is told by its number", () => {
  expect(readJsonSequence('{"a":1}\n\n{"b":\n{"c":3}\n')).toEqual({
    outcome: "read",
    value: [{ a: 1 }, { c: 3 }],
    notes: [{ note: "brokenLine", line: 3 }],
  });
});

test("one object over several lines is no sequence", () => {
  expect(readJsonSequence('{\n"a": 1\n}')).toEqual({ outcome: "refused", reason: "format" });
});
