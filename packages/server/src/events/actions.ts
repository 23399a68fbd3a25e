import { EVENT_LIMITS } from "@panel/domain/events/teams";
import { LONGEST_EVENT, eventState } from "@panel/domain/events/schedule";
import { STAFF_PHONE } from "@panel/domain/events/team-step";
import { cleanText } from "@panel/domain/clean-text";
import type { OperationTypes } from "@panel/api-client/events-types";
import { badRequest, notFound, Refusal } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { EventRow, EventTeamRow } from "../db/events-schema.ts";
import type { StepQueue } from "../visits/step-queue.ts";
import { countActions } from "./actions-repository.ts";
import { findWatched, logAction, type Actor, type Done } from "./actor.ts";
import { begin, end } from "./begin.ts";
import { dueAt, timesOf } from "./event-record.ts";
import { lockEvent, updateEvent, type Change } from "./events-repository.ts";
import { newName, withFreeName } from "./names.ts";
import type { EventNews } from "./news.ts";
import { over, requireRoom } from "./settings.ts";
import { ensureVisit, type VisitParts } from "./team-visit.ts";
import { addToScore, deletePhone, listTeams, lockTeam, updateTeam } from "./teams-repository.ts";

type Body<Id extends keyof OperationTypes> = Omit<OperationTypes[Id]["body"], "event">;

/** What staff and helpers do at the board of an event; each is logged with who did it. */
export interface BoardActions {
  start(actor: Actor, eventId: number): Promise<void>;
  /** @param endsAt null ends it now */
  setEnd(actor: Actor, eventId: number, endsAt: string | null): Promise<void>;
  message(actor: Actor, eventId: number, message: Body<"sendEventMessage">): Promise<void>;
  /** @throws Refusal where the rules of the route do not allow it */
  pass(actor: Actor, eventId: number, pass: Body<"passEventPoint">): Promise<void>;
  score(actor: Actor, eventId: number, score: Body<"adjustEventScore">): Promise<void>;
  endTeam(actor: Actor, eventId: number, team: Body<"endEventTeam">): Promise<void>;
  rename(actor: Actor, eventId: number, team: Body<"renameEventTeam">): Promise<void>;
  freePhone(actor: Actor, eventId: number, phone: Body<"freeEventPhone">): Promise<void>;
  reveal(actor: Actor, eventId: number, isRevealed: boolean): Promise<void>;
}

export interface ActionsParts extends VisitParts {
  queue: StepQueue;
  news: Pick<EventNews, "tell">;
}

export function createBoardActions(parts: ActionsParts): BoardActions {
  const { connection, queue, news } = parts;
  const { db } = connection;

  /** Does something within a transaction, and tells who watches. */
  async function act(eventId: number, work: (transaction: Db) => Promise<void>): Promise<void> {
    await db.transaction().execute(work);
    news.tell(eventId);
  }

  /** Does something to a team that is locked; logged unless `work` says that it is done already. */
  async function actOnTeam(
    actor: Actor,
    eventId: number,
    teamId: number,
    work: (transaction: Db, team: EventTeamRow) => Promise<Done | undefined>,
  ): Promise<void> {
    await act(eventId, async (transaction) => {
      const team = await lockTeam(connection, transaction, teamId);
      if (!team || team.event_id !== eventId) throw notFound();
      const done = await work(transaction, team);
      if (!done) return;
      const change: Change = { eventId, teams: [teamId] };
      await logAction(connection, transaction, actor, { team_id: teamId, ...done }, change);
    });
  }

  async function lockedEvent(transaction: Db, eventId: number): Promise<EventRow> {
    const event = await lockEvent(connection, transaction, eventId);
    if (!event) throw notFound();
    return event;
  }

  return {
    async start(actor, eventId) {
      await findWatched(db, actor, eventId, "time");
      await act(eventId, async (transaction) => {
        const event = await lockedEvent(transaction, eventId);
        if (eventState(timesOf(event), Date.now()) !== "planned") return;
        const startedAt = new Date().toISOString();
        const times = timesOf({ ...event, started_at: startedAt });
        await requireRoom(connection, transaction, event.account_id, times, eventId);
        await begin(parts, transaction, eventId, actor);
      });
    },

    async setEnd(actor, eventId, endsAt) {
      await findWatched(db, actor, eventId, "time");
      await act(eventId, async (transaction) => {
        await begin(parts, transaction, eventId);
        const event = await lockedEvent(transaction, eventId);
        const now = Date.now();
        const state = eventState(timesOf(event), now);
        if (state === "over") throw over();
        const wanted = endsAt === null ? now : Date.parse(endsAt);
        if (state === "underWay" && wanted <= now) {
          await end(connection, transaction, eventId, actor);
          return;
        }
        if (endsAt === null) throw new Refusal("EVENTS.notStarted", "The event has not started");
        const times = timesOf({ ...event, ends_at: endsAt });
        const start = times.startedAt ?? times.startsAt ?? now;
        if (wanted > start + LONGEST_EVENT) {
          throw new Refusal("EVENTS.tooLong", "An event takes 24 hours at most");
        }
        if (wanted <= start)
          throw new Refusal("EVENTS.endsBeforeStart", "It ends before its start");
        await requireRoom(connection, transaction, event.account_id, times, eventId);
        if (event.ends_at === endsAt) return;
        await updateEvent(transaction, eventId, { ends_at: endsAt, due_at: dueAt(times) });
        const done = { kind: "setEnd", text: endsAt } as const;
        await logAction(connection, transaction, actor, done, { eventId, isNotice: true });
      });
    },

    async message(actor, eventId, { requestId, team, text: typed }) {
      await findWatched(db, actor, eventId, "message");
      const text = cleanText(typed, true).trim();
      if (text === "") throw badRequest("The message is empty", { fields: ["text"] });
      const done = { kind: "message", text, request_id: requestId } as const;
      const requireOne = async (transaction: Db) => {
        if ((await countActions(transaction, eventId, "message")) >= EVENT_LIMITS.messages) {
          throw new Refusal("EVENTS.messageLimit", "The event has 200 messages");
        }
      };
      if (team !== undefined) {
        await actOnTeam(actor, eventId, team, async (transaction) => {
          await requireOne(transaction);
          return done;
        });
        return;
      }
      await act(eventId, async (transaction) => {
        await lockedEvent(transaction, eventId);
        await requireOne(transaction);
        await logAction(connection, transaction, actor, done, { eventId, isNotice: true });
      });
    },

    async pass(actor, eventId, { team: teamId, point }) {
      const event = await findWatched(db, actor, eventId, "pass");
      const teams = await listTeams(db, eventId);
      if (!teams.some(({ id }) => id === teamId)) throw notFound();
      const state = eventState(timesOf(event), Date.now());
      if (state === "planned") throw new Refusal("EVENTS.notStarted", "The event has not started");
      if (state === "over") throw over();
      // The language of a visit that nobody has begun is that of the staff's texts.
      const visit = await ensureVisit(parts, event, teamId, "es");
      if (!visit) throw over();
      const { refused, hasChanged } = await passed(visit.id, point);
      if (refused) {
        throw new Refusal("EVENTS.notPassed", `The rules do not allow it: ${refused}`);
      }
      if (!hasChanged) return;
      await actOnTeam(actor, eventId, teamId, async () => ({ kind: "pass", point_id: point }));
    },

    async score(actor, eventId, { requestId, team, points, reason: typed }) {
      await findWatched(db, actor, eventId, "score");
      const reason = cleanText(typed, false).trim();
      if (points === 0) throw badRequest("No points", { fields: ["points"] });
      if (reason === "") throw badRequest("No reason", { fields: ["reason"] });
      await act(eventId, async (transaction) => {
        const row = await lockTeam(connection, transaction, team);
        if (!row || row.event_id !== eventId) throw notFound();
        const before = await countActions(transaction, eventId, "score", team);
        if (before >= EVENT_LIMITS.adjustments) {
          throw new Refusal("EVENTS.adjustmentLimit", "The team has 100 adjustments");
        }
        const done = { kind: "score", team_id: team, points, text: reason } as const;
        const isFirst = await logAction(
          connection,
          transaction,
          actor,
          { ...done, request_id: requestId },
          { eventId, teams: [team] },
        );
        if (isFirst) await addToScore(transaction, team, points);
      });
    },

    async endTeam(actor, eventId, { team, ended }) {
      const event = await findWatched(db, actor, eventId, "endTeam");
      if (eventState(timesOf(event), Date.now()) === "over") throw over();
      await actOnTeam(actor, eventId, team, async (transaction, row) => {
        if ((row.ended_at !== null) === ended) return undefined;
        await updateTeam(transaction, team, { ended_at: ended ? new Date().toISOString() : null });
        return { kind: ended ? "endTeam" : "resumeTeam" };
      });
    },

    async rename(actor, eventId, { team, name: typed }) {
      await findWatched(db, actor, eventId, "endTeam");
      const renamed = actOnTeam(actor, eventId, team, async (transaction, row) => {
        const name = newName(typed, await listTeams(transaction, eventId), team);
        if (name.name === row.name) return undefined;
        await updateTeam(transaction, team, name);
        return { kind: "rename", text: name.name };
      });
      await withFreeName(renamed);
    },

    async freePhone(actor, eventId, { team, phone }) {
      await findWatched(db, actor, eventId, "endTeam");
      await actOnTeam(actor, eventId, team, async (transaction) =>
        (await deletePhone(transaction, team, phone)) ? { kind: "freePhone" } : undefined,
      );
    },

    async reveal(actor, eventId, isRevealed) {
      await findWatched(db, actor, eventId, "time");
      await act(eventId, async (transaction) => {
        const event = await lockedEvent(transaction, eventId);
        if ((event.revealed === 1) === isRevealed) return;
        await updateEvent(transaction, eventId, { revealed: isRevealed ? 1 : 0 });
        const done = { kind: isRevealed ? "reveal" : "hide" } as const;
        await logAction(connection, transaction, actor, done, { eventId });
      });
    },
  };

  /** Passes a point through the queue that all steps go through. */
  async function passed(visitId: number, point: number) {
    const played = await queue.take({ visitId, phone: STAFF_PHONE, steps: [], passed: point });
    return { refused: played.refused[0]?.why, hasChanged: played.added > 0 };
  }
}
