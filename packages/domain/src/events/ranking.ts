import type { TeamProgress } from "./team-log.ts";

/** What the ranking reads of a team. */
export interface RankedProgress {
  readonly progress: TeamProgress;
  /** What the staff gave or took. */
  readonly adjusted: number;
  /** Whether it has done anything yet. */
  readonly hasPlayed: boolean;
}

/** What counts in the ranking; never below 0. Prizes go by what was played. */
export const rankedScore = ({ progress, adjusted }: Omit<RankedProgress, "hasPlayed">): number =>
  Math.max(0, progress.score + adjusted);

/**
 * The place of each team, in the order in which they are given; teams that are alike share one, and the next place is left
 * out. By score, then by who came to the end first, then by points reached and who reached the last one first. Null for a team
 * that has done nothing, unless the staff gave it score.
 */
export function placesInRanking(teams: readonly RankedProgress[]): (number | null)[] {
  const ranked = teams.filter(isRanked).toSorted(compare);
  const places = new Map<RankedProgress, number>();
  for (const [index, team] of ranked.entries()) {
    const before = ranked[index - 1];
    const isAlike = before !== undefined && compare(before, team) === 0;
    places.set(team, isAlike ? (places.get(before) ?? 1) : index + 1);
  }
  return teams.map((team) => places.get(team) ?? null);
}

const isRanked = (team: RankedProgress): boolean => team.hasPlayed || rankedScore(team) > 0;

function compare(a: RankedProgress, b: RankedProgress): number {
  const [first, second] = [a.progress, b.progress];
  return (
    rankedScore(b) - rankedScore(a) ||
    earlier(first.finishedAfter, second.finishedAfter) ||
    second.reached.length - first.reached.length ||
    (first.reached.at(-1)?.[1] ?? 0) - (second.reached.at(-1)?.[1] ?? 0)
  );
}

function earlier(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}
