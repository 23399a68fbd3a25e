import { parseCoordinates } from "./coordinates.ts";
import type { PlaceText } from "./types.ts";

/** Reads decimal and sexagesimal degrees. */
export function readDegrees(text: string): PlaceText {
  const position = parseCoordinates(text);
  return position ? { kind: "place", position } : { kind: "none" };
}
