import type { Coordinates } from "./source.ts";

/** Characters of the longest coordinate, with blanks and many decimals. */
const ANGLE_MAX = 80;
const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** Degrees, minutes and seconds with a hemisphere before or after them; O is the Spanish west. */
// oxlint-disable regexp/no-super-linear-backtracking -- Texts are as long as a coordinate at most.
const ANGLE = new RegExp(
  String.raw`^([NSEWO])?\s*(-?${NUMBER})\s*[°ºd]?\s*(?:(${NUMBER})\s*['′’]\s*)?(?:(${NUMBER})\s*(?:"|″|”|'')\s*)?([NSEWO])?$`,
  "i",
);

/**
 * Reads a coordinate: a number with a decimal point or comma, with or without thousands separators, or degrees with
 * minutes, seconds and a hemisphere. Returns undefined for any other text.
 */
export function parseCoordinate(text: string): number | undefined {
  if (text.length > ANGLE_MAX) return undefined;
  const found = ANGLE.exec(decimalPoint(text.trim().replaceAll(/[−–]/g, "-")));
  if (!found) return undefined;
  const [, before, degrees = "", minutes = "0", seconds = "0", after] = found;
  if (before && after) return undefined;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const south = /[SWO]/i.test(before ?? after ?? "");
  return degrees.startsWith("-") || south ? -size : size;
}

/** Of points and commas in a number the last one separates the decimals. */
function decimalPoint(text: string): string {
  const [comma, point] = [text.lastIndexOf(","), text.lastIndexOf(".")];
  if (comma > point) return text.replaceAll(".", "").replace(",", ".");
  const plain = text.replaceAll(",", "");
  // Several points only separate thousands.
  return plain.split(".").length > 2 ? plain.replaceAll(".", "") : plain;
}

/**
 * Reads two coordinates in one text: `40.4168, -3.7038`, `40,4168; -3,7038`, or `POINT (-3.7038 40.4168)`.
 * Without the word POINT the latitude comes first.
 */
export function parsePair(text: string): Coordinates | undefined {
  if (text.length > 2 * ANGLE_MAX) return undefined;
  const point = /^\s*POINT\s*(?:Z\s*)?\(\s*(\S+)\s+([^\s)]+)[^)]*\)\s*$/i.exec(text);
  if (point) return pairOf(parseCoordinate(point[1] ?? ""), parseCoordinate(point[2] ?? ""));
  const parts = text.includes(";") ? text.split(";") : text.split(/,\s+|,(?=\s*-?\d+\.\d)|\s+/);
  const [lat, lon, more] = parts.map((part) => part.trim()).filter(Boolean);
  if (lat === undefined || lon === undefined || more !== undefined) return undefined;
  return pairOf(parseCoordinate(lon), parseCoordinate(lat));
}

function pairOf(x: number | undefined, y: number | undefined): Coordinates | undefined {
  return x === undefined || y === undefined ? undefined : [x, y];
}
