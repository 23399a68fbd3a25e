import { expect, test } from "vitest";
import { localMoment, momentOf } from "./local-moment.ts";

const iso = (local: string, zone: string) => {
  const at = momentOf(local, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
};

test("a time on the clocks of a place is a moment, and back", () => {
  expect(iso("2026-05-02T10:00", "Europe/Madrid")).toBe("2026-05-02T08:00:00.000Z");
  expect(iso("2026-01-02T10:00", "Europe/Madrid")).toBe("2026-01-02T09:00:00.000Z");
  expect(iso("2026-05-02T10:00", "Atlantic/Canary")).toBe("2026-05-02T09:00:00.000Z");
  expect(localMoment(Date.parse("2026-05-02T08:00:59.000Z"), "Europe/Madrid")).toBe(
    "2026-05-02T10:00",
  );
});

test("of a time that clocks show twice it is the first, and one that they leave out is an hour later", () => {
  expect(iso("2026-10-25T02:30", "Europe/Madrid")).toBe("2026-10-25T00:30:00.000Z");
  expect(iso("2026-10-25T03:30", "Europe/Madrid")).toBe("2026-10-25T02:30:00.000Z");
  const skipped = momentOf("2026-03-29T02:30", "Europe/Madrid") ?? 0;
  expect(localMoment(skipped, "Europe/Madrid")).toBe("2026-03-29T03:30");
});

test("what is no time is none", () => {
  for (const text of ["", "2026-05-02", "2026-02-31T99:00", "mañana"])
    expect(momentOf(text, "Europe/Madrid")).toBeUndefined();
});
