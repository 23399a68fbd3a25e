import { eventState } from "@panel/domain/events/schedule";
import { EVENT_LIMITS } from "@panel/domain/events/teams";
import type { EventLink, HelperRight, OperationTypes } from "@panel/api-client/events-types";
import { cleanText } from "@panel/domain/clean-text";
import { findEditable } from "../access/editable.ts";
import { badRequest, notFound, Refusal } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { EventLinkRow } from "../db/events-schema.ts";
import { digestOf, newSecret, tokenOf } from "../secrets/numbered-token.ts";
import type { Viewer } from "../viewer.ts";
import * as repository from "./actions-repository.ts";
import { timesOf, type CountedEvent } from "./event-record.ts";
import { findEventOf, lockEvent } from "./events-repository.ts";
import type { EventNews } from "./news.ts";
import { over } from "./settings.ts";

type NewLink = Omit<OperationTypes["createEventLink"]["body"], "gymId" | "id">;

/** The links of an event, for those who may edit its experience. */
export interface EventLinks {
  list(viewer: Viewer, experienceId: number, eventId: number): Promise<EventLink[]>;
  create(
    viewer: Viewer,
    experienceId: number,
    eventId: number,
    link: NewLink,
  ): Promise<{ link: EventLink; token: string }>;
  /** One that has ended already stays so. */
  end(viewer: Viewer, experienceId: number, eventId: number, id: number): Promise<void>;
}

export function createEventLinks(
  connection: Connection,
  news: Pick<EventNews, "tell">,
): EventLinks {
  const { db } = connection;

  async function eventOf(
    transaction: Db,
    viewer: Viewer,
    experienceId: number,
    id: number,
  ): Promise<CountedEvent> {
    await findEditable(transaction, viewer, experienceId);
    const event = await findEventOf(transaction, experienceId, id);
    if (!event) throw notFound();
    return event;
  }

  return {
    async list(viewer, experienceId, eventId) {
      await eventOf(db, viewer, experienceId, eventId);
      return (await repository.listLinks(db, eventId)).map(linkRecord);
    },

    create: (viewer, experienceId, eventId, { kind, name: typed, may = [] }) =>
      db.transaction().execute(async (transaction) => {
        const event = await eventOf(transaction, viewer, experienceId, eventId);
        // Held, so that nobody makes one more meanwhile.
        await lockEvent(connection, transaction, eventId);
        if (eventState(timesOf(event), Date.now()) === "over") throw over();
        const name = cleanText(typed, false).trim();
        if (name === "") throw badRequest("The link has no name", { fields: ["name"] });
        const before = await repository.listLinks(transaction, eventId);
        if (before.length >= EVENT_LIMITS.links) {
          throw new Refusal("EVENTS.linkLimit", "The event has as many links as it may have");
        }
        const secret = newSecret();
        const made = await repository.insertLink(transaction, {
          event_id: eventId,
          kind,
          name,
          may: JSON.stringify(kind === "helper" ? [...new Set(may)] : []),
          token_hash: digestOf(secret),
          created_at: new Date().toISOString(),
          last_used_at: null,
        });
        await recordBy(transaction, viewer, {
          event: "event-link-create",
          subject: `gymkhana ${experienceId}`,
          details: { event: eventId, link: made.id, kind, may: may.join(", ") },
        });
        return { link: linkRecord(made), token: tokenOf(kind, made.id, secret) };
      }),

    async end(viewer, experienceId, eventId, id) {
      await db.transaction().execute(async (transaction) => {
        await eventOf(transaction, viewer, experienceId, eventId);
        if (!(await repository.deleteLink(transaction, eventId, id))) return;
        await recordBy(transaction, viewer, {
          event: "event-link-end",
          subject: `gymkhana ${experienceId}`,
          details: { event: eventId, link: id },
        });
      });
      // Its streams look whether it is still there.
      news.tell(eventId);
    },
  };
}

/** In the contract's EventLink. */
const linkRecord = (row: EventLinkRow): EventLink => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  may: rightsIn(row),
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

export const rightsIn = ({ may }: Pick<EventLinkRow, "may">): HelperRight[] =>
  JSON.parse(may) as HelperRight[];
