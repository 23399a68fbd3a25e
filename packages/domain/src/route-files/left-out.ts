import type { Candidate, Mark } from "./candidates.ts";
import type { RouteSource, SourceNote } from "./source.ts";

/** Why records of a file have become no points. */
export const LEFT_OUT = [
  "unread",
  "shapes",
  "unplaced",
  "doubled",
  "existing",
  "notChosen",
] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

export interface Imported {
  source: RouteSource;
  notes: readonly SourceNote[];
  /** Whether lines and areas have become points. */
  shapes: boolean;
  points: readonly Candidate[];
  included: readonly Candidate[];
}

/** Notes that count records; the others name what holds records elsewhere. */
const OF_RECORDS: readonly SourceNote["note"][] = ["unreadRecord", "brokenLine", "notFeature"];

/** How many records a file has that could not be read. */
function unreadOf({ source, notes }: Pick<Imported, "source" | "notes">): number {
  const lost = notes.filter(({ note }) => OF_RECORDS.includes(note));
  return lost.reduce((sum, { count }) => sum + count, source.unread);
}

/** How many records a file has, read or not. */
export const recordsOf = (imported: Pick<Imported, "source" | "notes">): number =>
  imported.source.items.length + unreadOf(imported);

/** What of a file has become no point, and how often, by the first reason that applies. */
export function leftOut(imported: Imported): [reason: LeftOutReason, count: number][] {
  const { source, shapes, points, included } = imported;
  const taken = new Set(included);
  const left = points.filter((point) => !taken.has(point));
  const counts: Record<LeftOutReason, number> = {
    unread: unreadOf(imported),
    shapes: shapes ? 0 : source.items.filter(({ shape }) => shape !== "point").length,
    unplaced: 0,
    doubled: 0,
    existing: 0,
    notChosen: 0,
  };
  for (const { position, marks } of left) counts[reasonOf(position !== null, marks)] += 1;
  return LEFT_OUT.flatMap((reason) => (counts[reason] > 0 ? [[reason, counts[reason]]] : []));
}

function reasonOf(isPlaced: boolean, marks: readonly Mark[]): LeftOutReason {
  if (!isPlaced) return "unplaced";
  return (["doubled", "existing"] as const).find((mark) => marks.includes(mark)) ?? "notChosen";
}
