import type { MapPoint, updateMapPoints } from "@panel/api-client/panel";
import { scorePath } from "@panel/domain/experience/challenge";
import { NO_DEPENDENCY } from "@panel/domain/experience/point-rules";
import { pointWire } from "@panel/domain/experience/wire";
import type { PointFacts } from "./point-facts.ts";

type Change = Parameters<typeof updateMapPoints>[1]["changes"][number];
type Form = Omit<Change, "mappointId" | "version">;

/** A change of a stored point, and what undoes it. */
export interface BulkChange {
  readonly point: MapPoint;
  readonly to: Form;
  readonly back: Form;
}

/** Each of the points opens after the one before it. What opens the first one stays. */
export function chained(chosen: readonly MapPoint[]): BulkChange[] {
  return chosen.slice(1).map((point, place) => ({
    point,
    to: { dependency: String(chosen[place]?.IdPoint ?? NO_DEPENDENCY) },
    back: { dependency: point.Dependency },
  }));
}

/** Sets the points that the challenges give; points without a challenge stay as they are. */
export function scored(
  chosen: readonly MapPoint[],
  facts: ReadonlyMap<number, PointFacts>,
  score: number,
): BulkChange[] {
  return chosen.flatMap((point): BulkChange[] => {
    const { kind = "none", score: before = 0 } = facts.get(point.IdPoint) ?? {};
    if (kind === "none") return [];
    const field = pointWire.formName(scorePath(kind)) ?? "";
    return [{ point, to: { [field]: score }, back: { [field]: before } }];
  });
}
