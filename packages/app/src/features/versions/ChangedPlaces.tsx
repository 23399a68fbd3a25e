import type { PointComparison, PlacedPoint } from "@panel/domain/versions/compare";
import { isPlaced } from "@panel/domain/experience/position";
import { MapView, type MapLine, type MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { mapTiles } from "../../shared/map-tiles.ts";
import { useMapLabels } from "../../shared/use-map-labels.ts";

interface ChangedPlacesProps {
  points: readonly PointComparison[];
  titleOf(point: PlacedPoint): string;
}

/** The points that are at another place in the later version, new, or gone, on one map. */
export function ChangedPlaces({ points, titleOf }: ChangedPlacesProps) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const { markers, lines } = useMemo(() => {
    const drawn: MapMarker[] = [];
    const moves: MapLine[] = [];
    const add = (id: string, at: PlacedPoint, label: string, tone?: MapMarker["tone"]) => {
      const { position } = at.point;
      if (!position || !isPlaced(position)) return;
      const kind = at.point.isFinal ? "final" : "point";
      drawn.push({ id, position, label, kind, number: at.place, ...(tone ? { tone } : {}) });
    };
    for (const point of points) {
      if (point.state === "added") {
        add(`new ${point.id}`, point.after, t("VERSIONS.newHere", { name: titleOf(point.after) }));
      } else if (point.state === "removed") {
        const label = t("VERSIONS.goneHere", { name: titleOf(point.before) });
        add(`gone ${point.id}`, point.before, label, "danger");
      } else if (point.metres !== undefined) {
        const name = titleOf(point.after);
        add(`from ${point.id}`, point.before, t("VERSIONS.movedFrom", { name }), "warning");
        add(`to ${point.id}`, point.after, t("VERSIONS.movedTo", { name }));
        const [from, to] = [point.before.point.position, point.after.point.position];
        if (from && to) {
          const text = t("VERSIONS.metres", { metres: point.metres });
          moves.push({ id: String(point.id), from, to, kind: "ahead", text });
        }
      }
    }
    return { markers: drawn, lines: moves };
  }, [points, titleOf, t]);
  if (markers.length === 0) return null;
  return (
    <MapView
      label={t("VERSIONS.map")}
      height="18rem"
      tiles={mapTiles()}
      markers={markers}
      lines={lines}
      labels={labels}
    />
  );
}
