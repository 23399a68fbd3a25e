import { begunAt, endOf, overAt } from "@panel/domain/events/schedule";
import type { Connection, Db } from "../db/connection.ts";
import type { EventRow } from "../db/events-schema.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import { clearTexts, deleteLinks } from "./actions-repository.ts";
import { logAction, type Actor } from "./actor.ts";
import { deleteTeamVisits, teamVisit } from "../visits/team-visits.ts";
import { dueAt, timesOf } from "./event-record.ts";
import { deleteEvent, lockEvent, publishedNumber, updateEvent } from "./events-repository.ts";
import {
  clearNames,
  clearPlaces,
  deletePhones,
  listJoined,
  listTeams,
} from "./teams-repository.ts";

/* What the clock and the buttons do to an event: it begins, it ends, names go. */

export interface BeginParts {
  connection: Connection;
  pseudonyms: Pseudonyms;
}

/**
 * Stores that an event has begun, if it has and that is not stored: with the version that its teams play, and the visits of
 * those that have joined.
 * @param by who starts it now; undefined where its clock does
 */
export async function begin(
  { connection, pseudonyms }: BeginParts,
  transaction: Db,
  id: number,
  by?: Actor,
): Promise<EventRow | undefined> {
  const event = await lockEvent(connection, transaction, id);
  if (!event || event.started_at !== null) return event;
  const now = Date.now();
  const begun = by ? now : begunAt(timesOf(event), now);
  if (begun === null) return event;
  const startedAt = new Date(begun).toISOString();
  const number = await publishedNumber(transaction, event.gymkhana_id);
  if (number === null) return event;
  const changes = {
    started_at: startedAt,
    number,
    due_at: dueAt(timesOf({ ...event, started_at: startedAt })),
  };
  await updateEvent(transaction, id, changes);
  const joined = await listJoined(transaction, id);
  for (const { team_id, language } of joined) {
    await teamVisit(transaction, pseudonyms, team_id, {
      gymkhana_id: event.gymkhana_id,
      number,
      language,
      startedAt: new Date(begun),
    });
  }
  await logAction(connection, transaction, by, { kind: "start" }, { eventId: id, isNotice: true });
  return { ...event, ...changes };
}

/**
 * Stores that an event has ended, if it has: its helpers' links end, and where its phones were is deleted. The hall still shows
 * the ranking, which may be revealed now.
 * @param by who ends it now; undefined where its clock does
 */
export async function end(
  connection: Connection,
  transaction: Db,
  id: number,
  by?: Actor,
): Promise<void> {
  const event = await lockEvent(connection, transaction, id);
  if (!event || event.ended_at !== null || event.started_at === null) return;
  const now = Date.now();
  const times = timesOf(event);
  const ended = by ? Math.min(now, endOf(times) ?? now) : overAt(times, now);
  if (ended === null) return;
  await updateEvent(transaction, id, { ended_at: new Date(ended).toISOString() });
  await clearPlaces(transaction, id);
  await deleteLinks(transaction, id, "helper");
  await logAction(connection, transaction, by, { kind: "end" }, { eventId: id, isNotice: true });
}

/** Deletes what may name people: names, codes and phones of teams, texts, and links of the hall. Results stay. */
export async function forgetNames(
  connection: Connection,
  transaction: Db,
  id: number,
): Promise<void> {
  const event = await lockEvent(connection, transaction, id);
  if (!event || event.cleared_at !== null) return;
  await clearNames(transaction, id);
  await deletePhones(transaction, id);
  await clearTexts(transaction, id);
  await deleteLinks(transaction, id, "screen");
  await updateEvent(transaction, id, { rules: "", cleared_at: new Date().toISOString() });
}

/** Deletes an event with the plays of its teams. What was counted of them stays. */
export async function deleteWithVisits(transaction: Db, id: number): Promise<void> {
  const teams = await listTeams(transaction, id);
  await deleteTeamVisits(
    transaction,
    teams.map((team) => team.id),
  );
  await deleteEvent(transaction, id);
}
