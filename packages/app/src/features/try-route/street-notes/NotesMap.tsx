import type { MapPoint } from "@panel/api-client/panel";
import type { TryNote } from "@panel/api-client/tryouts";
import { MapView, type MapMarker } from "@panel/ui/map-picker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePointMarkers } from "../../../route/use-point-markers.ts";
import { mapTiles } from "../../../shared/map-tiles.ts";
import { useMapLabels } from "../../../shared/use-map-labels.ts";
import { excerptOf, placeOf } from "./notes-by-point.ts";

/** Tells the mark of a note from that of a point. */
const PREFIX = "note-";

const markOf = (note: number | undefined) => (note === undefined ? undefined : `${PREFIX}${note}`);

interface NotesMapProps {
  notes: readonly TryNote[];
  points: readonly MapPoint[];
  /** Id of the note that the map goes to. */
  shown: number | undefined;
  /** Id of the note whose row is pointed at. */
  pointed: number | undefined;
  onSelect(found: { note: number } | { point: number }): void;
  onHover(note: number | undefined): void;
}

/** The points of the route, and a pin where each note was written. */
export function NotesMap({ notes, points, shown, pointed, onSelect, onHover }: NotesMapProps) {
  const { t } = useTranslation();
  const labels = useMapLabels();
  const ofPoints = usePointMarkers(points);
  const markers = useMemo(
    () => [
      ...ofPoints,
      ...notes.flatMap((note): MapMarker[] => {
        const position = placeOf(note);
        return position
          ? [{ id: `${PREFIX}${note.id}`, position, label: excerptOf(note), kind: "selected" }]
          : [];
      }),
    ],
    [ofPoints, notes],
  );
  const noteOf = (id: string | undefined) =>
    id?.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : undefined;
  return (
    <MapView
      label={t("TRYOUTS.notesMap")}
      height="var(--notes-map-height)"
      tiles={mapTiles()}
      labels={labels}
      markers={markers}
      highlighted={markOf(shown)}
      pointed={markOf(pointed)}
      onMarkerHover={(id) => onHover(noteOf(id))}
      onMarkerSelect={(id) => {
        const note = noteOf(id);
        onSelect(note === undefined ? { point: Number(id) } : { note });
      }}
    />
  );
}
