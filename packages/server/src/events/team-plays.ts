import { overAt } from "@panel/domain/events/schedule";
import { progressOf, type LoggedStep } from "@panel/domain/events/team-log";
import {
  clockBehind,
  LATE_MS,
  passingSteps,
  STAFF_PHONE,
  takeTeamStep,
  type PlayedTeam,
  type TeamVisit,
} from "@panel/domain/events/team-step";
import type { ReportedStep } from "@panel/domain/visits/visit-step";
import type { RefusedStep } from "@panel/api-client/visits-types";
import type { Connection, Db } from "../db/connection.ts";
import type { VisitRow, VisitStepRow } from "../db/visits-schema.ts";
import {
  playedRow,
  type StepsOfVisit,
  type TeamRound,
  type TeamSteps,
} from "../visits/step-queue.ts";
import { teamLogs, teamStateOf } from "../visits/team-visits.ts";
import { timesOf } from "./event-record.ts";
import { noteChange } from "./events-repository.ts";
import type { EventNews } from "./news.ts";
import { listPhonesOf, listPlaying, saveProgress } from "./teams-repository.ts";

type Playing = Awaited<ReturnType<typeof listPlaying>>[number];

/** Plays the steps of teams: each under the lock of its visit, all phones and the staff into one log. */
export function createTeamPlays(connection: Connection, news: Pick<EventNews, "tell">): TeamSteps {
  return {
    async open(transaction, visits) {
      const ids = visits.flatMap(({ team_id }) => team_id ?? []);
      if (ids.length === 0) return NO_TEAMS;
      const teams = new Map((await listPlaying(transaction, ids)).map((team) => [team.id, team]));
      const phones = new Set(
        (await listPhonesOf(transaction, ids)).map(({ team_id, phone }) => `${team_id} ${phone}`),
      );
      const logs = await teamLogs(transaction, visits);
      return round(connection, transaction, { teams, phones, logs, news });
    },
  };
}

const NO_TEAMS: TeamRound = {
  take() {
    throw new Error("The visit is of no team");
  },
  close: async () => {},
  tell: () => {},
};

interface Known {
  teams: ReadonlyMap<number, Playing>;
  /** `team phone` of each one that has joined. */
  phones: ReadonlySet<string>;
  logs: ReadonlyMap<number, LoggedStep[]>;
  news: Pick<EventNews, "tell">;
}

function round(
  connection: Connection,
  transaction: Db,
  { teams, phones, logs, news }: Known,
): TeamRound {
  const steps = new Map<number, readonly LoggedStep[]>(logs);
  /** JSON of the progress of teams that have changed. */
  const changed = new Map<number, string>();

  function eventsChanged(): Map<number, number[]> {
    const events = new Map<number, number[]>();
    for (const id of changed.keys()) {
      const eventId = teams.get(id)?.event_id ?? 0;
      events.set(eventId, [...(events.get(eventId) ?? []), id]);
    }
    return events;
  }

  return {
    take({ row, route, before }, call, now) {
      const visit = (before?.state as TeamVisit | undefined) ?? teamStateOf(row);
      const start: PlayedTeam = { visit, steps: steps.get(row.id) ?? [] };
      const team = teams.get(row.team_id ?? 0);
      const { played, refused, added } = takeAll(route.rules, row, start, team, phones, call, now);
      steps.set(row.id, played.steps);
      if (team && added.length > 0) {
        const progress = progressOf(
          route.rules,
          { steps: played.steps, play: played.visit.play },
          played.visit.isFast,
        );
        changed.set(team.id, JSON.stringify(progress));
      }
      const state = played.visit;
      const stored = playedRow(route, row, state, now);
      return { played: { row: stored, state, route, refused, added: added.length }, added };
    },

    async close() {
      for (const [id, progress] of changed) await saveProgress(transaction, id, progress);
      for (const [eventId, ids] of [...eventsChanged()].toSorted(([a], [b]) => a - b)) {
        await noteChange(connection, transaction, { eventId, teams: ids, logs: ids });
      }
    },

    tell() {
      for (const eventId of eventsChanged().keys()) news.tell(eventId);
    },
  };
}

/** The steps of one call, those that count as they are stored. */
function takeAll(
  rules: Parameters<typeof takeTeamStep>[0],
  row: VisitRow,
  start: PlayedTeam,
  team: Playing | undefined,
  phones: ReadonlySet<string>,
  call: StepsOfVisit,
  now: Date,
): { played: PlayedTeam; refused: RefusedStep[]; added: VisitStepRow[] } {
  const elapsed = now.getTime() - Date.parse(row.started_at);
  const isStaff = call.passed !== undefined;
  const phone = isStaff ? STAFF_PHONE : call.phone;
  const coming = isStaff ? passing(rules, start, call.passed ?? 0, elapsed) : call.steps;
  const over = team && endedAt(team, now.getTime());
  const why = refusesAll();
  const refused: RefusedStep[] = [];
  const added: VisitStepRow[] = [];
  let played = start;
  for (const step of coming) {
    if (why) {
      refused.push({ number: step.number, why });
      continue;
    }
    const taken = takeTeamStep(rules, played, step, {
      phone,
      elapsed,
      behind: isStaff ? 0 : clockBehind(elapsed, call.sentAfter),
      endedAfter: over === undefined ? undefined : over - Date.parse(row.started_at),
    });
    const place = taken.team.visit.steps;
    const index = taken.team.visit.order.indexOf(place);
    const logged = place > played.visit.steps ? taken.team.steps[index] : undefined;
    played = taken.team;
    if (taken.refusal) refused.push({ number: step.number, why: taken.refusal });
    if (logged) {
      const { number, kind, point: point_id, after } = logged;
      added.push({ visit_id: row.id, place, phone, number, kind, point_id, after });
    }
  }
  return { played, refused, added };

  function refusesAll(): RefusedStep["why"] | undefined {
    if (!team) return "eventOver";
    if (!isStaff && !phones.has(`${team.id} ${phone}`)) return "tooMany";
    return over !== undefined && now.getTime() > over + LATE_MS ? "eventOver" : undefined;
  }
}

/** When the team's play ended: with the event, or by the staff. */
function endedAt(team: Playing, now: number): number | undefined {
  const ends = [overAt(timesOf(team), now), team.team_ended_at && Date.parse(team.team_ended_at)];
  const known = ends.filter((end): end is number => typeof end === "number");
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** What the staff does for a team at a point, as steps of its own phone. */
function passing(
  rules: Parameters<typeof takeTeamStep>[0],
  team: PlayedTeam,
  point: number,
  elapsed: number,
): ReportedStep[] {
  const own = rules.points.get(point);
  const [upTo = 0, ...more] = team.visit.seen[STAFF_PHONE] ?? [];
  const last = Math.max(upTo, ...more);
  return passingSteps(rules, team, point).map((kind, index) => ({
    number: last + 1 + index,
    kind,
    point,
    after: elapsed,
    ...(own?.position ? { position: own.position } : {}),
    ...(own?.checkIn.by === "code" ? { code: own.checkIn.code } : {}),
  }));
}
