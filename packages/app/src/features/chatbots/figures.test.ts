import { expect, test } from "vitest";
import { byDay, ofLanguage, totals } from "./figures.ts";

const rest = { useful: 1, notUseful: 0 };
const figures = [
  { day: "2026-11-21", language: "es" as const, asked: 3, answered: 2, refused: 1, ...rest },
  { day: "2026-11-20", language: "ca" as const, asked: 2, answered: 0, refused: 1, ...rest },
  { day: "2026-11-20", language: "es" as const, asked: 5, answered: 5, refused: 0, ...rest },
];

test("BOT-12 figures are summed up by day and in all, of one language or of all", () => {
  expect(byDay(figures)).toEqual([
    { day: "2026-11-21", asked: 3, answered: 2, refused: 1, useful: 1, notUseful: 0 },
    { day: "2026-11-20", asked: 7, answered: 5, refused: 1, useful: 2, notUseful: 0 },
  ]);
  expect(totals(figures)).toEqual({ asked: 10, answered: 7, refused: 2, useful: 3, notUseful: 0 });
  expect(totals(ofLanguage(figures, "ca"))).toMatchObject({ asked: 2, answered: 0 });
  expect(ofLanguage(figures, "all")).toHaveLength(3);
});
