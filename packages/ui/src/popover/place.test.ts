import { expect, test } from "vitest";
import { placeOf } from "./place.ts";

const view = { width: 800, height: 600 };
const panel = { width: 200, height: 300 };
const triggerAt = (left: number, top: number) => ({
  left,
  right: left + 100,
  top,
  bottom: top + 36,
});

test("a panel is below its trigger, aligned with its start or its end", () => {
  expect(placeOf(triggerAt(300, 100), panel, view, "left")).toMatchObject({ left: 300, top: 142 });
  expect(placeOf(triggerAt(300, 100), panel, view, "right")).toMatchObject({ left: 200, top: 142 });
});

test("a panel is above its trigger where there is no space below", () => {
  expect(placeOf(triggerAt(300, 500), panel, view, "left")).toMatchObject({ top: 194 });
  // Unless what is there below is enough.
  const below = placeOf(triggerAt(300, 500), panel, view, "left", 40);
  expect(below).toMatchObject({ top: 542, maxHeight: 50 });
});

test("a panel that fits on neither side uses the larger one and scrolls", () => {
  const tall = { width: 200, height: 900 };
  expect(placeOf(triggerAt(300, 100), tall, view, "left")).toEqual({
    left: 300,
    top: 142,
    maxHeight: 450,
  });
});

test("a panel never leaves the window", () => {
  expect(placeOf(triggerAt(750, 0), panel, view, "left").left).toBe(592);
  expect(placeOf(triggerAt(-40, 0), panel, view, "right").left).toBe(8);
});
