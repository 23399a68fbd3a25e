import { isPlaced } from "@panel/domain/experience/position";
import { pointStatus } from "@panel/domain/play/play";
import type { PlayRules } from "@panel/domain/play/route";
import type { TryMaterial } from "@panel/domain/play/tryout";
import { replayWalk } from "@panel/domain/play/walk";
import { MapView, type MapLine, type MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useMapLabels } from "../../shared/use-map-labels.ts";
import { mapTiles } from "../../shared/map-tiles.ts";
import { usePointLabel } from "./use-point-label.ts";
import type { PlayedWalk } from "./use-player-frame.ts";
import type { Visitor } from "./use-visitor.ts";

interface VisitorMapProps {
  material: TryMaterial;
  rules: PlayRules;
  walk: PlayedWalk;
  visitor: Visitor;
}

/** The map of the route with the visitor, whom a click or a drag moves; reached points stand in the walked line. */
export function VisitorMap({ material, rules, walk, visitor }: VisitorMapProps) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const label = usePointLabel(material);
  const { points } = material.route;
  const { steps } = walk;
  const markers = useMemo(
    () =>
      points.flatMap(({ id, position, isFinal }, index): MapMarker[] =>
        position && isPlaced(position)
          ? [
              {
                id: String(id),
                position,
                label: label(id),
                kind: isFinal ? "final" : "point",
                number: index + 1,
              },
            ]
          : [],
      ),
    [points, label],
  );
  const lines = useMemo((): MapLine[] => {
    const { state } = replayWalk(rules, steps);
    const reached = state.visits.flatMap(({ point }) => rules.points.get(point)?.position ?? []);
    return reached.slice(1).flatMap((to, index): MapLine[] => {
      const from = reached[index];
      return from ? [{ id: `walked-${index}`, from, to, kind: "walked", number: index + 2 }] : [];
    });
  }, [rules, steps]);
  const open = useMemo(() => {
    const { state } = replayWalk(rules, steps);
    const after = steps.at(-1)?.after ?? 0;
    return points.find((point) => pointStatus(rules, state, point, after) === "open")?.id;
  }, [rules, steps, points]);
  return (
    <div className="grid gap-1">
      <MapView
        label={t("TRY.map")}
        height="max(18rem, 48dvh)"
        tiles={mapTiles()}
        markers={markers}
        lines={lines}
        value={visitor.place}
        onValueChange={({ lat, lon }) => visitor.put({ lat, lon })}
        pointed={open === undefined ? undefined : String(open)}
        labels={{ ...labels, instructions: t("TRY.mapHint") }}
        onMarkerSelect={(id) => {
          if (visitor.kind === "chosen") {
            visitor.choose(Number(id));
            return;
          }
          const place = rules.points.get(Number(id))?.position;
          if (place) visitor.put(place);
        }}
      />
    </div>
  );
}
