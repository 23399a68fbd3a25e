import { pointFields, type PointChanges } from "../experience/point.ts";
import type { Position } from "../experience/position.ts";
import { fieldAt, withValues } from "../experience/fields.ts";
import { pointWire } from "../experience/wire.ts";
import type { Candidate } from "./candidates.ts";
import { fieldPathOf, TARGETS, type Target } from "./columns.ts";

/** What is written of the points of candidates; those without a place are left out. */
export function candidatePoints(
  candidates: readonly Candidate[],
): (PointChanges & { position: Position })[] {
  return candidates.flatMap(({ position, values }) => {
    if (!position) return [];
    const given = TARGETS.flatMap((target): [string, unknown][] => {
      const text = values[target];
      return text === undefined ? [] : [[target, valueOf(target, text)]];
    });
    return { ...(withValues({}, given) as PointChanges), position };
  });
}

/** The points that are sent for candidates, by the contract's names. */
export function listedPoints(candidates: readonly Candidate[]) {
  return candidatePoints(candidates).map(({ position, ...changes }) => ({
    ...pointWire.toFields(changes),
    latitude: position.lat,
    longitude: position.lon,
  }));
}

/** The value that the text of a candidate stands for. */
function valueOf(target: Target, text: string): unknown {
  const { kind, options } = fieldAt(pointFields, fieldPathOf(target));
  switch (kind) {
    case "flag":
      return text === "1";
    case "number":
      return Number(text);
    case "choice":
      return options?.find((option) => String(option) === text);
    case "words":
      return text.split(" ");
    default:
      return text;
  }
}
