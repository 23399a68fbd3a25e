import type { ContentLanguage, LANGUAGE } from "../languages.ts";
import { pointWire } from "../experience/wire.ts";
import type { Candidate } from "./candidates.ts";

/** Values of a point of a list, by the contract's names. */
export type ListedPoint = {
  latitude: number;
  longitude: number;
  lifetime?: number;
  isFinal?: 0 | 1;
} & { [Name in TextName]?: string };
type TextName =
  | `${"mappointName" | "storyTitle" | "storyText"}${(typeof LANGUAGE)[ContentLanguage]["suffix"]}`
  | "location"
  | "streetName"
  | "streetNumber"
  | "city"
  | "postcode"
  | "country";

/** The points that are sent for candidates; those without a place are left out. */
export function listedPoints(candidates: readonly Candidate[]): ListedPoint[] {
  return candidates.flatMap(({ position, values }) => {
    if (!position) return [];
    const { duration, isFinal, ...texts } = values;
    const named = Object.entries(texts).map(([path, text]) => [pointWire.formName(path), text]);
    return {
      ...Object.fromEntries(named),
      latitude: position.lat,
      longitude: position.lon,
      ...(duration ? { lifetime: Number(duration) } : {}),
      ...(isFinal ? { isFinal: 1 as const } : {}),
    } as ListedPoint;
  });
}
