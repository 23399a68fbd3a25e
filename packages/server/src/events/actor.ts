import type { HelperRight } from "@panel/api-client/events-types";
import { findEditable } from "../access/editable.ts";
import { AppError, notAllowed, notFound } from "../app-error.ts";
import { record, recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { EventActionRow } from "../db/events-schema.ts";
import type { EventHelper, EventScreenLink, Viewer } from "../viewer.ts";
import { insertAction, isLinkThere } from "./actions-repository.ts";
import type { CountedEvent } from "./event-record.ts";
import { findEvent, noteChange, type Change } from "./events-repository.ts";

/** Who acts at a board: somebody who may edit the experience, or a helper. */
export type Actor = Viewer | EventHelper;

const ALL_RIGHTS: readonly HelperRight[] = ["message", "pass", "score", "endTeam", "time"];

const isHelper = (actor: Actor): actor is EventHelper => actor.role === "eventHelper";

/** What an actor may do at its board. */
export const rightsOf = (actor: Actor): HelperRight[] => [
  ...(isHelper(actor) ? actor.may : ALL_RIGHTS),
];

/**
 * The event, for somebody who may read its board, and do this there.
 * @throws AppError not-found where there is none for the actor, forbidden where the link does not allow it
 */
export async function findWatched(
  db: Db,
  actor: Actor,
  eventId: number,
  right?: HelperRight,
): Promise<CountedEvent> {
  if (isHelper(actor) && actor.eventId !== eventId) throw notFound();
  const event = await findEvent(db, eventId);
  if (!event) throw notFound();
  if (!isHelper(actor)) await findEditable(db, actor, event.gymkhana_id);
  if (right && !rightsOf(actor).includes(right)) throw notAllowed();
  return event;
}

/** Whether somebody who watches a board may go on. */
export async function mayWatch(db: Db, actor: Actor, event: CountedEvent): Promise<boolean> {
  if (isHelper(actor)) return isLinkThere(db, actor.id);
  try {
    await findEditable(db, actor, event.gymkhana_id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Whether the link of a screen still counts. */
export const isScreen = (db: Db, { id }: EventScreenLink): Promise<boolean> => isLinkThere(db, id);

/** What is done, for the log of the board. */
export type Done = Pick<EventActionRow, "kind"> &
  Partial<Pick<EventActionRow, "team_id" | "point_id" | "points" | "text" | "request_id">>;

/** What is stored of who does something, with nothing of what. */
export const actionBy = (actor: Actor | undefined, eventId: number) => ({
  event_id: eventId,
  team_id: null,
  point_id: null,
  points: 0,
  text: "",
  request_id: null,
  user_id: actor && !isHelper(actor) ? actor.id : null,
  helper: actor && isHelper(actor) ? actor.name : "",
  at: new Date().toISOString(),
});

/**
 * Writes what was done into the log of the board and into that of the panel, and tells who watches.
 * @returns whether the same request has not done it before
 */
export async function logAction(
  connection: Connection,
  transaction: Db,
  actor: Actor | undefined,
  done: Done,
  change: Change,
): Promise<boolean> {
  const isUser = actor !== undefined && !isHelper(actor);
  const isFirst = await insertAction(transaction, {
    ...actionBy(actor, change.eventId),
    ...done,
  });
  if (!isFirst) return false;
  const entry = {
    event: "event-action",
    subject: `event ${change.eventId}`,
    // Without texts, which may name people.
    details: { kind: done.kind, ...(done.team_id ? { team: done.team_id } : {}) },
  } as const;
  if (isUser) await recordBy(transaction, actor, entry);
  else if (actor) {
    const { address, id } = actor;
    await record(transaction, { ...entry, address, details: { ...entry.details, link: id } });
  }
  await noteChange(connection, transaction, change);
  return true;
}
