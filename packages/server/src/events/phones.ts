import { eventState } from "@panel/domain/events/schedule";
import { readTeamCode } from "@panel/domain/events/teams";
import { STAFF_PHONE } from "@panel/domain/events/team-step";
import { isPlaced } from "@panel/domain/experience/position";
import type { OperationTypes, TeamState } from "@panel/api-client/events-types";
import type { RefusedStep } from "@panel/api-client/visits-types";
import { badRequest, notFound, Refusal } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { EventPhoneRow, EventTeamRow } from "../db/events-schema.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import type { TeamPhone } from "../viewer.ts";
import { phoneToken, unauthenticatedPhone } from "./authenticator.ts";
import { teamEventRecord, timesOf, type CountedEvent } from "./event-record.ts";
import { findEvent, noteChange } from "./events-repository.ts";
import { newName, withFreeName } from "./names.ts";
import type { EventNews } from "./news.ts";
import type { PhoneSigns } from "./phone-signs.ts";
import { over } from "./settings.ts";
import type { TeamStates } from "./team-state.ts";
import * as repository from "./teams-repository.ts";

type Door = Omit<OperationTypes["getTeamDoor"]["data"], "now">;
type Join = OperationTypes["joinTeam"]["body"];
type Sent = OperationTypes["addTeamSteps"]["body"];

/** What the phones of teams do. */
export interface TeamPhones {
  /** @throws AppError not-found for a code that leads nowhere */
  door(code: string): Promise<Door>;
  /**
   * The same phone joins once.
   * @throws Refusal where the team has all its phones, or the event is over
   */
  join(join: Join): Promise<{ token: string; state: TeamState }>;
  state(phone: TeamPhone, revision?: number): Promise<TeamState>;
  addSteps(phone: TeamPhone, sent: Sent): Promise<{ state: TeamState; refused: RefusedStep[] }>;
  rename(phone: TeamPhone, name: string): Promise<TeamState>;
  leave(phone: TeamPhone): Promise<void>;
}

export interface PhonesParts {
  connection: Connection;
  pseudonyms: Pseudonyms;
  states: TeamStates;
  signs: PhoneSigns;
  news: Pick<EventNews, "tell">;
}

export function createTeamPhones(parts: PhonesParts): TeamPhones {
  const { connection, pseudonyms, states, signs, news } = parts;
  const { db } = connection;

  /** @throws AppError not-found where no team has the code */
  async function teamOfCode(typed: string): Promise<{ team: EventTeamRow; event: CountedEvent }> {
    const code = readTeamCode(typed);
    const team = code === undefined ? undefined : await repository.findByCode(db, code);
    const event = team && (await findEvent(db, team.event_id));
    if (!team || !event) throw notFound();
    return { team, event };
  }

  /** A phone of the team, which is locked: the one that has joined, or a new one. */
  async function phoneOf(
    transaction: Db,
    event: CountedEvent,
    team: EventTeamRow,
    { phone, language, sharesPlace = false }: Join,
  ): Promise<EventPhoneRow> {
    const phones = await repository.listTeamPhones(transaction, team.id);
    const now = new Date().toISOString();
    const shares_place = event.places === 1 && sharesPlace ? (1 as const) : (0 as const);
    const own = phones.find((each) => each.phone === phone);
    if (own) {
      const place = shares_place ? {} : { latitude: null, longitude: null, place_at: null };
      const changes = { language, shares_place, last_seen_at: now, ...place };
      await repository.updatePhone(transaction, own.id, changes);
      return { ...own, ...changes };
    }
    if (phones.length >= event.phones) {
      throw new Refusal("EVENTS.teamFull", "The team has all its phones");
    }
    return repository.insertPhone(transaction, {
      event_id: event.id,
      team_id: team.id,
      phone,
      language,
      shares_place,
      joined_at: now,
      last_seen_at: now,
      latitude: null,
      longitude: null,
      place_at: null,
    });
  }

  async function eventOf({ eventId }: TeamPhone): Promise<CountedEvent> {
    const event = await findEvent(db, eventId);
    if (!event) throw unauthenticatedPhone();
    return event;
  }

  return {
    async door(code) {
      const { team, event } = await teamOfCode(code);
      const phones = await repository.listTeamPhones(db, team.id);
      return {
        event: teamEventRecord(event, Date.now()),
        team: team.number,
        name: team.name,
        isFull: phones.length >= event.phones,
      };
    },

    async join(join) {
      if (join.phone === STAFF_PHONE) {
        throw badRequest("No phone is called so", { fields: ["phone"] });
      }
      const { team, event } = await teamOfCode(join.code);
      if (eventState(timesOf(event), Date.now()) === "over") throw over();
      const row = await db.transaction().execute(async (transaction) => {
        const locked = await repository.lockTeam(connection, transaction, team.id);
        if (!locked) throw notFound();
        const own = await phoneOf(transaction, event, locked, join);
        await noteChange(connection, transaction, { eventId: event.id, teams: [team.id] });
        return own;
      });
      news.tell(event.id);
      const phone: TeamPhone = {
        role: "teamPhone",
        id: row.id,
        teamId: team.id,
        eventId: event.id,
        phone: row.phone,
      };
      return { token: phoneToken(pseudonyms, row.id), state: await states.read(phone) };
    },

    async state(phone, revision) {
      signs.note(phone);
      return states.read(phone, revision);
    },

    async addSteps(phone, { steps, sentAfter, place, revision }) {
      const event = await eventOf(phone);
      const isShared = place && event.places === 1 && isPlaced(place);
      const isOver = eventState(timesOf(event), Date.now()) === "over";
      signs.note(phone, isShared && !isOver ? place : undefined);
      const refused = steps.length > 0 ? await states.play(phone, { steps, sentAfter }) : [];
      return { state: await states.read(phone, revision), refused };
    },

    async rename(phone, typed) {
      const event = await eventOf(phone);
      const isPlanned = eventState(timesOf(event), Date.now()) === "planned";
      if (!isPlanned || event.names_by_teams !== 1) {
        throw new Refusal("EVENTS.notRenamed", "The team may not be renamed now");
      }
      const renaming = db.transaction().execute(async (transaction) => {
        const team = await repository.lockTeam(connection, transaction, phone.teamId);
        if (!team) throw unauthenticatedPhone();
        const teams = await repository.listTeams(transaction, phone.eventId);
        await repository.updateTeam(transaction, team.id, newName(typed, teams, team.id));
        await noteChange(connection, transaction, { eventId: phone.eventId, teams: [team.id] });
      });
      await withFreeName(renaming);
      news.tell(phone.eventId);
      return states.read(phone);
    },

    async leave({ id, teamId, eventId }) {
      await db.transaction().execute(async (transaction) => {
        await repository.lockTeam(connection, transaction, teamId);
        if (!(await repository.deletePhone(transaction, teamId, id))) return;
        await noteChange(connection, transaction, { eventId, teams: [teamId] });
      });
      news.tell(eventId);
    },
  };
}
