import { eventState } from "@panel/domain/events/schedule";
import { EVENT_LIMITS } from "@panel/domain/events/teams";
import { routeTimeZone } from "@panel/domain/time-zone";
import type {
  Event,
  EventDetails,
  EventSettings,
  NewEvent,
  NewTeams,
  OperationTypes,
} from "@panel/api-client/events-types";
import { findEditable, lockEditable } from "../access/editable.ts";
import { notFound, Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { EventRow } from "../db/events-schema.ts";
import { accountOf } from "../resources/quota.ts";
import type { Viewer } from "../viewer.ts";
import type { PublishedRoutes } from "../visits/published-routes.ts";
import { deleteTeamVisits } from "../visits/team-visits.ts";
import { insertAction } from "./actions-repository.ts";
import { actionBy } from "./actor.ts";
import { deleteWithVisits } from "./begin.ts";
import { dueAt, eventRecord, isRemovable, teamRecord, timesOf } from "./event-record.ts";
import * as repository from "./events-repository.ts";
import { addTeams } from "./names.ts";
import type { EventNews } from "./news.ts";
import {
  columnsOf,
  DEFAULTS,
  LATER,
  over,
  requireRoom,
  requireTimes,
  started,
} from "./settings.ts";
import { clearPlaces, deleteTeam, findTeam, listTeams } from "./teams-repository.ts";

type EventList = OperationTypes["listEvents"]["data"];

/** The events of experiences, for those who may edit these. */
export interface Events {
  list(viewer: Viewer, experienceId: number): Promise<EventList>;
  read(viewer: Viewer, experienceId: number, id: number): Promise<EventDetails>;
  /** The same request makes one. */
  create(
    viewer: Viewer,
    experienceId: number,
    event: { requestId: string; settings: NewEvent; teams: NewTeams },
  ): Promise<EventDetails>;
  save(viewer: Viewer, experienceId: number, id: number, settings: EventSettings): Promise<Event>;
  remove(viewer: Viewer, experienceId: number, id: number): Promise<void>;
  addTeams(
    viewer: Viewer,
    experienceId: number,
    id: number,
    teams: { requestId: string; teams: NewTeams },
  ): Promise<EventDetails>;
  removeTeam(
    viewer: Viewer,
    experienceId: number,
    id: number,
    teamId: number,
  ): Promise<EventDetails>;
}

export interface EventsParts {
  connection: Connection;
  routes: PublishedRoutes;
  news: Pick<EventNews, "tell">;
}

export function createEvents({ connection, routes, news }: EventsParts): Events {
  const { db } = connection;

  async function detailsOf(experienceId: number, id: number): Promise<EventDetails> {
    const event = await repository.findEventOf(db, experienceId, id);
    if (!event) throw notFound();
    const teams = await listTeams(db, id);
    return { event: eventRecord(event, Date.now()), teams: teams.map(teamRecord) };
  }

  /** Changes an event that is locked, for somebody who may edit its experience. */
  async function change(
    viewer: Viewer,
    experienceId: number,
    id: number,
    work: (transaction: Db, event: EventRow) => Promise<boolean>,
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await findEditable(transaction, viewer, experienceId);
      const event = await repository.lockEvent(connection, transaction, id);
      if (!event || event.gymkhana_id !== experienceId) throw notFound();
      if (!(await work(transaction, event))) return;
      await repository.noteChange(connection, transaction, { eventId: id, isNotice: true });
    });
    news.tell(id);
  }

  async function zoneOf(row: { id: number; published_number: number | null }): Promise<string> {
    if (row.published_number === null) return routeTimeZone(null);
    return (await routes.rulesOf(row.id, row.published_number)).zone;
  }

  return {
    async list(viewer, experienceId) {
      const row = await findEditable(db, viewer, experienceId);
      const now = Date.now();
      const events = (await repository.listEvents(db, row.id)).map((each) =>
        eventRecord(each, now),
      );
      return {
        events: [
          ...events.filter(({ state }) => state !== "over"),
          ...events.filter(({ state }) => state === "over"),
        ],
        isPublished: row.published_number !== null,
        zone: await zoneOf(row),
      };
    },

    async read(viewer, experienceId, id) {
      await findEditable(db, viewer, experienceId);
      return detailsOf(experienceId, id);
    },

    async create(viewer, experienceId, { requestId, settings, teams }) {
      const id = await db.transaction().execute(async (transaction) => {
        // Held, so that no other node makes one meanwhile.
        const row = await lockEditable(connection, transaction, viewer, experienceId);
        const before = await repository.findByRequest(transaction, row.id, requestId);
        if (before) return before.id;
        if (row.published_number === null) {
          throw new Refusal("EVENTS.notPublished", "The experience is not published");
        }
        if ((await repository.countOfExperience(transaction, row.id)) >= EVENT_LIMITS.events) {
          throw new Refusal(
            "EVENTS.eventLimit",
            "The experience has as many events as it may have",
          );
        }
        const columns = { ...DEFAULTS, ...columnsOf(settings) };
        const times = timesOf(columns);
        requireTimes(times);
        const accountId = await accountOf(transaction, row.owner_id);
        await requireRoom(connection, transaction, accountId, times, 0);
        const made = await repository.insertEvent(transaction, {
          ...columns,
          gymkhana_id: row.id,
          account_id: accountId,
          request_id: requestId,
          due_at: dueAt(times),
          revealed: 0,
          number: null,
          sums: null,
          revision: 0,
          noticed: 0,
          created_at: new Date().toISOString(),
          cleared_at: null,
        });
        await addTeams(transaction, made.id, teams);
        await recordBy(transaction, viewer, {
          event: "event-create",
          subject: `gymkhana ${row.id}`,
          details: { event: made.id },
        });
        return made.id;
      });
      return detailsOf(experienceId, id);
    },

    async save(viewer, experienceId, id, settings) {
      await change(viewer, experienceId, id, async (transaction, event) => {
        const now = Date.now();
        const state = eventState(timesOf(event), now);
        const changes = columnsOf(settings);
        const isOther = (name: keyof typeof changes) =>
          changes[name] !== undefined && changes[name] !== event[name];
        if (state !== "planned" && (isOther("starts_at") || isOther("minutes"))) throw started();
        if (state === "over" && Object.keys(changes).some((name) => !LATER.has(name))) throw over();
        const times = timesOf({ ...event, ...changes });
        if (["starts_at", "ends_at", "minutes"].some((name) => name in changes)) {
          requireTimes(times);
          await requireRoom(connection, transaction, event.account_id, times, id);
        }
        await repository.updateEvent(transaction, id, { ...changes, due_at: dueAt(times) });
        if (changes.places === 0) await clearPlaces(transaction, id);
        await recordBy(transaction, viewer, {
          event: "event-change",
          subject: `gymkhana ${experienceId}`,
          details: { event: id, changed: Object.keys(settings).join(", ") },
        });
        return true;
      });
      return (await detailsOf(experienceId, id)).event;
    },

    async remove(viewer, experienceId, id) {
      await change(viewer, experienceId, id, async (transaction, event) => {
        if (eventState(timesOf(event), Date.now()) === "underWay") {
          throw new Refusal("EVENTS.underWay", "The event is under way");
        }
        await deleteWithVisits(transaction, id);
        await recordBy(transaction, viewer, {
          event: "event-delete",
          subject: `gymkhana ${experienceId}`,
          details: { event: id },
        });
        return false;
      });
    },

    async addTeams(viewer, experienceId, id, { requestId, teams }) {
      await change(viewer, experienceId, id, async (transaction, event) => {
        if (eventState(timesOf(event), Date.now()) === "over") throw over();
        const isFirst = await insertAction(transaction, {
          ...actionBy(viewer, id),
          kind: "addTeams",
          request_id: requestId,
          text: String(teams.names?.length ?? teams.count ?? 0),
        });
        if (isFirst) await addTeams(transaction, id, teams);
        return isFirst;
      });
      return detailsOf(experienceId, id);
    },

    async removeTeam(viewer, experienceId, id, teamId) {
      await change(viewer, experienceId, id, async (transaction, event) => {
        const team = await findTeam(transaction, event.id, teamId);
        if (!team) throw notFound();
        if (!isRemovable(team)) throw new Refusal("EVENTS.teamPlays", "The team plays");
        await deleteTeamVisits(transaction, [teamId]);
        await deleteTeam(transaction, teamId);
        await insertAction(transaction, {
          ...actionBy(viewer, id),
          kind: "removeTeam",
          text: team.name,
        });
        return true;
      });
      return detailsOf(experienceId, id);
    },
  };
}
