import type { MapPoint } from "@panel/api-client/panel";
import type { Position } from "@panel/domain/experience/position";
import { MapView } from "@panel/ui/map-picker";
import { useTranslation } from "react-i18next";
import { useCityCentre } from "../../../shared/address/use-city-centre.ts";
import { usePlaceReader } from "../../../shared/address/use-place-reader.ts";
import { useMapLabels } from "../../../shared/use-map-labels.ts";
import { settings } from "../../../settings.ts";
import { useShownWalk } from "../check/use-shown-walk.ts";
import { WalkSteps } from "../check/WalkSteps.tsx";
import { usePointMarkers } from "./use-point-markers.ts";

/**
 * Map of the whole route: its points and their activation dependencies; of its city while there are no points. A click or a
 * pasted place adds a point, a drag moves one.
 */
export function RouteMap({
  points,
  city,
  onOpen,
  onAdd,
  onMove,
}: {
  points: readonly MapPoint[];
  city: string;
  onOpen(point: MapPoint): void;
  onAdd(place: Position): void;
  onMove(point: MapPoint, place: Position): void;
}) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const { markers, lines: dependencies } = usePointMarkers(points);
  const { walk, lines, highlighted } = useShownWalk(markers, dependencies);
  const centre = useCityCentre(markers.length === 0 ? city : "");
  const readPlace = usePlaceReader(markers, centre);
  const pointOf = (id: string) => points.find((known) => String(known.IdPoint) === id);
  return (
    <>
      <MapView
        label={t("POINTS.title")}
        height="20rem"
        tiles={settings().tiles}
        markers={markers}
        lines={lines}
        highlighted={highlighted}
        {...(centre ? { center: centre } : {})}
        labels={labels}
        onMarkerSelect={(id) => {
          const point = pointOf(id);
          if (point) onOpen(point);
        }}
        readPlace={readPlace}
        onPlace={({ lat, lon }) => onAdd({ lat, lon })}
        onMarkerMove={(id, { lat, lon }) => {
          const point = pointOf(id);
          if (point) onMove(point, { lat, lon });
        }}
      />
      {walk && <WalkSteps walk={walk} />}
    </>
  );
}
