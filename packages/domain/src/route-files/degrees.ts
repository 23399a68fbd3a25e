import { LONGEST_ANGLE, readAlone, type Angle } from "../places/angles.ts";
import type { Coordinates } from "./source.ts";

/** A number with decimals, and thousands that points, commas or blanks part. */
const NUMBER = /^[-+]?(?:\d{1,3}(?: \d{3})+|\d+)(?:\.\d+)?$/;

/**
 * Reads a coordinate: a number with a decimal point or comma, with or without thousands separators, or degrees with
 * minutes, seconds and a hemisphere. Returns undefined for any other text.
 */
export const parseCoordinate = (text: string): number | undefined => readCell(text)?.value;

/** Reads a coordinate as `parseCoordinate` does, with the axis that its hemisphere says. */
export function readCell(text: string): Pick<Angle, "value" | "axis"> | undefined {
  const value = plainNumber(text);
  return value === undefined ? readAlone(text) : { value, axis: undefined };
}

function plainNumber(text: string): number | undefined {
  if (text.length > LONGEST_ANGLE) return undefined;
  const plain = decimalPoint(text.trim().replaceAll(/[−–]/g, "-").replaceAll(/\s/g, " "));
  return NUMBER.test(plain) ? Number(plain.replaceAll(" ", "")) : undefined;
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
 * Reads two plain numbers in one text: `40.4168, -3.7038`, `40,4168; -3,7038`, or `POINT (-3.7038 40.4168)`.
 * Without the word POINT the latitude comes first.
 */
export function parsePair(text: string): Coordinates | undefined {
  if (text.length > 2 * LONGEST_ANGLE) return undefined;
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- The text is as long as two coordinates at most.
  const point = /^\s*POINT\s*(?:Z\s*)?\(\s*(\S+)\s+([^\s)]+)[^)]*\)\s*$/i.exec(text);
  if (point) return pairOf(plainNumber(point[1] ?? ""), plainNumber(point[2] ?? ""));
  const parts = text.includes(";") ? text.split(";") : text.split(/,\s+|,(?=\s*-?\d+\.\d)|\s+/);
  const [lat, lon, more] = parts.map((part) => part.trim()).filter(Boolean);
  if (lat === undefined || lon === undefined || more !== undefined) return undefined;
  return pairOf(plainNumber(lon), plainNumber(lat));
}

function pairOf(x: number | undefined, y: number | undefined): Coordinates | undefined {
  return x === undefined || y === undefined ? undefined : [x, y];
}

/**
 * Whether a text that reads as a place may as well be two numbers of anything: minutes and kilometres, prices, marks. Degrees
 * have three decimals or more in one of the two at least, and some in the other.
 */
export function mayBeNumbers(text: string): boolean {
  if (!/^[\s\d.,;:|/()+−–-]+$/.test(text)) return false;
  const decimals = [...text.matchAll(/\d+(?:[.,](\d+))?/g)].map(([, part = ""]) => part.length);
  return !(decimals.some((count) => count >= 3) && decimals.every((count) => count > 0));
}
