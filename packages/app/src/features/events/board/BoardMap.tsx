import type { Board } from "@panel/api-client/events";
import { MapView, type MapMarker } from "@panel/ui/map-picker";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { mapTiles } from "../../../shared/map-tiles.ts";
import { useMapLabels } from "../../../shared/use-map-labels.ts";
import { useTeamName } from "../use-team-name.ts";
import { usePointName } from "./use-point-name.ts";

interface BoardMapProps {
  board: Pick<Board, "points" | "teams">;
  ago(moment: string): string;
}

/** The points with what is crowded, and the last place of each team that shares it. */
export function BoardMap({ board: { points, teams }, ago }: BoardMapProps) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const teamName = useTeamName();
  const pointName = usePointName();
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const markers = useMemo((): MapMarker[] => {
    const ofPoints = points.flatMap((point, at): MapMarker[] => {
      const { id, latitude: lat, longitude: lon, crowded } = point;
      if (lat === null || lon === null) return [];
      const name = pointName(point);
      return [
        {
          id: `point-${id}`,
          position: { lat, lon },
          label: crowded ? `${name}: ${t("EVENT_DAY.points.crowded")}` : name,
          kind: "point",
          number: at + 1,
          ...(crowded && { tone: "warning" as const }),
        },
      ];
    });
    const ofTeams = teams.flatMap((team): MapMarker[] => {
      const [last] = team.phones
        .flatMap(({ place }) => (place ? [place] : []))
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
      if (!last) return [];
      return [
        {
          id: `team-${team.id}`,
          position: { lat: last.lat, lon: last.lon },
          label: `${teamName(team)}, ${ago(last.at)}`,
          kind: "selected",
          ...(team.trouble.length > 0 && { tone: "danger" as const }),
        },
      ];
    });
    return [...ofPoints, ...ofTeams];
  }, [points, teams, t, teamName, pointName, ago]);
  return (
    <MapView
      label={t("EVENT_DAY.map.label")}
      height="28rem"
      tiles={mapTiles()}
      labels={labels}
      markers={markers}
      // Their names show where they are pointed at or chosen.
      highlighted={chosen}
      pointed={pointed}
      onMarkerSelect={setChosen}
      onMarkerHover={setPointed}
    />
  );
}
