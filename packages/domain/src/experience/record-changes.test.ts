import { expect, test } from "vitest";
import { isAccessCode } from "./access-code.ts";
import { experienceChanges } from "./experience-record.ts";
import { emptyModel } from "./fields.ts";
import { pointChanges, toPointRecord } from "./point-record.ts";
import { pointFields } from "./point.ts";
import { isUnsavedId } from "./point-rules.ts";
import { isPlaced } from "./position.ts";
import { isPickupUnset, prizeFields } from "./prize.ts";

test("EXP-08 a form without the prize flag enables or disables the prize by its name", () => {
  const enabled = (form: Parameters<typeof experienceChanges>[0]) =>
    experienceChanges(form).prize?.enabled;
  expect([enabled({ prizeName: "Copa" }), enabled({ prizeName: " " })]).toEqual([true, false]);
  expect(enabled({ prizeName: "Copa", prizeEnabled: 0 })).toBe(false);
  expect(experienceChanges({ gymCity: "Reus" })).toEqual({ city: "Reus" });
});

test("PNT-05 the final point is recognised by its flag, or else by its type", () => {
  const isFinal = (form: Parameters<typeof pointChanges>[0]) => pointChanges(form).isFinal;
  expect([isFinal({ Qtype: "end" }), isFinal({ Qtype: "" }), isFinal({})]).toEqual([
    true,
    false,
    undefined,
  ]);
  expect(isFinal({ Qtype: "end", isFinal: 0 })).toBe(false);
  const empty = emptyModel(pointFields);
  const types = [true, false].map((final) => toPointRecord(1, { ...empty, isFinal: final }).point);
  expect(types.map(({ Qtype }) => Qtype)).toEqual(["end", ""]);
});

test("CHL-06 the points are in force if the challenge is of the kind points", () => {
  const empty = emptyModel(pointFields);
  const active = (["points", "none"] as const).map((kind) => {
    const point = { ...empty, challenge: { ...empty.challenge, kind } };
    return toPointRecord(1, point).mappointMinigames[0]?.puntos.active;
  });
  expect(active).toEqual([1, 0]);
});

test("PRZ-02 a pickup without days and hours counts as not scheduled", () => {
  const { pickup } = emptyModel(prizeFields);
  expect(isPickupUnset(pickup)).toBe(true);
  for (const name of ["firstDay", "lastDay", "morningEnd", "afternoonStart"] as const)
    expect(isPickupUnset({ ...pickup, [name]: "x" })).toBe(false);
});

test("EXP-06, PNT-06, PNT-07 codes, temporary ids and coordinates end where they should", () => {
  expect(["A1B2C3", "xA1B2C3", "A1B2C3x"].map(isAccessCode)).toEqual([true, false, false]);
  expect([-1, 0, 1, 1_000_000, 1_000_001].map(isUnsavedId)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect([isPlaced({ lat: 90, lon: -180 }), isPlaced({ lat: -90, lon: 180.1 })]).toEqual([
    true,
    false,
  ]);
});
