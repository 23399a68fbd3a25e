import { expect, test } from "vitest";
import { partOfDay, partsOf } from "./parts.ts";

const files = Array.from({ length: 50 }, (_, at) => ({
  path: `rule-${at}.ts`,
  bytes: 100 + ((at * 37) % 50) * 20,
}));

test("every file is in one part, and the parts are about as long as each other", () => {
  const parts = partsOf(files, 7);
  expect(parts.flat().toSorted()).toEqual(files.map(({ path }) => path).toSorted());
  const bytes = new Map(files.map((file) => [file.path, file.bytes]));
  const lengths = parts.map((paths) =>
    paths.reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0),
  );
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.2);
});

test("the parts are the same whatever the order of the files", () => {
  expect(partsOf(files.toReversed(), 7)).toEqual(partsOf(files, 7));
});

test("each part is due once in as many days as there are parts", () => {
  const days = Array.from({ length: 7 }, (_, at) =>
    partOfDay(new Date(Date.UTC(2026, 0, 28 + at)), 7),
  );
  expect(days.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
