import type { Position } from "../experience/position.ts";

/**
 * A text with the signs of coordinates in one form: plain digits, primes, minus and blanks, of which there are no two
 * beside each other, so that expressions need no runs of them.
 */
export function plainSigns(text: string): string {
  return text
    .replaceAll(/[º˚]/g, "°")
    .replaceAll(/[″”“„ʺ]/g, '"')
    .replaceAll(/[′’‘ʹ´`ʼ]/g, "'")
    .normalize("NFKC")
    .replaceAll(/[−–—‐‑]/g, "-")
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, "")
    .replaceAll("''", '"')
    .replaceAll(/\s+/g, (blanks) => (/[\n\t]/.exec(blanks) ?? [" "])[0])
    .trim();
}

/** Words for which coordinates have signs, in Spanish, Catalan, English and French. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d) ?(?:grados|graus|degrees|degrés)(?!\p{L}) ?/giu, "°"],
  [/(?<=\d) ?(?:minutos|minuts|minutes)(?!\p{L}) ?/giu, "'"],
  [/(?<=\d) ?(?:segundos|segons|seconds|secondes)(?!\p{L}) ?/giu, '"'],
];
const SIDES: readonly (readonly [letter: string, words: string])[] = [
  ["N", "north|norte|nord"],
  ["S", "south|sur|sud"],
  ["E", "east|este|est"],
  ["W", "west|oeste|oest|ouest"],
];
const LABEL = String.raw`(?:de )?(?:lat(?:itude?)?|long?(?:itude?)?)\.? `;
const SIDE_WORDS = SIDES.map(
  ([letter, words]) =>
    [
      letter,
      new RegExp(String.raw`(?<=[\d°'"]) ?(?:${LABEL})?(?:${words})(?![\p{L}\d])`, "giu"),
      new RegExp(String.raw`(?<!\p{L})(?:${LABEL})?(?:${words})\.?:? ?(?=\d)`, "giu"),
    ] as const,
);

/** A text of `plainSigns` with letters and signs for hemispheres and units that are spelled out. */
export function plainWords(text: string): string {
  let plain = text;
  for (const [unit, sign] of UNITS) plain = plain.replaceAll(unit, sign);
  for (const [letter, after, before] of SIDE_WORDS)
    plain = plain.replaceAll(after, ` ${letter}`).replaceAll(before, `${letter} `);
  // Between two coordinates a word or a dash is a comma.
  return plain.replaceAll(/(?<=\d[°'"]? ?[NSEWO]) (?:y|i|and|et|-) (?=[\dNSEWO])/g, ", ");
}

type Axis = keyof Position;

export interface Angle {
  value: number;
  /** Of the letter of its hemisphere; undefined without one. */
  axis: Axis | undefined;
  /** Whether its side of the equator or of Greenwich is written. */
  sided: boolean;
}

const NUMBER = String.raw`\d{1,12}(?:[.,]\d{1,20})?`;
const HEMISPHERE = "north|norte|nord|n|south|sur|sud|s|east|este|est|e|west|oeste|oest|ouest|w|o";
/** O is west in Spanish, Catalan and French. */
const SIDE = new RegExp(`(?:${HEMISPHERE})`, "i").source;
const ANGLE = new RegExp(
  String.raw`^(?:(${SIDE})\.?[ :]*)?([-+])?(${NUMBER})(?: ?(?:°|d|deg|grados|graus)(?![a-z]) ?|( ?: ?| ))?(?:(${NUMBER}) ?(?:'|m|min|:| )? ?(?:(${NUMBER}) ?(?:"|s|sec|seg)?)?)? ?(?:(${SIDE})\.?)?$`,
  "i",
);

/**
 * Reads one coordinate: decimal degrees, or degrees with minutes and seconds, with a sign or a hemisphere.
 * @param alone whether nothing but one coordinate can be meant, so that blanks may part its degrees, minutes and seconds
 */
export function readAngle(text: string, alone = false): Angle | undefined {
  const found = ANGLE.exec(text.trim());
  if (!found) return undefined;
  const [, before, sign, degrees = "", gap, minutes, seconds, after] = found;
  if (before && after) return undefined;
  const side = (before ?? after ?? "")[0]?.toLowerCase() ?? "";
  // Two numbers with a blank between them are two coordinates unless a hemisphere makes them one.
  if (minutes !== undefined && gap?.trim() === "" && !side) {
    if (!alone || seconds === undefined) return undefined;
  }
  if (minutes !== undefined && /[.,]/.test(degrees)) return undefined;
  if (seconds !== undefined && /[.,]/.test(minutes ?? "")) return undefined;
  const parts = minutes === undefined ? packedParts(degrees, side) : [degrees, minutes, seconds];
  const [whole = 0, sixtieths = 0, thirds = 0] = parts.map((part = "0") =>
    Number(part.replace(",", ".")),
  );
  if (sixtieths >= 60 || thirds >= 60) return undefined;
  const size = whole + sixtieths / 60 + thirds / 3600;
  const negative = "swo".includes(side) && side !== "";
  // A minus beside a hemisphere is one of its own, or it contradicts it.
  if (side && sign === "-" && !negative) return undefined;
  const axis = side === "" ? undefined : "ns".includes(side) ? "lat" : "lon";
  return {
    value: negative || sign === "-" ? -size : size,
    axis,
    sided: side !== "" || sign !== undefined,
  };
}

/**
 * Degrees beside a hemisphere whose minutes, and perhaps seconds, follow without a sign, as in devices and aviation: `4124.203N`
 * and `00210.44E`, `412412N` and `0021026E`.
 */
function packedParts(written: string, side: string): string[] {
  const packed = { n: 2, s: 2, e: 3, w: 3, o: 3 }[side];
  const [, digits = "", decimals = ""] = /^(\d+)([.,]\d+)?$/.exec(written) ?? [];
  const [degrees, rest] = [digits.slice(0, packed), digits.slice(packed)];
  if (packed === undefined) return [written];
  if (rest.length === 2) return [degrees, rest + decimals];
  return rest.length === 4 ? [degrees, rest.slice(0, 2), rest.slice(2) + decimals] : [written];
}

/** Characters of the longest coordinate, with blanks and many decimals. */
export const LONGEST_ANGLE = 80;

/** One coordinate that is the whole text, with what it says of its axis. */
export function readAlone(text: string): Angle | undefined {
  if (text.length > LONGEST_ANGLE) return undefined;
  const bare = plainWords(plainSigns(text)).replace(/^(?:lat\w*|lon\w*|lng)\.?\s*[:=]?\s*/i, "");
  return readAngle(bare, true);
}

/** Two coordinates, in the order in which they were written unless they say which is which. */
export interface AnglePair {
  position: Position;
  /** Whether the text says which is the latitude. */
  certain: boolean;
  /** The axis whose side of the equator or of Greenwich is missing beside one that has it. */
  unsided?: Axis;
}

/** Ways to part two coordinates, the clearest first. */
const PARTINGS: readonly RegExp[] = [
  / ?[;|\t\n] ?/,
  /(?<=\d[^\d,;]{0,4}(?:[NSEWO]|north|norte|nord|south|sur|sud|east|este|est|west|oeste|oest)\b\.?)\s?(?:[,/]\s?)?(?=[-+\d])/i,
  /(?:\s?,)?\s(?=(?:[NSEWO])\.?\s?\d)/i,
  /(?<=["'°])\s?(?:,\s?)?(?=[-+]?\d+(?:[.,]\d+)?°)/,
  /,\s/,
  /\s?\/\s?/,
  /\s/,
];

/** Longer texts are no two coordinates: with all signs and words they take some eighty characters. */
const LONGEST_PAIR = 200;

/**
 * Reads two coordinates that are the whole text, as they are written in one of many ways; undefined if they are not.
 * @param text as `plainSigns` gives it
 */
export function readAngles(text: string): AnglePair | undefined {
  if (text.length > LONGEST_PAIR) return undefined;
  for (const parting of PARTINGS) {
    const parts = text.split(parting).filter((part) => part !== "");
    const pair = parts.length === 2 ? pairOf(parts[0] ?? "", parts[1] ?? "") : undefined;
    if (pair) return pair;
  }
  // Commas that part may part decimals, too: 41.4,2.1 and 41,4,2,1 are clear, 41,2 is one number.
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- The text has at most LONGEST_PAIR characters.
  const points = /^([^,]*\.[^,]*),([^,]*\.[^,]*)$/.exec(text);
  const commas = /^([-+]?\d+,\d+)\s*,\s*([-+]?\d+,\d+)$/.exec(text);
  const compact = /^([-+]\d{1,2}(?:\.\d+)?)([-+]\d{1,3}(?:\.\d+)?)(?:[-+][\d.]+)?\/?$/.exec(text);
  const [, one, other] = points ?? commas ?? compact ?? [];
  return one === undefined || other === undefined ? undefined : pairOf(one, other);
}

function pairOf(first: string, second: string): AnglePair | undefined {
  const [one, other] = [readAngle(first), readAngle(second)];
  if (!one || !other) return undefined;
  if (one.axis && one.axis === other.axis) return undefined;
  const swapped = one.axis === "lon" || other.axis === "lat";
  const [lat, lon] = swapped ? [other, one] : [one, other];
  const certain = one.axis !== undefined || other.axis !== undefined;
  const halved = certain && !(one.axis && other.axis);
  const unsided = halved && (!lat.sided ? "lat" : !lon.sided ? "lon" : undefined);
  return {
    position: { lat: lat.value, lon: lon.value },
    certain,
    ...(unsided ? { unsided } : {}),
  };
}
