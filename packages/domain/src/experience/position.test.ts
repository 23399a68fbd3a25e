import { expect, test } from "vitest";
import { isPlaced, pickedPosition, shownPosition, storedPosition } from "./position.ts";

test("PNT-02 coordinates are shown with 4 decimals and stored with 6", () => {
  const position = { lat: 40.41378912, lon: -3.69211234 };
  expect(shownPosition(position)).toBe("40.4138, -3.6921");
  expect(storedPosition(position)).toEqual({ lat: 40.413789, lon: -3.692112 });
});

test("PNT-02, PNT-07 a place picked where both coordinates are zero is stored as a place", () => {
  const picked = pickedPosition({ lat: 0, lon: 0.000_000_2 });
  expect(picked).toEqual({ lat: 0.000_001, lon: 0.000_001 });
  expect(isPlaced(picked)).toBe(true);
  expect(pickedPosition({ lat: 39.98, lon: 0.000_000_2 })).toEqual({ lat: 39.98, lon: 0 });
  expect(pickedPosition({ lat: 41.387_012_3, lon: 2.17 })).toEqual({ lat: 41.387_012, lon: 2.17 });
});

test("PNT-07 NaN, 0, 0 and impossible coordinates give no position; the equator and Greenwich do", () => {
  const nowhere = [
    { lat: Number.NaN, lon: 2 },
    { lat: 0, lon: 0 },
    { lat: -0, lon: 0 },
    { lat: 91, lon: 2 },
    { lat: 41, lon: Infinity },
  ];
  expect(nowhere.some(isPlaced)).toBe(false);
  const places = [
    { lat: 41.38, lon: 2.17 },
    { lat: 0, lon: 9.45 },
    { lat: 51.48, lon: 0 },
  ];
  expect(places.every(isPlaced)).toBe(true);
});
