import type { Candidate } from "@panel/domain/route-files/candidates";
import { MapView, type MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { mapTiles } from "../../shared/map-tiles.ts";
import { useMapLabels } from "../../shared/use-map-labels.ts";
import { candidateName } from "./candidate-name.ts";

/** The points that would be created, where they would stand. */
export function CandidateMap({ included }: { included: readonly Candidate[] }) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const markers = useMemo(
    () =>
      included.flatMap((point, index): MapMarker[] =>
        point.position
          ? [
              {
                id: String(point.id),
                position: point.position,
                label: candidateName(point) || t("POINTS.defaultName", { number: index + 1 }),
                kind: point.values.isFinal ? "final" : "point",
                number: index + 1,
              },
            ]
          : [],
      ),
    [included, t],
  );
  return (
    <MapView
      label={t("EXCHANGE.map")}
      height="18rem"
      tiles={mapTiles()}
      markers={markers}
      labels={labels}
    />
  );
}
