import type { MapLine, MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { useCheckState } from "../../route/check/check-context.ts";
import { walkLines } from "./walk-lines.ts";

/** The walk into a dead end that the map of the route is to show in place of its dependencies, if any. */
export function useShownWalk(markers: readonly MapMarker[], lines: readonly MapLine[]) {
  const walk = useCheckState((state) => state.walk);
  return useMemo(() => {
    if (!walk) return { walk, lines, highlighted: undefined };
    const point = walk.steps[walk.at]?.point;
    return {
      walk,
      lines: walkLines(walk, markers),
      highlighted: point === undefined ? undefined : String(point),
    };
  }, [walk, markers, lines]);
}
