import { placesInRanking, rankedScore } from "@panel/domain/events/ranking";
import { begunAt, eventState } from "@panel/domain/events/schedule";
import type { TeamProgress } from "@panel/domain/events/team-log";
import {
  lastDoneAt,
  pointLoads,
  routeArea,
  teamPhase,
  teamTrouble,
  type WatchedEvent,
  type WatchedTeam,
} from "@panel/domain/events/trouble";
import { personName } from "@panel/domain/person-name";
import type {
  Board,
  BoardPhone,
  BoardPoint,
  BoardTeam,
  EventAction,
  RankedTeam,
} from "@panel/api-client/events-types";
import type { Db } from "../db/connection.ts";
import type { EventPhoneRow, EventTeamRow } from "../db/events-schema.ts";
import type { PublishedRoute, PublishedRoutes } from "../visits/published-routes.ts";
import { listActions, type NamedAction } from "./actions-repository.ts";
import { eventRecord, timesOf, versionOf, type CountedEvent } from "./event-record.ts";
import { findEvent } from "./events-repository.ts";
import { listPhones, listTeams } from "./teams-repository.ts";

/** An event with all that its board tells, computed at one moment. */
export interface Snapshot {
  readonly row: CountedEvent;
  readonly board: Omit<Board, "may">;
  readonly teams: readonly SeenTeam[];
  readonly ranking: readonly RankedTeam[];
}

/** A team as it is stored, with what the board computes of it. */
export interface SeenTeam {
  readonly row: EventTeamRow;
  readonly progress: TeamProgress;
  readonly record: BoardTeam;
}

const MOST_ACTIONS = 100;

/** Reads and computes the board of an event; undefined where there is none. */
export async function readBoard(
  db: Db,
  routes: PublishedRoutes,
  eventId: number,
): Promise<Snapshot | undefined> {
  // Its revision first: what changes meanwhile is read once more.
  const row = await findEvent(db, eventId);
  if (!row) return undefined;
  const teams = await listTeams(db, eventId);
  const phones = await listPhones(db, eventId);
  const actions = await listActions(db, eventId, MOST_ACTIONS);
  const route = await routes.rulesOf(row.gymkhana_id, versionOf(row));
  return snapshotOf({ row, teams, phones, actions, route, now: Date.now() });
}

interface Facts {
  row: CountedEvent;
  teams: readonly EventTeamRow[];
  phones: readonly EventPhoneRow[];
  actions: readonly NamedAction[];
  route: PublishedRoute;
  now: number;
}

function snapshotOf({ row, teams, phones, actions, route, now }: Facts): Snapshot {
  const times = timesOf(row);
  const event: WatchedEvent = { state: eventState(times, now), begunAt: begunAt(times, now), now };
  const phonesOf = new Map<number, EventPhoneRow[]>();
  for (const phone of phones) {
    phonesOf.set(phone.team_id, [...(phonesOf.get(phone.team_id) ?? []), phone]);
  }
  const area = routeArea(route.rules);
  const known = teams.map((team) => ({
    team,
    ...watched(team, phonesOf.get(team.id) ?? []),
    phones: phonesOf.get(team.id) ?? [],
    adjusted: team.adjusted,
  }));
  const places = placesInRanking(known);
  const seen = known.map((each, index): SeenTeam => {
    const { team, progress } = each;
    const [point] = progress.reached.at(-1) ?? [];
    const doneAt = lastDoneAt(each, event);
    return {
      row: team,
      progress,
      record: {
        id: team.id,
        number: team.number,
        name: team.name,
        place: places[index] ?? null,
        score: rankedScore(each),
        adjusted: team.adjusted,
        reached: progress.reached.map(([id]) => id),
        phase: teamPhase(each, event),
        at:
          point === undefined || doneAt === null
            ? null
            : { point, since: new Date(doneAt).toISOString() },
        finishedAfter: progress.finishedAfter,
        lastSeenAt: each.lastSeenAt === null ? null : new Date(each.lastSeenAt).toISOString(),
        trouble: teamTrouble(each, event, area),
        prize: progress.prize,
        phones: each.phones.map(phoneRecord),
      },
    };
  });
  return {
    row,
    teams: seen,
    ranking: rankingOf(seen),
    board: {
      revision: row.revision,
      now: new Date(now).toISOString(),
      zone: route.zone,
      event: eventRecord(row, now),
      teams: seen.map(({ record }) => record),
      points: pointsOf(route, known, event),
      actions: actions.map(actionRecord),
    },
  };
}

/** What the domain reads of a team and its phones. */
function watched(team: EventTeamRow, phones: readonly EventPhoneRow[]): WatchedTeam {
  const seenAt = phones.map(({ last_seen_at }) => Date.parse(last_seen_at));
  return {
    progress: JSON.parse(team.progress) as TeamProgress,
    hasJoined: phones.length > 0,
    hasPlayed: team.has_played === 1,
    isEnded: team.ended_at !== null,
    lastSeenAt: seenAt.length > 0 ? Math.max(...seenAt) : null,
    places: phones.flatMap(({ latitude: lat, longitude: lon }) =>
      lat === null || lon === null ? [] : [{ lat, lon }],
    ),
  };
}

const phoneRecord = (phone: EventPhoneRow): BoardPhone => ({
  id: phone.id,
  lastSeenAt: phone.last_seen_at,
  place:
    phone.latitude === null || phone.longitude === null || phone.place_at === null
      ? null
      : { lat: phone.latitude, lon: phone.longitude, at: phone.place_at },
});

function pointsOf(
  { rules, names }: PublishedRoute,
  teams: readonly WatchedTeam[],
  event: WatchedEvent,
): BoardPoint[] {
  const loads = pointLoads(
    names.map(({ id }) => id),
    teams,
    event,
  );
  return names.map(({ id, name }) => {
    const position = rules.points.get(id)?.position;
    const { reached = 0, here = 0, isCrowded = false } = loads.get(id) ?? {};
    return {
      id,
      name: name.cas,
      nameCat: name.cat,
      nameEng: name.eng,
      latitude: position?.lat ?? null,
      longitude: position?.lon ?? null,
      reached,
      here,
      crowded: isCrowded,
    };
  });
}

/** In the contract's EventAction. */
const actionRecord = (action: NamedAction): EventAction => ({
  id: action.id,
  kind: action.kind,
  team: action.team_id,
  point: action.point_id,
  points: action.points,
  text: action.text,
  by: action.helper === "" ? personName(action.name, action.surname) : action.helper,
  at: action.at,
});

/** The teams that have a place, by it. */
function rankingOf(teams: readonly SeenTeam[]): RankedTeam[] {
  return teams
    .flatMap(({ record: { id, place, name, number, score, finishedAfter } }) =>
      place === null ? [] : [{ id, place, name, number, score, finished: finishedAfter !== null }],
    )
    .toSorted((a, b) => a.place - b.place || a.number - b.number);
}
