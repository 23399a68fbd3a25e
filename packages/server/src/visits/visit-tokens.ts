import { timingSafeEqual } from "node:crypto";
import { AppError } from "../app-error.ts";
import type { Pseudonyms } from "../plays/pseudonyms.ts";
import type { Viewer, VisitCaller } from "../viewer.ts";

/** The contract's security scheme of whoever plays a visit. */
const VISIT_SCHEME = "visit";
const TOKEN = /^visit\.([1-9]\d{0,9})\.([\w-]{20,60})$/;

type Signs = Pick<Pseudonyms, "signature">;

export const visitToken = (pseudonyms: Signs, id: number): string =>
  `visit.${id}.${pseudonyms.signature(id)}`;

/** The visit of a token, without asking whether it is still there; undefined where the token is none. */
export function visitOfToken(pseudonyms: Signs, token: string): number | undefined {
  const [, id = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (id === "" || Number(id) > 2_147_483_647) return undefined;
  const [told, own] = [Buffer.from(signature), Buffer.from(pseudonyms.signature(Number(id)))];
  return told.length === own.length && timingSafeEqual(told, own) ? Number(id) : undefined;
}

/** The visit was erased, or its time is over. */
export const unauthenticatedVisit = (): AppError =>
  new AppError("unauthenticated", "ERRORS.visitNotValid", "The visit is over");

/** A call that was refused. */
interface RefusedCall {
  operation: string;
  reason: string;
  subject: string;
}

/** Knows the staff by the panel's sessions. */
interface StaffAuthenticator {
  authenticate(token: string, address: string): Promise<Viewer | undefined>;
  recordRefusal(viewer: Viewer, refusal: RefusedCall): Promise<void>;
}

interface VisitAuthenticator {
  authenticate(
    token: string,
    address: string,
    scheme: string,
  ): Promise<Viewer | VisitCaller | undefined>;
  recordRefusal(viewer: Viewer | VisitCaller, refusal: RefusedCall): Promise<void>;
}

/** Knows the staff by the panel's sessions, and visits by their tokens, for which no database is asked. */
export function createVisitAuthenticator(
  pseudonyms: Signs,
  staff: StaffAuthenticator,
): VisitAuthenticator {
  return {
    async authenticate(token, address, scheme) {
      if (scheme !== VISIT_SCHEME) return staff.authenticate(token, address);
      const id = visitOfToken(pseudonyms, token);
      if (id === undefined) throw unauthenticatedVisit();
      return { role: "visit", id };
    },

    async recordRefusal(viewer, refusal) {
      // What is refused to a visit is refused to no person: it is in the server's own log.
      if (viewer.role !== "visit") await staff.recordRefusal(viewer, refusal);
    },
  };
}
