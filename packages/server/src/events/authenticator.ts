import { timingSafeEqual } from "node:crypto";
import { AppError, linkEnded, tooManyTries } from "../app-error.ts";
import type { Connection } from "../db/connection.ts";
import type { EventLinkRow } from "../db/events-schema.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import { readToken } from "../secrets/numbered-token.ts";
import type { Throttle } from "../throttle/throttle.ts";
import type { EventHelper, EventScreenLink, TeamPhone, Viewer } from "../viewer.ts";
import { findLink, noteLinkUse } from "./actions-repository.ts";
import { rightsIn } from "./links.ts";
import { findPhone } from "./teams-repository.ts";

type Signs = Pick<Pseudonyms, "phoneSignature">;
type EventCaller = Viewer | EventHelper | EventScreenLink | TeamPhone;

const PHONE = /^team\.([1-9]\d{0,9})\.([\w-]{20,60})$/;
const HELPER = /^helper\./;

export const phoneToken = (pseudonyms: Signs, id: number): string =>
  `team.${id}.${pseudonyms.phoneSignature(id)}`;

/** Its place was freed, its event was deleted, or the token is none. */
export const unauthenticatedPhone = (): AppError =>
  new AppError("unauthenticated", "EVENTS.phoneNotValid", "The phone is no longer of the team");

/** A call that was refused. */
interface RefusedCall {
  operation: string;
  reason: string;
  subject: string;
}

/** Knows the staff by the panel's sessions. */
export interface StaffAuthenticator {
  authenticate(token: string, address: string): Promise<Viewer | undefined>;
  recordRefusal(viewer: Viewer, refusal: RefusedCall): Promise<void>;
}

export interface EventAuthenticator {
  authenticate(token: string, address: string, scheme: string): Promise<EventCaller | undefined>;
  recordRefusal(viewer: EventCaller, refusal: RefusedCall): Promise<void>;
}

/** When the use of a link is noted again, in ms. */
const NOTED = 60_000;

/** @param linkFromAddress counts tokens that are none: who has a good one shares an address with many */
export function createEventAuthenticator(
  { db }: Connection,
  pseudonyms: Signs,
  staff: StaffAuthenticator,
  linkFromAddress: Throttle,
): EventAuthenticator {
  async function linkOf(
    kind: EventLinkRow["kind"],
    token: string,
    address: string,
  ): Promise<EventLinkRow> {
    const read = readToken(kind, token);
    const link = read && (await findLink(db, read.digest));
    if (!link || link.kind !== kind) {
      const excess = await linkFromAddress.count(address);
      throw excess ? tooManyTries(excess.wait) : linkEnded();
    }
    const now = Date.now();
    if (link.last_used_at === null || now - Date.parse(link.last_used_at) > NOTED) {
      await noteLinkUse(db, link.id, new Date(now).toISOString());
    }
    return link;
  }

  async function phoneOf(token: string): Promise<TeamPhone> {
    const [, id = "", signature = ""] = PHONE.exec(token) ?? [];
    if (id === "" || Number(id) > 2_147_483_647) throw unauthenticatedPhone();
    const [told, own] = [signature, pseudonyms.phoneSignature(Number(id))].map((each) =>
      Buffer.from(each),
    );
    const isOwn = told && own && told.length === own.length && timingSafeEqual(told, own);
    const row = isOwn ? await findPhone(db, Number(id)) : undefined;
    if (!row) throw unauthenticatedPhone();
    const { team_id: teamId, event_id: eventId, phone } = row;
    return { role: "teamPhone", id: row.id, teamId, eventId, phone };
  }

  return {
    async authenticate(token, address, scheme) {
      if (scheme === "team") return phoneOf(token);
      if (scheme === "screen") {
        const { id, event_id: eventId } = await linkOf("screen", token, address);
        return { role: "eventScreen", id, eventId };
      }
      if (scheme === "board" && HELPER.test(token)) {
        const link = await linkOf("helper", token, address);
        const { id, event_id: eventId, name } = link;
        return { role: "eventHelper", id, eventId, name, may: rightsIn(link), address };
      }
      return staff.authenticate(token, address);
    },

    async recordRefusal(viewer, refusal) {
      // What is refused to a link or a phone is refused to no person: it is in the server's own log.
      if (isStaff(viewer)) await staff.recordRefusal(viewer, refusal);
    },
  };
}

const isStaff = (caller: EventCaller): caller is Viewer =>
  caller.role !== "eventHelper" && caller.role !== "eventScreen" && caller.role !== "teamPhone";
