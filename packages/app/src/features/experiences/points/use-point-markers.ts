import type { MapPoint } from "@panel/api-client/panel";
import { isPlaced } from "@panel/domain/experience/position";
import { NO_DEPENDENCY } from "@panel/domain/experience/point-rules";
import type { MapLine, MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { usePointTitle } from "./use-point-title.ts";

/** Markers for the points that have a position, and lines for their activation dependencies. */
export function usePointMarkers(points: readonly MapPoint[], without?: number) {
  const title = usePointTitle(points);
  return useMemo(() => {
    const placed = points.filter(
      (point) =>
        point.IdPoint !== without && isPlaced({ lat: point.Latitude, lon: point.Longitude }),
    );
    const positions = new Map(
      placed.map((point) => [point.IdPoint, { lat: point.Latitude, lon: point.Longitude }]),
    );
    const markers = placed.map((point): MapMarker => ({
      id: String(point.IdPoint),
      position: { lat: point.Latitude, lon: point.Longitude },
      label: title(point),
      kind: point.IsFinal ? "final" : "point",
      number: points.indexOf(point) + 1,
    }));
    const lines = placed.flatMap((point): MapLine[] => {
      const from = positions.get(Number(point.Dependency));
      const to = positions.get(point.IdPoint);
      return Number(point.Dependency) !== NO_DEPENDENCY && from && to
        ? [{ id: String(point.IdPoint), from, to }]
        : [];
    });
    return { markers, lines };
  }, [points, title, without]);
}
