import fc from "fast-check";
import { expect, test } from "vitest";
import { exceedsJson } from "./json-bounds.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
/** Lists, objects and the commas in them. */
function partsOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inner: unknown[] = Object.values(value);
  return Math.max(1, inner.length) + inner.reduce<number>((sum, each) => sum + partsOf(each), 0);
}

test("what is within the bounds passes, whatever stands in its texts, as text and as bytes", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const value: unknown = JSON.parse(text);
      const bounds = { depth: depthOf(value), parts: partsOf(value) };
      expect(exceedsJson(text, bounds)).toBe(false);
      expect(exceedsJson(bytesOf(text), bounds)).toBe(false);
    }),
  );
});

test.each([
  ["lists", "[[[]]]", { depth: 2, parts: 9 }],
  ["objects", '{"a":{"b":{}}}', { depth: 2, parts: 9 }],
  ["what is never closed", "[".repeat(1000), { depth: 999, parts: 9999 }],
])("TRU-20 deeper than the bound is refused: %s", (_what, text, bounds) => {
  expect(exceedsJson(text, bounds)).toBe(true);
  expect(exceedsJson(text, { ...bounds, depth: bounds.depth + 1 })).toBe(false);
});

test.each([
  ["values", "[1,2,3]", 3],
  ["objects", "[{},{},{}]", 6],
  ["members", '{"a":1,"b":2}', 2],
])("TRU-20 more than the bound is refused: %s", (_what, text, parts) => {
  expect(exceedsJson(bytesOf(text), { depth: 9, parts })).toBe(false);
  expect(exceedsJson(bytesOf(text), { depth: 9, parts: parts - 1 })).toBe(true);
});

test("brackets and commas in texts, also behind a quote that is escaped, count for nothing", () => {
  const text = JSON.stringify(['[[,"[,\\', "[[[["]);
  expect(exceedsJson(text, { depth: 1, parts: 2 })).toBe(false);
});
