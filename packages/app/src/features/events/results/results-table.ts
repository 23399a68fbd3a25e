import type { getEventResults } from "@panel/api-client/events";
import { clockText } from "../clock-text.ts";

export type Results = Awaited<ReturnType<typeof getEventResults>>;

/** The words of the table of results, in the language of the panel. */
export interface ResultWords {
  place: string;
  number: string;
  team: string;
  score: string;
  played: string;
  adjusted: string;
  reached: string;
  finishedAfter: string;
  end: string;
  ends: Record<Results["teams"][number]["end"], string>;
  prize: string;
  yes: string;
  no: string;
  playNumber: string;
  teamName(team: { name: string; number: number }): string;
  pointName(point: Results["points"][number]): string;
}

/** The results as rows of a table, with a head, and a column for each point: when it was reached. */
export function resultRows({ points, teams }: Results, words: ResultWords): (string | number)[][] {
  const head = [
    words.place,
    words.number,
    words.team,
    words.score,
    words.played,
    words.adjusted,
    words.reached,
    words.finishedAfter,
    words.end,
    words.prize,
    words.playNumber,
    ...points.map(words.pointName),
  ];
  const rows = teams.map((team) => {
    const after = new Map(team.reached.map((each) => [each.point, each.after]));
    const time = (ms: number | null | undefined) => (ms == null ? "" : clockText(ms));
    return [
      team.place ?? "",
      team.number,
      words.teamName(team),
      team.score,
      team.played,
      team.adjusted,
      team.reached.length,
      time(team.finishedAfter),
      words.ends[team.end],
      team.prize ? words.yes : words.no,
      team.playNumber,
      ...points.map(({ id }) => time(after.get(id))),
    ];
  });
  return [head, ...rows];
}
