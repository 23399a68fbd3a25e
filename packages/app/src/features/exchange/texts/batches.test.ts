import { expect, test } from "vitest";
import { inBatches } from "./batches.ts";

const change = (value: string) =>
  ({ id: "experience/name", language: "cat", read: "", value }) as const;

test("a list is divided into parts of at most 500 texts, in its order", () => {
  const changes = Array.from({ length: 1001 }, (_, index) => change(String(index)));
  const batches = inBatches(changes);
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 1]);
  expect(batches.flat()).toEqual(changes);
  expect(inBatches([])).toEqual([]);
});

test("no part is longer than the server takes", () => {
  const batches = inBatches(Array.from({ length: 300 }, () => change("ñ".repeat(5000))));
  expect(batches.length).toBeGreaterThan(1);
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThanOrEqual(450_000);
  expect(Math.min(...batches.slice(0, -1).map(({ length }) => length))).toBeGreaterThan(80);
});
