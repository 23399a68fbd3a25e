import type { MapPoint } from "@panel/api-client/panel";
import { isPlaced, type Position } from "@panel/domain/experience/position";
import type { MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { usePointTitle } from "./use-point-title.ts";

/** The places of points by their ids, in the order of the route. */
export type PointPlaces = ReadonlyMap<number, Position>;

/** The places of the points that have one. */
export function placesOf(points: readonly MapPoint[]): PointPlaces {
  return new Map(
    points
      .map((point) => [point.IdPoint, { lat: point.Latitude, lon: point.Longitude }] as const)
      .filter(([, place]) => isPlaced(place)),
  );
}

/** Whether a point has errors, or warnings. */
export type PointTones = ReadonlyMap<number, NonNullable<MapMarker["tone"]>>;

const NO_TONES: PointTones = new Map();

/**
 * Markers for the points that have a position.
 * @param without the point that is drawn in another way
 */
export function usePointMarkers(
  points: readonly MapPoint[],
  without?: number,
  tones = NO_TONES,
): readonly MapMarker[] {
  const title = usePointTitle(points);
  return useMemo(() => {
    const places = placesOf(points);
    return points.flatMap((point, index): MapMarker[] => {
      const position = places.get(point.IdPoint);
      if (!position || point.IdPoint === without) return [];
      const tone = tones.get(point.IdPoint);
      return [
        {
          id: String(point.IdPoint),
          position,
          label: title(point),
          kind: point.IsFinal ? "final" : "point",
          number: index + 1,
          ...(tone ? { tone } : {}),
        },
      ];
    });
  }, [points, title, without, tones]);
}
