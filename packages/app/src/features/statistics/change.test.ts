import { expect, test } from "vitest";
import { changeOf } from "./change.ts";
import { figuresIn } from "./use-figures.ts";

test("EXP-04 a figure is more, less or the same, and nothing where one of both is not known", () => {
  expect(changeOf(15, 10)).toEqual({ kind: "more", share: 0.5 });
  expect(changeOf(5, 10)).toEqual({ kind: "less", share: 0.5 });
  expect(changeOf(5, 5)).toEqual({ kind: "same" });
  expect(changeOf(5, 0)).toEqual({ kind: "fromNothing" });
  expect(changeOf(null, 10)).toBeUndefined();
  expect(changeOf(10, null)).toBeUndefined();
});

test("times are told in the units that people use, each on one line with its number", () => {
  const { duration } = figuresIn("en");
  expect([0, 119, 120, 3540, 3600, 5400].map(duration)).toEqual([
    "0\u00a0sec",
    "119\u00a0sec",
    "2\u00a0min",
    "59\u00a0min",
    "1\u00a0hr",
    "1\u00a0hr 30\u00a0min",
  ]);
});
