import type { MapPoint } from "@panel/api-client/panel";
import type { Position } from "@panel/domain/experience/position";
import { MapView, type MapLine, type MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCityCentre } from "../../shared/address/use-city-centre.ts";
import { usePlaceReader } from "../../shared/address/use-place-reader.ts";
import { useMapLabels } from "../../shared/use-map-labels.ts";
import { mapTiles } from "../../shared/map-tiles.ts";
import { WalkSteps } from "./WalkSteps.tsx";
import { routeLines, type OpenPlace } from "../../route/route-lines.ts";
import { usePointMarkers } from "../../route/use-point-markers.ts";
import { usePointTones } from "./use-point-tones.ts";
import { useCheckState } from "../../route/check/check-context.ts";
import { walkLines } from "./walk-lines.ts";

/** The walk into a dead end that the map of the route is to show in place of its dependencies, if any. */
function useShownWalk(markers: readonly MapMarker[], lines: readonly MapLine[]) {
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

interface RouteMapProps {
  points: readonly MapPoint[];
  /** Of the experience: what is shown while there are no points. */
  city: string;
  /** The point in the editor: a click sets its place. */
  open: OpenPlace | undefined;
  /** Brought into view when it changes. */
  visited: Position | null;
  /** Id of the point whose row is pointed at. */
  pointed: number | undefined;
  onOpen(point: MapPoint): void;
  onAdd(place: Position): void;
  /** Called with the place that was chosen for the point in the editor. */
  onPlace(place: Position): void;
  onMove(point: MapPoint, place: Position): void;
  onHover(id: number | undefined): void;
}

/**
 * Map of the whole route: its points in their order, what opens and closes them, and what the check has found at them; of its
 * city while there are no points. A click or a pasted place adds a point, or sets the place of the one in the editor; a drag
 * moves a point.
 */
export function RouteMap({
  points,
  city,
  open,
  visited,
  pointed,
  onOpen,
  onAdd,
  onPlace,
  onMove,
  onHover,
}: RouteMapProps) {
  const { t, i18n } = useTranslation();
  const labels = useMapLabels();
  const markers = usePointMarkers(points, open?.id, usePointTones());
  const route = useMemo(
    () => routeLines(points, open, i18n.language),
    [points, open, i18n.language],
  );
  const stops = useMemo(
    () =>
      open?.position
        ? [
            ...markers,
            { id: String(open.id), position: open.position, label: "", kind: "selected" } as const,
          ]
        : markers,
    [markers, open],
  );
  const { walk, lines, highlighted } = useShownWalk(stops, route);
  const centre = useCityCentre(markers.length === 0 && !open?.position ? city : "");
  const readPlace = usePlaceReader(markers, centre);
  const pointOf = (id: string) => points.find((known) => String(known.IdPoint) === id);
  return (
    <>
      <MapView
        label={t("POINTS.title")}
        height="var(--route-map-height)"
        tiles={mapTiles()}
        markers={markers}
        lines={lines}
        value={open && (open.position ?? null)}
        onValueChange={({ lat, lon }) => onPlace({ lat, lon })}
        visited={visited}
        highlighted={highlighted}
        pointed={pointed === undefined ? undefined : String(pointed)}
        {...(centre ? { center: centre } : {})}
        labels={labels}
        onMarkerSelect={(id) => {
          const point = pointOf(id);
          if (point) onOpen(point);
        }}
        onMarkerHover={(id) => onHover(id === undefined ? undefined : Number(id))}
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
