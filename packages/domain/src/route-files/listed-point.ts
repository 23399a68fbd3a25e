import { pointFields, type PointChanges } from "../experience/point.ts";
import { fieldAt, withValues } from "../experience/rows.ts";
import { pointWire } from "../experience/wire.ts";
import type { Candidate } from "./candidates.ts";
import { rowOf, TARGETS, type Target } from "./columns.ts";

/** The points that are sent for candidates, by the contract's names; those without a place are left out. */
export function listedPoints(candidates: readonly Candidate[]) {
  return candidates.flatMap(({ position, values }) => {
    if (!position) return [];
    const given = TARGETS.flatMap((target): [string, unknown][] => {
      const text = values[target];
      return text === undefined ? [] : [[target, valueOf(target, text)]];
    });
    const changes = withValues({}, given) as PointChanges;
    return { ...pointWire.toFields(changes), latitude: position.lat, longitude: position.lon };
  });
}

/** The value that the text of a candidate stands for. */
function valueOf(target: Target, text: string): unknown {
  const { kind, options } = fieldAt(pointFields, rowOf(target));
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
