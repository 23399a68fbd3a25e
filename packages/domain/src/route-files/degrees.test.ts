import { expect, test } from "vitest";
import { mayBeNumbers, parseCoordinate, parsePair } from "./degrees.ts";

test.each([
  ["40.4168", 40.4168],
  ["-3.7038", -3.7038],
  ["40,4168", 40.4168],
  ["−3,7038", -3.7038],
  ["440.290,53", 440290.53],
  ["4,474,254.7", 4474254.7],
  ["4.474.254", 4474254],
  ["3,7038 W", -3.7038],
  ["3.7038º O", -3.7038],
  ["S 33.5°", -33.5],
  [`40° 25' 0.5" N`, 40 + 25 / 60 + 0.5 / 3600],
  ["3º42′13″O", -(3 + 42 / 60 + 13 / 3600)],
  ["0", 0],
])("a coordinate is read: %j", (text, value) => {
  expect(parseCoordinate(text)).toBeCloseTo(value, 9);
});

test.each(["", "x", "12 34", "1e5", "N 3 S", "40° 75' N", "NaN"])(
  "what is no coordinate is not guessed: %j",
  (text) => {
    expect(parseCoordinate(text)).toBeUndefined();
  },
);

test.each([
  "40.4168, -3.7038",
  "40.4168,-3.7038",
  "40,4168; -3,7038",
  "40,4168 -3,7038",
  "POINT (-3.7038 40.4168)",
  "POINT Z(-3.7038 40.4168 650)",
])("two coordinates in one cell are read: %j", (text) => {
  expect(parsePair(text)).toEqual([-3.7038, 40.4168]);
});

test.each(["", "40.4", "1, 2, 3", "Sol, Madrid"])("what is no pair is not guessed: %j", (text) => {
  expect(parsePair(text)).toBeUndefined();
});

test.each([
  ["41º24´12.2´´N", 41 + 24 / 60 + 12.2 / 3600],
  ["3° 42' 13,4\" Oeste", -(3 + 42 / 60 + 13.4 / 3600)],
  ["40 25 0.4", 40 + 25 / 60 + 0.4 / 3600],
  ["440 290,53", 440290.53],
])("a coordinate of a column is read as a pasted one is: %j", (text, value) => {
  expect(parseCoordinate(text)).toBeCloseTo(value, 9);
});

test.each(["10;2,5", "10 15", "12,50;3,25", "1 2"])("two numbers are no place: %j", (text) => {
  expect(mayBeNumbers(text)).toBe(true);
});

test.each(["41.4, 2.175", "41°24' 2°10'", "Sol 41.4 2.1"])(
  "degrees are no two numbers of anything: %j",
  (text) => {
    expect(mayBeNumbers(text)).toBe(false);
  },
);
