import type { Publication } from "@panel/api-client/visits";
import { expect, test } from "vitest";
import { obstaclesOf } from "./obstacles.ts";

const OPEN: Publication = {
  state: "published",
  code: "MADRID",
  published: { number: 4, publishedAt: "2026-05-02T10:42:00.000Z", by: "Ana Ruiz", visits: 0 },
  earlier: [],
  current: 4,
  notes: [],
  moreNotes: 0,
  visits: { underWay: 0, week: 0, others: 0 },
  settings: { active: true, openOnWeb: true, listed: false, opensOn: "", closesOn: "" },
};
const between = { ...OPEN.settings, opensOn: "2026-05-02", closesOn: "2026-05-09" };

test.each([
  [OPEN, "2026-05-02", []],
  [{ ...OPEN, published: null }, "2026-05-02", ["published"]],
  [
    { ...OPEN, settings: { ...OPEN.settings, active: false, openOnWeb: false } },
    "2026-05-02",
    ["active", "openOnWeb"],
  ],
  [{ ...OPEN, settings: between }, "2026-05-01", ["opensOn"]],
  [{ ...OPEN, settings: between }, "2026-05-02", []],
  [{ ...OPEN, settings: between }, "2026-05-09", []],
  [{ ...OPEN, settings: between }, "2026-05-10", ["closesOn"]],
] as const)(
  "what keeps visitors out is told, the first and the last day included",
  (of, day, told) => {
    expect(obstaclesOf(of, Date.parse(`${day}T12:00:00Z`), "Europe/Madrid")).toEqual(told);
  },
);

test("its days go by the published points, and by the saved ones before", () => {
  const lateInMadrid = Date.parse("2026-05-09T22:30:00Z");
  const told = (timeZone: string | undefined, saved: string) => {
    const settings = { ...between, ...(timeZone && { timeZone }) };
    return obstaclesOf({ ...OPEN, settings }, lateInMadrid, saved);
  };
  expect(told("Atlantic/Canary", "Europe/Madrid")).toEqual([]);
  expect(told("Europe/Madrid", "Atlantic/Canary")).toEqual(["closesOn"]);
  expect(told(undefined, "Atlantic/Canary")).toEqual([]);
});
