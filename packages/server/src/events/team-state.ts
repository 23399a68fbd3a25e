import { rankedScore } from "@panel/domain/events/ranking";
import { eventState, showsRanking } from "@panel/domain/events/schedule";
import type { TeamProgress } from "@panel/domain/events/team-log";
import type { ReportedStep } from "@panel/domain/visits/visit-step";
import type { TeamState } from "@panel/api-client/events-types";
import type { RefusedStep } from "@panel/api-client/visits-types";
import { Refusal } from "../app-error.ts";
import type { VisitRow } from "../db/visits-schema.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import type { TeamPhone } from "../viewer.ts";
import type { PublishedRoutes } from "../visits/published-routes.ts";
import type { WrittenRoute } from "../visits/service.ts";
import type { StepQueue } from "../visits/step-queue.ts";
import { findTeamVisit, teamLogs, teamStateOf } from "../visits/team-visits.ts";
import { lotteryOf, visitRecord } from "../visits/visit-record.ts";
import { visitToken } from "../visits/visit-tokens.ts";
import { listOfTeam } from "./actions-repository.ts";
import { unauthenticatedPhone } from "./authenticator.ts";
import type { Snapshot } from "./board.ts";
import { textOf, type Boards, type Told } from "./boards.ts";
import {
  rankingRules,
  teamEventRecord,
  timesOf,
  versionOf,
  type CountedEvent,
} from "./event-record.ts";
import { findEvent } from "./events-repository.ts";
import { ensureVisit, type VisitParts } from "./team-visit.ts";
import { findPhone, findTeam, listTeamPhones } from "./teams-repository.ts";

type Sent = { steps: readonly ReportedStep[]; sentAfter?: number | undefined };

/** What phones have to know of their teams. */
export interface TeamStates {
  /** @param revision that the phone has: the log is left out where it is the same */
  read(phone: TeamPhone, revision?: number): Promise<TeamState>;
  /** @throws Refusal before the start */
  play(phone: TeamPhone, sent: Sent): Promise<RefusedStep[]>;
  /** The state as it changes; the first one at once. */
  follow(
    phone: TeamPhone,
    snapshots: AsyncIterable<Snapshot>,
    revision?: number,
  ): AsyncGenerator<Told<TeamState>, void, undefined>;
  route(phone: TeamPhone): Promise<WrittenRoute>;
}

export interface TeamStateParts extends VisitParts {
  routes: PublishedRoutes;
  queue: StepQueue;
  boards: Boards;
  pseudonyms: Pseudonyms;
}

const MOST_LISTED = 100;
/** A ranking alone that has changed is sent no more often, in ms. */
const RANKING_PAUSE = 10_000;

export function createTeamStates(parts: TeamStateParts): TeamStates {
  const { connection, routes, queue, boards, pseudonyms } = parts;
  const { db } = connection;

  async function eventOf({ eventId }: TeamPhone): Promise<CountedEvent> {
    const event = await findEvent(db, eventId);
    if (!event) throw unauthenticatedPhone();
    return event;
  }

  async function visitOf(phone: TeamPhone, event: CountedEvent): Promise<VisitRow | undefined> {
    const row = await findPhone(db, phone.id);
    if (!row) throw unauthenticatedPhone();
    return ensureVisit(parts, event, phone.teamId, row.language);
  }

  async function read(phone: TeamPhone, revision?: number): Promise<TeamState> {
    const event = await eventOf(phone);
    await visitOf(phone, event);
    // The revision first: what changes meanwhile is read once more.
    const team = await findTeam(db, event.id, phone.teamId);
    if (!team) throw unauthenticatedPhone();
    const visit = await findTeamVisit(db, team.id);
    const now = Date.now();
    const messages = await listOfTeam(db, event.id, team.id, "message", MOST_LISTED);
    const adjustments = await listOfTeam(db, event.id, team.id, "score", MOST_LISTED);
    const isShown = showsRanking(timesOf(event), rankingRules(event), now);
    const isKnown = revision !== undefined && team.log_revision <= revision;
    return {
      revision: Math.max(team.revision, event.noticed),
      now: new Date(now).toISOString(),
      event: teamEventRecord(event, now),
      team: {
        number: team.number,
        name: team.name,
        phones: (await listTeamPhones(db, team.id)).length,
        endedAt: team.ended_at,
      },
      ...(visit
        ? await playedOf(visit, isKnown)
        : { visit: null, visitToken: null, ...(isKnown ? {} : { steps: [] }) }),
      score: rankedScore({
        progress: JSON.parse(team.progress) as TeamProgress,
        adjusted: team.adjusted,
      }),
      adjustments: adjustments.map(({ id, points, text: reason, at }) => ({
        id,
        points,
        reason,
        at,
      })),
      messages: messages.flatMap(({ id, text, at }) => (text === "" ? [] : [{ id, text, at }])),
      ranking: isShown ? [...(await boards.recent(event.id)).ranking] : null,
    };
  }

  async function playedOf(visit: VisitRow, isKnown: boolean) {
    const route = await routes.rulesOf(visit.gymkhana_id, visit.number);
    const steps = isKnown ? undefined : (await teamLogs(db, [visit])).get(visit.id);
    return {
      visit: visitRecord(visit, teamStateOf(visit), route, await lotteryOf(db, visit, route)),
      visitToken: visitToken(pseudonyms, visit.id),
      ...(steps ? { steps } : {}),
    };
  }

  return {
    read,

    async play(phone, { steps, sentAfter }) {
      const event = await eventOf(phone);
      const visit = await visitOf(phone, event);
      if (!visit) {
        const state = eventState(timesOf(event), Date.now());
        if (state !== "over") throw new Refusal("EVENTS.notStarted", "The event has not started");
        return steps.map(({ number }) => ({ number, why: "eventOver" as const }));
      }
      const sent = { visitId: visit.id, phone: phone.phone, steps, sentAfter };
      return [...(await queue.take(sent)).refused];
    },

    async *follow(phone, snapshots, known) {
      let revision = known;
      let seen = "";
      let ranking = "";
      let rankedAt = -Infinity;
      for await (const snapshot of snapshots) {
        const { row: event, board } = snapshot;
        const own = snapshot.teams.find(({ row }) => row.id === phone.teamId);
        if (!own) return;
        const now = `${own.row.revision} ${event.noticed} ${board.event.state}`;
        const isRanked = showsRanking(timesOf(event), rankingRules(event), Date.parse(board.now));
        const ranked = isRanked ? textOf(snapshot.ranking) : "";
        const isDue = ranked !== ranking && performance.now() - rankedAt >= RANKING_PAUSE;
        if (now === seen && !isDue) continue;
        [seen, ranking, rankedAt] = [now, ranked, performance.now()];
        const data = await read(phone, revision);
        revision = data.revision;
        yield { id: data.revision, data };
      }
    },

    async route(phone) {
      const event = await eventOf(phone);
      const number = versionOf(event);
      return {
        code: event.access_code ?? "",
        number,
        doors: "open",
        opensOn: "",
        anywhere: false,
        ...(await routes.partsOf(event.gymkhana_id, number, event.owner_id)),
      };
    },
  };
}
