/** A place in WGS 84 degrees: latitude -90 to 90, longitude -180 to 180. */
export interface Position {
  lat: number;
  lon: number;
}

type Axis = keyof Position;

const limits = { lat: 90, lon: 180 };

/** Whether a place can be drawn: false for NaN, infinite and out-of-range coordinates. */
export function isDrawable(position: Position | null | undefined): position is Position {
  if (!position) return false;
  const { lat, lon } = position;
  return isWithin(lat, "lat") && isWithin(lon, "lon");
}

function isWithin(value: number, axis: Axis): boolean {
  return Number.isFinite(value) && Math.abs(value) <= limits[axis];
}

/** The place rounded to six decimals (about 11 cm), as `onChange` reports it. */
export function roundPosition({ lat, lon }: Position): Position {
  // Adding 0 turns -0 into 0.
  const round = (value: number) => Number(value.toFixed(6)) + 0;
  return { lat: round(lat), lon: round(lon) };
}

/** A coordinate with four decimals, as it is shown. */
export function formatCoordinate(value: number): string {
  return value.toFixed(4);
}

/** A place with four decimals, as it is shown: "40.4168, -3.7038". */
export function formatPosition({ lat, lon }: Position): string {
  return `${formatCoordinate(lat)}, ${formatCoordinate(lon)}`;
}

/** Characters of the longest pair of coordinates. */
const LONGEST = 120;

// Degrees, or degrees, minutes and seconds; with a sign before or a compass letter after, in
// English, Spanish or Catalan (both use O for west).
const coordinatePattern =
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- The text has at most LONGEST characters.
  /^([+\-−])?\s*(\d+(?:[.,]\d+)?)\s*(?:°|º)?\s*(?:(\d+(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:"|”|″|'')\s*)?([NSEWO])?$/i;

const letters = { lat: "NS", lon: "EWO" };

/** Parses one coordinate; null when the text is no coordinate or is out of range. */
export function parseCoordinate(text: string, axis: Axis): number | null {
  if (text.length > LONGEST) return null;
  const match = coordinatePattern.exec(text.trim());
  if (!match) return null;
  const [, sign, degrees, minutes, seconds, letter = ""] = match;
  if (!letters[axis].includes(letter.toUpperCase()) || (sign && letter)) return null;
  const [whole, sixtieths, thirds] = [degrees, minutes, seconds].map(decimal);
  if (whole === undefined || sixtieths === undefined || thirds === undefined) return null;
  if (sixtieths >= 60 || thirds >= 60) return null;
  const size = whole + sixtieths / 60 + thirds / 3600;
  const negative = (sign !== undefined && sign !== "+") || /[SWO]/i.test(letter);
  const value = negative ? -size : size;
  return isWithin(value, axis) ? value : null;
}

function decimal(text: string | undefined): number {
  return text === undefined ? 0 : Number(text.replace(",", "."));
}

// In the order in which they are tried; the comma is last, because it is also a decimal sign.
// oxlint-disable-next-line regexp/no-super-linear-move -- The same.
const separators = [/\s*;\s*/, /(?<=[NS])\s*,?\s*/i, /,\s+/, /\s+/, /,/];

/** Parses a pair, latitude first; null when it is none: "40.4168, -3.7038", "40,4168 -3,7038", "40°25′N 3°42′W". */
export function parseCoordinates(text: string): Position | null {
  if (text.length > LONGEST) return null;
  // "41,5" is one coordinate with a decimal comma.
  if (coordinatePattern.test(text.trim())) return null;
  for (const separator of separators) {
    const parts = text.trim().split(separator);
    const [first, second] = parts;
    if (parts.length !== 2 || first === undefined || second === undefined) continue;
    const lat = parseCoordinate(first, "lat");
    const lon = parseCoordinate(second, "lon");
    if (lat !== null && lon !== null) return { lat, lon };
  }
  return null;
}
