import { shownTeamCode } from "@panel/domain/events/teams";
import { begunAt, endOf, eventState, overAt, type EventTimes } from "@panel/domain/events/schedule";
import type { Event, EventTeam, TeamEvent } from "@panel/api-client/events-types";
import type { EventRow, EventTeamRow } from "../db/events-schema.ts";

const momentOf = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
const timeOf = (moment: string | null): number | null =>
  moment === null ? null : Date.parse(moment);

/** The times of an event, by which the domain says how it stands. */
export const timesOf = (
  row: Pick<EventRow, "starts_at" | "ends_at" | "minutes" | "started_at" | "ended_at">,
): EventTimes => ({
  startsAt: timeOf(row.starts_at),
  endsAt: timeOf(row.ends_at),
  minutes: row.minutes,
  startedAt: timeOf(row.started_at),
  endedAt: timeOf(row.ended_at),
});

/** By what the domain says whether its ranking is hidden, and shown to teams. */
export const rankingRules = (row: Pick<EventRow, "ranking" | "hidden_minutes" | "revealed">) => ({
  shown: row.ranking,
  hiddenMinutes: row.hidden_minutes,
  isRevealed: row.revealed === 1,
});

/** When an event ends by itself, as it is stored; null while its start is not known. */
export function dueAt(times: EventTimes): string | null {
  return (times.startedAt ?? times.startsAt) === null ? null : momentOf(endOf(times));
}

/** An event with what is told of its experience and its teams. */
export interface CountedEvent extends EventRow {
  access_code: string | null;
  published_number: number | null;
  owner_id: number;
  teams: number;
  joined: number;
}

const moments = (row: EventRow, now: number) => {
  const times = timesOf(row);
  return {
    state: eventState(times, now),
    startsAt: row.starts_at,
    endsAt: momentOf(endOf(times)),
    startedAt: momentOf(begunAt(times, now)),
    endedAt: momentOf(overAt(times, now)),
  };
};

/** In the contract's Event. */
export function eventRecord(row: CountedEvent, now: number): Event {
  return {
    id: row.id,
    gymId: row.gymkhana_id,
    name: row.name,
    ...moments(row, now),
    minutes: row.minutes,
    rules: row.rules,
    phones: row.phones,
    namesByTeams: row.names_by_teams === 1,
    ranking: row.ranking,
    places: row.places === 1,
    hiddenMinutes: row.hidden_minutes,
    revealed: row.revealed === 1,
    number: versionOf(row),
    code: row.access_code ?? "",
    teams: row.teams,
    joined: row.joined,
  };
}

/** The version that teams play; before the start the published one. */
export const versionOf = ({
  number,
  published_number,
}: Pick<CountedEvent, "number" | "published_number">): number => number ?? published_number ?? 1;

/** In the contract's TeamEvent. */
export function teamEventRecord(row: CountedEvent, now: number): TeamEvent {
  return {
    name: row.name,
    route: row.access_code ?? "",
    ...moments(row, now),
    rules: row.rules,
    phones: row.phones,
    namesByTeams: row.names_by_teams === 1,
    places: row.places === 1,
    ranking: row.ranking,
  };
}

/** In the contract's EventTeam. */
export function teamRecord(row: EventTeamRow & { phones: number }): EventTeam {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    code: shownTeamCode(row.code ?? ""),
    phones: row.phones,
    removable: isRemovable(row),
  };
}

/** Whether a team has done nothing yet, and nothing was done to it. */
export const isRemovable = ({ has_played, adjusted }: EventTeamRow): boolean =>
  has_played === 0 && adjusted === 0;
