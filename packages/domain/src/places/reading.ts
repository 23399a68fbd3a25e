import type { Position } from "../experience/position.ts";

/** What an author should know of a place that was read. */
export type PlaceNote =
  /** It is the middle of the map that an address shows. */
  | "viewCentre"
  /** A short code was taken for the place near the route. */
  | "nearRoute";

/** What a pasted or typed text says of a place. */
export type PlaceReading =
  | { kind: "place"; position: Position; note?: PlaceNote }
  /** It may mean each of several places; the likely one first. */
  | { kind: "choice"; why: PlaceQuestion; choices: readonly Position[] }
  | { kind: "refused"; why: PlaceRefusal }
  /** Nothing in it looks like a place. */
  | { kind: "none" };

export type PlaceQuestion =
  /** Latitude and longitude seem to stand in the wrong order. */
  | "swapped"
  /** Which of two numbers is the latitude does not follow from the text. */
  | "order"
  /** The side of the equator or of Greenwich is missing. */
  | "side"
  /** Several places are named. */
  | "several"
  /** A short code is followed by a town, which may be another one than the route's. */
  | "town";

export type PlaceRefusal =
  /** The link of a map that has to be opened to be read. */
  | "shortLink"
  /** The address of a map that names no coordinates. */
  | "noCoordinates"
  /** Three words of what3words. */
  | "words"
  /** A reference of the military grid. */
  | "militaryGrid"
  | "noZone"
  /** A datum other than WGS 84 and ETRS89, which lies beside them. */
  | "oldDatum"
  /** A short plus code, without a route that it could be near to. */
  | "shortCode"
  | "outOfRange";

export const NONE: PlaceReading = { kind: "none" };
export const refused = (why: PlaceRefusal): PlaceReading => ({ kind: "refused", why });
