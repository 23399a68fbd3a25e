import type { Position } from "../experience/position.ts";

/** The digits of open location codes, which are known as plus codes. */
const DIGITS = "23456789CFGHJMPQRVWX";
/** Characters before the plus of a full code. */
const LEADING = 8;
/** Pairs of digits that halve no further; later digits choose of a grid of 5 rows and 4 columns. */
const PAIRS = 5;

/** A plus code, full or without its first digits, anywhere in a text. */
export const PLUS_CODE = new RegExp(
  String.raw`(?<![A-Z0-9+])(?:[${DIGITS}]{2}){1,4}\+[${DIGITS}]{2,7}(?![A-Z0-9+])`,
  "i",
);

interface Area extends Position {
  /** Degrees of latitude that the area is high. */
  height: number;
}

/** The middle of the area of a full code; undefined for another text. */
export function plusCodePosition(code: string): Position | undefined {
  const area = decoded(code.toUpperCase());
  return area && { lat: area.lat, lon: area.lon };
}

/** Whether first digits are missing, which a place nearby gives. */
export function isShortCode(code: string): boolean {
  return code.indexOf("+") < LEADING;
}

/** The place of a short code that is nearest to another place. */
export function nearestPlusCode(short: string, near: Position): Position | undefined {
  const missing = LEADING - short.indexOf("+");
  const area = decoded(leadingDigits(near).slice(0, missing) + short.toUpperCase());
  if (!area) return undefined;
  const side = 20 ** (2 - missing / 2);
  return { lat: nearest(area.lat, near.lat, side), lon: nearest(area.lon, near.lon, side) };
}

/** The value among those that differ by whole sides that is nearest to another one. */
function nearest(value: number, near: number, side: number): number {
  return value - Math.round((value - near) / side) * side;
}

function leadingDigits({ lat, lon }: Position): string {
  let [y, x] = [Math.min(lat + 90, 180 - 1e-9), (((lon + 180) % 360) + 360) % 360];
  let code = "";
  for (let side = 20; code.length < LEADING; side /= 20) {
    code += `${DIGITS[Math.floor(y / side)]}${DIGITS[Math.floor(x / side)]}`;
    [y, x] = [y % side, x % side];
  }
  return code;
}

function decoded(code: string): Area | undefined {
  const digits = code.replace("+", "");
  if (code.indexOf("+") !== LEADING || !new RegExp(`^[${DIGITS}]*$`).test(digits)) return undefined;
  let [south, west, height, width] = [-90, -180, 20, 20];
  const value = (at: number) => DIGITS.indexOf(digits[at] ?? "");
  for (let pair = 0; pair < PAIRS && pair * 2 + 1 < digits.length; pair += 1) {
    [height, width] = [20 ** (1 - pair), 20 ** (1 - pair)];
    south += value(pair * 2) * height;
    west += value(pair * 2 + 1) * width;
  }
  for (let at = PAIRS * 2; at < digits.length; at += 1) {
    [height, width] = [height / 5, width / 4];
    south += Math.floor(value(at) / 4) * height;
    west += (value(at) % 4) * width;
  }
  return { lat: south + height / 2, lon: west + width / 2, height };
}
