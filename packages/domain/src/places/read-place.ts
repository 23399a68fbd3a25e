import { isPlaced, metresBetween, storedPosition, type Position } from "../experience/position.ts";
import {
  plainSigns,
  plainWords,
  readAlone,
  readAngle,
  readAngles,
  type AnglePair,
} from "./angles.ts";
import { seemsSwapped } from "./coordinate-order.ts";
import { readGrid } from "./grid-reference.ts";
import {
  addressIn,
  isOfMaps,
  isOfWords,
  isSamePosition,
  isShortLink,
  readMapAddress,
} from "./map-address.ts";
import { isShortCode, nearestPlusCode, PLUS_CODE, plusCodePosition } from "./plus-code.ts";
import { withoutEnd } from "../text-ends.ts";
import { NONE, refused, type PlaceReading } from "./reading.ts";

/** Longer texts are no place. */
const LONGEST = 8000;

/**
 * Reads the place that a text names, in any of the forms in which people copy it: degrees, metres of UTM, the address
 * of a map, a plus code. What may mean several places is a choice.
 * @param near the middle of the route, by which short codes are completed
 * @param home where places are expected, by which the order of latitude and longitude is judged
 */
export function readPlace(text: string, near?: Position, home = near): PlaceReading {
  if (text.length > LONGEST) return NONE;
  const address = addressIn(text.trim());
  if (address) {
    const reading = readAddress(address, near, home);
    if (reading.kind !== "none") return reading;
  }
  const plain = plainWords(plainSigns(text));
  if (isThreeWords(plain)) return refused("words");
  const code = PLUS_CODE.exec(plain)?.[0];
  if (code) return readCode(code, plain.replace(code, ""), near);
  const structured = readStructured(plain, home);
  if (structured) return structured;
  const bare = withoutBrackets(plain);
  const triple = /^(-?\d+\.\d+), ?(-?\d+\.\d+), ?-?\d+(?:\.\d+)?$/.exec(bare);
  if (triple) return ordered(Number(triple[1]), Number(triple[2]), home);
  const grid = readGrid(bare, home);
  if (grid.kind !== "none") return grid;
  const pair = readAngles(bare) ?? readLabelled(plain);
  return pair ? judged(pair, home) : readAmong(plain, home);
}

/** Reads a latitude or a longitude alone; undefined where the text is none, or one of the other axis. */
export function readCoordinate(text: string, axis: keyof Position): number | undefined {
  const angle = readAlone(text);
  if (!angle || (angle.axis && angle.axis !== axis)) return undefined;
  return Math.abs(angle.value) <= (axis === "lat" ? 90 : 180) ? angle.value : undefined;
}

function readAddress(
  address: string,
  near: Position | undefined,
  home: Position | undefined,
): PlaceReading {
  if (isShortLink(address)) return refused("shortLink");
  if (isOfWords(address)) return refused("words");
  const { marked, centre } = readMapAddress(address);
  const readings = marked
    .map((text) => readPlace(text, near, home))
    .filter(({ kind }) => kind === "place" || kind === "choice" || kind === "refused");
  const [first, ...more] = readings;
  if (first && more.length === 0) return first;
  if (first)
    return several(readings.flatMap((each) => (each.kind === "place" ? [each.position] : [])));
  const view = centre === undefined ? NONE : readPlace(centre, near, home);
  if (view.kind === "place") return { ...view, note: "viewCentre" };
  if (view.kind !== "none") return view;
  return isOfMaps(address) ? refused("noCoordinates") : NONE;
}

function readCode(code: string, beside: string, near: Position | undefined): PlaceReading {
  if (!isShortCode(code)) {
    const position = plusCodePosition(code);
    return position && isPlaced(position) ? place(position) : refused("outOfRange");
  }
  const position = near && nearestPlusCode(code, near);
  if (!position) return refused("shortCode");
  // The town beside it is where it was shortened.
  if (/\p{L}{3}/u.test(beside))
    return { kind: "choice", why: "town", choices: [storedPosition(position)] };
  return { ...place(position), note: "nearRoute" };
}

/** GeoJSON and WKT, whose longitude comes first, and lists in brackets, whose order differs. */
function readStructured(text: string, near: Position | undefined): PlaceReading | undefined {
  const number = String.raw`\s?([-+]?\d+(?:\.\d+)?)\s?`;
  const geojson = new RegExp(`"coordinates"\\s?:\\s?\\[${number},${number}[,\\]]`).exec(text);
  const bare = String.raw`([-+]?\d+(?:\.\d+)?)`;
  const wkt = new RegExp(
    `^(?:SRID=4326;)?\\s?POINT\\s?(?:ZM?|M)?\\s?\\(\\s?${bare}\\s${bare}(?!\\d)[^)]*\\)$`,
    "i",
  ).exec(text);
  const [, lon, lat] = geojson ?? wkt ?? [];
  if (lon !== undefined && lat !== undefined) return known({ lat: Number(lat), lon: Number(lon) });
  const list = new RegExp(`^\\[${number},${number}(?:,${number})?\\]$`).exec(text);
  return list ? ordered(Number(list[1]), Number(list[2]), near) : undefined;
}

/** `lat: 41.40338 lng: 2.17403`, in any order and language. */
function readLabelled(text: string): AnglePair | undefined {
  const value = (label: string) => {
    const found = new RegExp(
      String.raw`(?<![a-z])(?:${label})["'.]?\s?(?:[:=]\s?)?(?:["']\s?)?([-+]?\d[^a-z]*[nsewo]?(?![a-z])|[nsewo]\s?\d[^a-z]*)`,
      "i",
    ).exec(text);
    return readAngle(withoutEnd(found?.[1] ?? "", /[\s,;"'}\])|/]/).trim());
  };
  const [lat, lon] = [value("lat(?:itude|itud)?"), value("lon(?:g|gitude|gitud)?|lng")];
  if (!lat || !lon || lat.axis === "lon" || lon.axis === "lat") return undefined;
  return { position: { lat: lat.value, lon: lon.value }, certain: true };
}

/** Coordinates among other words: with four decimals, or with degrees and hemispheres. */
function readAmong(text: string, near: Position | undefined): PlaceReading {
  const decimal =
    /(?<![\d.,])[-+]?\d{1,3}[.,]\d{4,}°? ?(?:[NSEWO](?![a-z]))?(?:\s?[,;/]\s?|\s)[-+]?\d{1,3}[.,]\d{4,}°? ?(?:[NSEWO](?![a-z]))?(?![\d.,]*\d)/gi;
  const angle = String.raw`\d{1,3}°[\d.,'" ]{0,40}`;
  const sexagesimal = new RegExp(
    `${angle}[NS][,; ]{0,4}${angle}[EWO](?![a-z])|[NS] ?${angle}[,; ]{0,4}[EWO] ?${angle}`,
    "gi",
  );
  const found = [...text.matchAll(decimal), ...text.matchAll(sexagesimal)].flatMap(([each]) => {
    const pair = readAngles(each.trim());
    return pair ? [judged(pair, near)] : [];
  });
  const [first, ...more] = found;
  if (!first) return NONE;
  if (more.length === 0) return first;
  return several(found.flatMap((each) => (each.kind === "place" ? [each.position] : [])));
}

function judged(
  { position, certain, unsided }: AnglePair,
  near: Position | undefined,
): PlaceReading {
  if (unsided) {
    const other = { ...position, [unsided]: -position[unsided] };
    const choices = [position, other].filter(isPlaced).map(storedPosition);
    return choices.length > 0 ? { kind: "choice", why: "side", choices } : refused("outOfRange");
  }
  const swapped = { lat: position.lon, lon: position.lat };
  if (!isPlaced(position)) {
    return !certain && isPlaced(swapped)
      ? { kind: "choice", why: "swapped", choices: [storedPosition(swapped)] }
      : refused("outOfRange");
  }
  if (!certain && near && isPlaced(swapped) && seemsSwapped(position, swapped, near)) {
    return { kind: "choice", why: "swapped", choices: [swapped, position].map(storedPosition) };
  }
  return place(position);
}

/** Two numbers of which either may be the latitude. */
function ordered(first: number, second: number, near: Position | undefined): PlaceReading {
  const choices = [
    { lat: first, lon: second },
    { lat: second, lon: first },
  ].filter(isPlaced);
  const [only, ...more] = choices;
  if (!only) return refused("outOfRange");
  if (more.length === 0) return place(only);
  const sorted = near
    ? choices.toSorted((a, b) => metresBetween(a, near) - metresBetween(b, near))
    : choices;
  return { kind: "choice", why: "order", choices: sorted.map(storedPosition) };
}

function several(positions: readonly Position[]): PlaceReading {
  const distinct = positions.filter(
    (position, index) => positions.findIndex((other) => isSamePosition(other, position)) === index,
  );
  const [first, ...more] = distinct;
  if (!first) return NONE;
  return more.length === 0 ? place(first) : { kind: "choice", why: "several", choices: distinct };
}

const place = (position: Position) =>
  ({ kind: "place", position: storedPosition(position) }) as const;
const known = (position: Position): PlaceReading =>
  isPlaced(position) ? place(position) : refused("outOfRange");

/** Takes away the brackets around a text, and a word like GPS before it. */
function withoutBrackets(text: string): string {
  return text
    .replace(/^(?:gps|coords?|coordenad[ae]s|coordinates)\.?\s*:?\s*/i, "")
    .replace(/^\((.*)\)$|^\[(.*)\]$|^\{(.*)\}$/, "$1$2$3")
    .replace(/[.,;]$/, "")
    .trim();
}

function isThreeWords(text: string): boolean {
  return /^\/\/\/\p{L}+\.\p{L}+\.\p{L}+$|^(?!www\.)\p{L}{3,}\.\p{L}{3,}\.\p{L}{4,}$/u.test(text);
}
