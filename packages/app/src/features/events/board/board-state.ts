import type { Board, BoardEvent, BoardTeam, TeamTrouble } from "@panel/api-client/events";

/** How many actions a board has at most. */
const MOST_ACTIONS = 100;

/** A board after an event of its stream. What is older than the board changes nothing; without a board there is none to change. */
export function changedBoard(board: Board | undefined, event: BoardEvent): Board | undefined {
  if (event.type === "board")
    return board && board.revision > event.board.revision ? board : event.board;
  if (!board || event.revision <= board.revision) return board;
  const { revision, now, removed } = event;
  const kept = board.teams.filter(({ id }) => !removed.includes(id));
  const known = new Set(board.actions.map(({ id }) => id));
  const actions = event.actions.filter(({ id }) => !known.has(id));
  return {
    ...board,
    revision,
    now,
    event: event.event,
    teams: replaced(kept, event.teams).toSorted((a, b) => a.number - b.number),
    points: replaced(board.points, event.points),
    actions: [...actions, ...board.actions].slice(0, MOST_ACTIONS),
  };
}

/** Records of which some were replaced by those with their id, and others are new. */
function replaced<Item extends { id: number }>(
  items: readonly Item[],
  by: readonly Item[],
): Item[] {
  const changed = new Map(by.map((item) => [item.id, item]));
  const there = items.map((item) => changed.get(item.id) ?? item);
  const ids = new Set(items.map(({ id }) => id));
  return [...there, ...by.filter(({ id }) => !ids.has(id))];
}

/** What of a board somebody who does not see it should hear. */
export type BoardNews =
  | { kind: "trouble"; team: BoardTeam; trouble: TeamTrouble }
  | { kind: "finished"; team: BoardTeam }
  | { kind: "crowded"; point: Board["points"][number] }
  | { kind: "started" | "over" };

/** What is new on a board. */
export function boardNews(before: Board, now: Board): BoardNews[] {
  const teams = new Map(before.teams.map((team) => [team.id, team]));
  const crowded = new Set(before.points.filter((point) => point.crowded).map(({ id }) => id));
  const state = now.event.state;
  const isOther = before.event.state !== state;
  return [
    ...(isOther && state === "underWay" ? [{ kind: "started" } as const] : []),
    ...(isOther && state === "over" ? [{ kind: "over" } as const] : []),
    ...now.teams.flatMap((team): BoardNews[] => {
      const old = teams.get(team.id);
      const isFinished = team.phase === "finished" && old?.phase !== "finished";
      return [
        ...(isFinished ? [{ kind: "finished", team } as const] : []),
        ...team.trouble
          .filter((trouble) => !old?.trouble.includes(trouble))
          .map((trouble) => ({ kind: "trouble", team, trouble }) as const),
      ];
    }),
    ...now.points
      .filter((point) => point.crowded && !crowded.has(point.id))
      .map((point) => ({ kind: "crowded", point }) as const),
  ];
}

/** The order of the ranking; teams without a place are behind, by their numbers. */
export const byPlace = (a: BoardTeam, b: BoardTeam): number =>
  (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER) ||
  a.number - b.number;
