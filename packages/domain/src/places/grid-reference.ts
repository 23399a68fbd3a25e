import { isPlaced, metresBetween, type Position } from "../experience/position.ts";
import { parseCoordinate } from "../route-files/degrees.ts";
import { NONE, refused, type PlaceReading } from "./reading.ts";
import { utmPosition } from "./utm.ts";

/** A number of metres, with thousands parted or not. */
const METRES = /(?<![\d.,])\d[\d.,]*\d(?!\d|[.,]\d)/g;
const EASTING = { min: 100_000, max: 900_000 };
const NORTHING_MAX = 10_000_000;
/** Words that stand beside the metres. Each is looked for by itself: a text of them can be parted in too many ways. */
const BESIDE =
  /utm|wgs ?-?84|etrs ?-?89|huso|zona|zone|fus|epsg|easting|northing|norte|nord|este|est|mts?|mn|me|[xyenm]|[\s:=,;/().]|\d{1,5}(?: ?[c-hj-np-x](?![a-z]))?/gi;
/** Letters of bands from the equator to the north. */
const NORTHERN = /[N-X]/i;
const MILITARY = /^\d{1,2} ?[C-HJ-NP-X] ?[A-HJ-NP-Z]{2} ?(?:\d{1,5} ?\d{1,5})$/i;
/** How far from a route a place may be that is taken for the meant one, in metres. */
const NEAR = 2_000_000;

/** Longer texts are no reference: with all words it takes some hundred characters. */
const LONGEST = 200;

/** Reads metres of the Universal Transverse Mercator grid with their zone, or a reference of the military grid. */
export function readGrid(text: string, near: Position | undefined): PlaceReading {
  if (text.length > LONGEST) return NONE;
  if (MILITARY.test(text)) return refused("militaryGrid");
  const found = [...text.matchAll(METRES)]
    .map(([written]) => ({ written, metres: parseCoordinate(written) ?? 0 }))
    .filter(({ metres }) => metres >= EASTING.min);
  if (found.length !== 2) return NONE;
  const [one = 0, other = 0] = found.map(({ metres }) => metres);
  const northFirst =
    /\b(?:y|n|northing|norte|nord) ?[:=]? ?\d.*\b(?:x|e|easting|este|est) ?[:=]? ?\d/i;
  const [easting, northing] =
    one > EASTING.max || (other <= EASTING.max && northFirst.test(text))
      ? [other, one]
      : [one, other];
  if (easting > EASTING.max || northing > NORTHING_MAX) return NONE;
  const rest = found.reduce((left, { written }) => left.replace(written, " "), text);
  if (/ed ?-?50|epsg:? ?230\d\d/i.test(rest)) return refused("oldDatum");
  if (rest.replaceAll(BESIDE, "") !== "") return NONE;
  const code = /\b(258|326|327)(\d\d)\b/.exec(rest);
  const written = /(?<!\d)(\d{1,2}) ?([C-HJ-NP-X])?(?![a-z0-9])/i.exec(
    rest.replace(/etrs ?-?89|wgs ?-?84/i, ""),
  );
  const zone = Number(code?.[2] ?? written?.[1] ?? 0);
  if (zone < 1 || zone > 60) return refused("noZone");
  const at = (south: boolean) => utmPosition({ zone, south, easting, northing });
  const known = (position: Position): PlaceReading =>
    isPlaced(position) ? { kind: "place", position } : refused("outOfRange");
  if (code) return known(at(code[1] === "327"));
  const band = written?.[2] ?? "";
  // S is a band of the north, and also means south.
  const isClear = /[A-RT-Z]/i.test(band) || /etrs/i.test(rest);
  if (isClear) return known(at(band !== "" && !NORTHERN.test(band)));
  const [north, south] = [at(false), at(true)];
  if (near && metresBetween(north, near) < NEAR) return known(north);
  if (near && metresBetween(south, near) < NEAR) return known(south);
  return { kind: "choice", why: "side", choices: [north, south].filter(isPlaced) };
}
