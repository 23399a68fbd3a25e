import { expect, test } from "vitest";
import {
  formatPosition,
  isDrawable,
  parseCoordinate,
  parseCoordinates,
  roundPosition,
} from "./coordinates.ts";

test.each([
  [Number.NaN, -3.7],
  [40.4, Number.NaN],
  [90.1, -3.7],
  [40.4, 181],
  [Number.POSITIVE_INFINITY, -3.7],
])("PNT-07 a point at %d, %d is not drawn", (lat, lon) => {
  expect(isDrawable({ lat, lon })).toBe(false);
});

test("PNT-07 a point that has a place is drawn, one without none", () => {
  expect(isDrawable({ lat: 40.4168, lon: -3.7038 })).toBe(true);
  expect(isDrawable({ lat: -90, lon: 180 })).toBe(true);
  expect(isDrawable(null)).toBe(false);
});

test("PNT-02 coordinates are shown with 4 decimals and given out with 6", () => {
  const position = { lat: 40.416_812_345, lon: -3.703_8 };
  expect(formatPosition(position)).toBe("40.4168, -3.7038");
  expect(roundPosition(position)).toEqual({ lat: 40.416_812, lon: -3.7038 });
});

test.each([
  ["Greenwich", 51.4779, 0],
  ["the equator", 0, 9.45],
])("a point on %s is drawn", (_name, lat, lon) => {
  expect(isDrawable({ lat, lon })).toBe(true);
});

test("PNT-02 a place picked on the zero meridian is given out as zero", () => {
  expect(roundPosition({ lat: 39.98, lon: -0.000_000_2 })).toEqual({ lat: 39.98, lon: 0 });
});

const madrid = { lat: 40.4168, lon: -3.7038 };

test.each([
  "40.4168, -3.7038",
  "40.4168,-3.7038",
  "40.4168 -3.7038",
  " 40,4168, -3,7038 ",
  "40,4168 -3,7038",
  "40,4168;-3,7038",
  "40.4168 N, 3.7038 W",
  "40.4168N 3.7038O",
  "+40.4168° −3.7038°",
])("UIK-06 the pair %j is Madrid", (text) => {
  expect(parseCoordinates(text)).toEqual(madrid);
});

test.each([`40°25'00.48"N 3°42'13.68"W`, `40° 25′ 0,48″ N, 3° 42′ 13,68″ O`])(
  "UIK-06 degrees, minutes and seconds are understood: %s",
  (text) => {
    const position = parseCoordinates(text);
    expect(position && formatPosition(position)).toBe("40.4168, -3.7038");
  },
);

test.each([
  "",
  "40.4168",
  "41,5",
  "91, 3",
  "40, 181",
  "north, west",
  "1, 2, 3",
  "3.7 W, 40.4 N",
  "40°75'N 3°W",
])("UIK-06 %j is no pair", (text) => {
  expect(parseCoordinates(text)).toBeNull();
});

test("UIK-06 one coordinate has its own range and letters", () => {
  expect(parseCoordinate("-3,7038", "lon")).toBe(-3.7038);
  expect(parseCoordinate("3.7 S", "lat")).toBe(-3.7);
  expect(parseCoordinate("100", "lat")).toBeNull();
  expect(parseCoordinate("100", "lon")).toBe(100);
  expect(parseCoordinate("3.7 W", "lat")).toBeNull();
});
