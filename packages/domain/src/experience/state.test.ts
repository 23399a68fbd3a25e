import { expect, test } from "vitest";
import { compareByDefault, copyName, EXPERIENCE_STATE, isActive, toggledState } from "./state.ts";

test("EXP-03 the switch turns null and 2 into 1, and 1 into 2", () => {
  expect([null, 2, 1].map(toggledState)).toEqual([1, 1, 2]);
});

test("EXP-03 only 1 is active", () => {
  expect([null, 1, 2, 3, 4].map(isActive)).toEqual([false, true, false, false, false]);
  expect(EXPERIENCE_STATE).toEqual({ active: 1, inactive: 2, deleted: 3, duplicate: 4 });
});

test("EXP-02 default order: active first, then by name, then newest first", () => {
  const list = [
    { id: 1, name: "Ruta 10", state: 1 },
    { id: 2, name: "Ruta 9", state: 1 },
    { id: 3, name: "alba", state: null },
    { id: 4, name: "Álamo", state: 2 },
    { id: 5, name: "ruta 9", state: 1 },
  ];
  expect(list.toSorted(compareByDefault).map((item) => item.id)).toEqual([5, 2, 1, 4, 3]);
});

test("EXP-03 the name of a copy is derived from its original, within 60 characters", () => {
  expect(copyName("Ruta del Prado", "cas")).toBe("Ruta del Prado (copia)");
  expect(copyName("Ruta", "eng")).toBe("Ruta (copy)");
  expect(copyName("", "eng")).toBe("");
  expect(copyName(`${"x".repeat(50)}  ${"y".repeat(8)}`, "cas")).toBe(`${"x".repeat(50)} (copia)`);
  expect(copyName("x".repeat(60), "cat")).toBe(`${"x".repeat(52)} (còpia)`);
});
