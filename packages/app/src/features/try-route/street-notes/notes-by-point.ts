import type { MapPoint } from "@panel/api-client/panel";
import type { TryNote } from "@panel/api-client/tryouts";
import { isPlaced, type Position } from "@panel/domain/experience/position";

interface PointNotes {
  /** Undefined for what was noted outside of points, or at one that is gone. */
  point: MapPoint | undefined;
  notes: readonly TryNote[];
}

/** Notes at their points in the order of the route, after them those of no point; each in the order that is given. */
export function notesByPoint(
  notes: readonly TryNote[],
  points: readonly MapPoint[],
): readonly PointNotes[] {
  const known = new Set(points.map(({ IdPoint }) => IdPoint));
  const groups: PointNotes[] = [
    ...points.map((point) => ({
      point,
      notes: notes.filter((note) => note.point === point.IdPoint),
    })),
    {
      point: undefined,
      notes: notes.filter(({ point }) => point === null || !known.has(point)),
    },
  ];
  return groups.filter((group) => group.notes.length > 0);
}

/** Where a note was written, where the phone knew it. */
export function placeOf({ latitude, longitude }: TryNote): Position | undefined {
  if (latitude === null || longitude === null) return undefined;
  const place = { lat: latitude, lon: longitude };
  return isPlaced(place) ? place : undefined;
}

const EXCERPT = 60;
const letters = new Intl.Segmenter();

/** The beginning of a note, by which a button or a mark names it. */
export function excerptOf({ text }: TryNote): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  const cut = [...letters.segment(line)].slice(0, EXCERPT + 1);
  if (cut.length <= EXCERPT) return line;
  return `${line.slice(0, cut[EXCERPT - 1]?.index).trimEnd()}…`;
}
