import { parseCoordinate, parseCoordinates } from "./coordinates.ts";
import type { PlaceText, ReadCoordinate } from "./types.ts";

/** Reads decimal and sexagesimal degrees. */
export function readDegrees(text: string): PlaceText {
  const position = parseCoordinates(text);
  return position ? { kind: "place", position } : { kind: "none" };
}

/** Reads one coordinate in the same forms. */
export const readOneCoordinate: ReadCoordinate = (text, axis) =>
  parseCoordinate(text, axis) ?? undefined;
