import type { MapLine, MapMarker } from "@panel/ui/map-picker";
import type { ShownWalk } from "../../route/check/check-state.ts";

/** The ways between the points of a walk: those up to its shown step are walked, the others lie ahead. */
export function walkLines({ steps, at }: ShownWalk, markers: readonly MapMarker[]): MapLine[] {
  const places = new Map(markers.map(({ id, position }) => [id, position]));
  // Whoever waits until a time is over stays where they are.
  const reached = steps.flatMap(({ point, event }, index) => {
    const place = event === "reach" ? places.get(String(point)) : undefined;
    return place ? [{ place, index }] : [];
  });
  return reached.slice(1).flatMap(({ place: to, index }, before): MapLine[] => {
    const from = reached[before]?.place;
    if (!from) return [];
    const kind = index <= at ? "walked" : "ahead";
    return [{ id: `walk-${index}`, from, to, kind, number: index + 1 }];
  });
}
