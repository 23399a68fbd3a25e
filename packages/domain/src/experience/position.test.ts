import { expect, test } from "vitest";
import { isPlaced, pickedPosition, shownPosition, storedPosition } from "./position.ts";

test("PNT-02 coordinates are shown with 4 decimals and stored with 6", () => {
  const position = { lat: 40.41378912, lon: -3.69211234 };
  expect(shownPosition(position)).toBe("40.4138, -3.6921");
  expect(storedPosition(position)).toEqual({ lat: 40.413789, lon: -3.692112 });
});

test("PNT-02, PNT-07 a place picked on the zero meridian is stored as a place", () => {
  const picked = pickedPosition({ lat: 39.98, lon: 0.000_000_2 });
  expect(picked).toEqual({ lat: 39.98, lon: 0.000_001 });
  expect(isPlaced(picked)).toBe(true);
  expect(pickedPosition({ lat: 41.387_012_3, lon: 2.17 })).toEqual({ lat: 41.387_012, lon: 2.17 });
});

test("PNT-07 NaN, zero and impossible coordinates give no position", () => {
  const nowhere = [
    { lat: Number.NaN, lon: 2 },
    { lat: 0, lon: 2 },
    { lat: 41, lon: 0 },
    { lat: 91, lon: 2 },
    { lat: 41, lon: Infinity },
  ];
  expect(nowhere.some(isPlaced)).toBe(false);
  expect(isPlaced({ lat: 41.38, lon: 2.17 })).toBe(true);
});
