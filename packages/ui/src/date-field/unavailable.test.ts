import { expect, test } from "vitest";
import { reasonAgainst } from "./unavailable.ts";

test("UIK-08 a day is unavailable by a list, or by a function, which may give the reason", () => {
  const of = (day: string) => (day === "2026-12-25" ? "Nadal" : day.endsWith("-01"));
  expect(reasonAgainst("2026-12-25", ["2026-12-25"], "Closed")).toBe("Closed");
  expect(reasonAgainst("2026-12-26", ["2026-12-25"], "Closed")).toBeUndefined();
  expect(reasonAgainst("2026-12-25", of, "Closed")).toBe("Nadal");
  expect(reasonAgainst("2026-12-01", of, "Closed")).toBe("Closed");
  expect(reasonAgainst("2026-12-02", of, "Closed")).toBeUndefined();
  expect(reasonAgainst("2026-12-02", undefined, "Closed")).toBeUndefined();
});
