import { expect, test } from "vitest";
import { placeAfter } from "./movement.ts";

/** Eleven tiles in rows of four: 0-3, 4-7, 8-10. */
const from = (index: number, key: string) =>
  placeAfter(key, { index, count: 11, columns: 4, linesInView: 2 });

test.each([
  ["ArrowRight", 3, 4],
  ["ArrowRight", 10, 10],
  ["ArrowLeft", 4, 3],
  ["ArrowLeft", 0, 0],
])("UIK-05 %s from %i goes on over the ends of lines, to %i", (key, index, to) => {
  expect(from(index, key)).toBe(to);
});

test.each([
  ["ArrowDown", 1, 5],
  ["ArrowDown", 7, 10],
  ["ArrowDown", 9, 9],
  ["ArrowUp", 9, 5],
  ["ArrowUp", 2, 2],
])("UIK-05 %s from %i stays in its column, to %i", (key, index, to) => {
  expect(from(index, key)).toBe(to);
});

test.each([
  ["PageDown", 1, 9],
  ["PageDown", 5, 9],
  ["PageUp", 9, 1],
  ["PageUp", 5, 1],
  ["Home", 9, 0],
  ["End", 1, 10],
])("UIK-05 %s from %i goes by pages and ends, to %i", (key, index, to) => {
  expect(from(index, key)).toBe(to);
});

test("UIK-05 other keys do not move the focus", () => {
  expect(from(1, "a")).toBeUndefined();
});
