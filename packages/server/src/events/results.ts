import type { OperationTypes, TeamResult } from "@panel/api-client/events-types";
import { notFound } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { teamVisits } from "../visits/team-visits.ts";
import { readable } from "../visits/visit-record.ts";
import { findWatched } from "./actor.ts";
import type { SeenTeam } from "./board.ts";
import type { Boards } from "./boards.ts";

type Results = OperationTypes["getEventResults"]["data"];

/** The results of an event, in the order of its ranking; those of now while it goes on. */
export async function resultsOf(
  db: Db,
  boards: Pick<Boards, "read">,
  viewer: Viewer,
  experienceId: number,
  eventId: number,
): Promise<Results> {
  const event = await findWatched(db, viewer, eventId);
  if (event.gymkhana_id !== experienceId) throw notFound();
  const { board, teams } = await boards.read(eventId);
  const visits = await teamVisits(
    db,
    teams.map(({ row }) => row.id),
  );
  const results = teams.map((team): TeamResult => {
    const play = visits.get(team.row.id)?.play_number;
    return resultOf(team, board.event.state === "over", play === undefined ? "" : readable(play));
  });
  return {
    event: board.event,
    points: [...board.points],
    teams: results.toSorted(
      (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.number - b.number,
    ),
  };
}

function resultOf(
  { row, progress, record }: SeenTeam,
  isOver: boolean,
  playNumber: string,
): TeamResult {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    place: record.place,
    score: record.score,
    played: progress.score,
    adjusted: row.adjusted,
    reached: progress.reached.map(([point, after]) => ({ point, after })),
    finishedAfter: progress.finishedAfter,
    end: endOf(),
    prize: progress.prize,
    playNumber,
  };

  function endOf(): TeamResult["end"] {
    if (progress.finishedAfter !== null) return "finished";
    if (row.has_played === 0) return "notStarted";
    return isOver || row.ended_at !== null ? "notFinished" : "playing";
  }
}
