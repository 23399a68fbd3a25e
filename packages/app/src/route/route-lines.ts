import type { MapPoint } from "@panel/api-client/panel";
import { NO_DEPENDENCY } from "@panel/domain/experience/point-rules";
import { metresBetween, type Position } from "@panel/domain/experience/position";
import type { MapLine } from "@panel/ui/map-picker";
import { lengthText } from "../shared/length-text.ts";
import { placesOf } from "./use-point-markers.ts";

/** The point whose editor is open, where it is now. */
export interface OpenPlace {
  id: number;
  /** Undefined while it has none. */
  position: Position | undefined;
}

/**
 * The lines of a route: from each point to the next in the order of their author, with the distance, and from each point to
 * those that it opens or closes. A new point is the last one.
 */
export function routeLines(
  points: readonly MapPoint[],
  open: OpenPlace | undefined,
  locale: string,
): MapLine[] {
  const places = new Map(placesOf(points));
  if (open) {
    if (open.position) places.set(open.id, open.position);
    else places.delete(open.id);
  }
  const stops = [...places];
  const order = stops.slice(1).map(([id, to], index): MapLine => {
    const [, from] = stops[index] as (typeof stops)[number];
    const text = lengthText(metresBetween(from, to), locale);
    return { id: `order ${id}`, kind: "order", from, to, text };
  });
  const depends = (point: MapPoint, on: string, kind: "dependency" | "closing"): MapLine[] => {
    const from = Number(on) === NO_DEPENDENCY ? undefined : places.get(Number(on));
    const to = places.get(point.IdPoint);
    return from && to ? [{ id: `${kind} ${point.IdPoint}`, kind, from, to }] : [];
  };
  return [
    ...order,
    ...points.flatMap((point) => [
      ...depends(point, point.Dependency, "dependency"),
      ...depends(point, point.DependencyNeg, "closing"),
    ]),
  ];
}
