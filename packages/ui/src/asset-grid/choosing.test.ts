import { expect, test } from "vitest";
import { chosenAfter } from "./choosing.ts";

const ids = ["a", "b", "c", "d"];

test("UIK-05 a press chooses, a second one lets go", () => {
  const once = chosenAfter(ids, ["d"], { pressed: 1, anchor: 0, range: false });
  expect(once).toEqual(["d", "b"]);
  expect(chosenAfter(ids, once, { pressed: 1, anchor: 1, range: false })).toEqual(["d"]);
});

test("UIK-05 with Shift everything in between is added, in either direction", () => {
  expect(chosenAfter(ids, ["a"], { pressed: 2, anchor: 0, range: true })).toEqual(["a", "b", "c"]);
  expect(chosenAfter(ids, ["d"], { pressed: 1, anchor: 3, range: true })).toEqual(["d", "b", "c"]);
});

test("UIK-05 what is chosen and not shown stays chosen", () => {
  expect(chosenAfter(ids, ["gone"], { pressed: 0, anchor: 0, range: false })).toEqual([
    "gone",
    "a",
  ]);
});
