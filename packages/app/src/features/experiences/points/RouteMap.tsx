import type { MapPoint } from "@panel/api-client/panel";
import { MapView } from "@panel/ui/map-picker";
import { useTranslation } from "react-i18next";
import { useMapLabels } from "../../../shared/use-map-labels.ts";
import { settings } from "../../../settings.ts";
import { usePointMarkers } from "./use-point-markers.ts";

/** Map of the whole route: its points and their activation dependencies. */
export function RouteMap({
  points,
  onOpen,
}: {
  points: readonly MapPoint[];
  onOpen(point: MapPoint): void;
}) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const { markers, lines } = usePointMarkers(points);
  return (
    <MapView
      label={t("POINTS.title")}
      height="20rem"
      tiles={settings().tiles}
      markers={markers}
      lines={lines}
      labels={labels}
      onMarkerSelect={(id) => {
        const point = points.find((known) => String(known.IdPoint) === id);
        if (point) onOpen(point);
      }}
    />
  );
}
