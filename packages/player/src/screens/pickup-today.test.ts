import { emptyModel, patched } from "@panel/domain/experience/fields";
import { prizeFields } from "@panel/domain/experience/prize";
import { expect, test } from "vitest";
import { pickupToday } from "./pickup-today.ts";

type Points = Parameters<typeof pickupToday>[1];

const pickupOf = (changes: object) =>
  patched(prizeFields, emptyModel(prizeFields), {
    pickup: {
      firstDay: "2026-05-02",
      lastDay: "2026-05-03",
      morningStart: "09:00",
      morningEnd: "13:00",
      ...changes,
    },
  }).pickup;

test("a prize is handed over on its days, by the clock of its place", () => {
  const hours = [{ from: "09:00", to: "13:00" }];
  const at = (text: string, changes = {}, points: Points = []) =>
    pickupToday(pickupOf(changes), points, new Date(text));
  expect(at("2026-05-01T21:59:00Z")).toBeUndefined();
  expect(at("2026-05-01T22:01:00Z")).toEqual(hours);
  // The Canary Islands are an hour behind.
  const islands = { place: { lat: 28.1, lon: -15.4 } };
  expect(at("2026-05-01T22:01:00Z", islands)).toBeUndefined();
  expect(at("2026-05-03T22:30:00Z", islands)).toEqual(hours);
  expect(at("2026-05-03T22:30:00Z")).toBeUndefined();
  // Without a place of its own the clock is that of the first point that has one.
  const points = [{ position: null }, { position: islands.place }];
  expect(at("2026-05-03T22:30:00Z", {}, points)).toEqual(hours);
  expect(at("2026-05-02T12:00:00Z", { afternoonStart: "16:00", afternoonEnd: "18:00" })).toEqual([
    ...hours,
    { from: "16:00", to: "18:00" },
  ]);
  expect(at("2026-05-02T12:00:00Z", { morningStart: "", morningEnd: "" })).toBeUndefined();
});
