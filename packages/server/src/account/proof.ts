import type { AuditEvent } from "@panel/api-client/panel-types";
import { unauthenticated } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import type { User } from "../db/schema.ts";
import type { Throttles } from "../throttle/throttle.ts";
import type { Viewer } from "../viewer.ts";
import type { Mails } from "./mails.ts";
import { tellOfWrongCode } from "./notices.ts";
import { passwordMatches } from "./passwords.ts";
import { findActive } from "./repository.ts";
import type { Factors } from "./second-factor/factors.ts";
import { codeNeeded, wrongPassword, wrongPasswordOrCode } from "./second-factor/refusals.ts";
import { countedTry } from "./tries.ts";

/** What shows that whoever has a session is its user. */
export interface Proof {
  password: string;
  /** Of the app or a recovery code; needed where the user has a second factor. */
  code?: string | undefined;
  userAgent: string;
}

export interface ProofParts {
  connection: Connection;
  factors: Factors;
  throttles: Throttles;
  mails: Mails;
}

/** Something that takes a proof. */
interface Guarded<T> {
  event: AuditEvent;
  proof: Proof;
  /** Runs once the proof is right; the user is locked. */
  change(transaction: Db, user: User): Promise<T>;
}

/** Undoes what a proof that is half right has used up. */
class WrongProof extends Error {}

/**
 * Changes something of the viewer's own account, once the password and, where there is a second factor, a code are
 * right. A code counts as used only if both are.
 * @throws Refusal for wrong ones, AppError too-many after too many tries
 */
export async function withProof<T>(
  parts: ProofParts,
  viewer: Viewer,
  { event, proof, change }: Guarded<T>,
): Promise<T> {
  const { connection, factors, throttles } = parts;
  const { db } = connection;
  const user = await ownUser(db, viewer);
  const { email } = user;
  const takesCode = await factors.isOn(db, user.id);
  if (takesCode && proof.code === undefined) throw codeNeeded();
  let isPassword = false;

  const attempt = async (): Promise<{ result: T } | undefined> => {
    isPassword = await passwordMatches(user.password_hash, proof.password);
    try {
      return await db.transaction().execute(async (transaction) => {
        const [locked] = await lockUsers(connection, transaction, [user.id]);
        const isSame =
          locked?.token_version === user.token_version &&
          (await factors.isOn(transaction, user.id)) === takesCode;
        const isCode =
          !takesCode ||
          (await factors.take(transaction, user, proof.code ?? "", viewer.address)) !== undefined;
        if (!locked || !isSame || !isCode || !isPassword) throw new WrongProof();
        return { result: await change(transaction, locked) };
      });
    } catch (error) {
      if (error instanceof WrongProof) return undefined;
      throw error;
    }
  };

  const what = { version: user.token_version };
  const tried = { email, address: viewer.address, by: "session", what } as const;
  const { result } = await countedTry(throttles, tried, {
    attempt,
    refuse: () =>
      db.transaction().execute(async (transaction) => {
        const isOnlyCode = takesCode && isPassword;
        const reason = isOnlyCode ? "code" : "credentials";
        await recordRefusal(transaction, viewer, event, reason);
        if (isOnlyCode) {
          const { userAgent } = proof;
          const origin = { address: viewer.address, userAgent, isOwn: true };
          await tellOfWrongCode(parts, transaction, user, origin);
        }
        return takesCode ? wrongPasswordOrCode() : wrongPassword();
      }),
    exceed: async ({ first }) => {
      if (first) await recordRefusal(db, viewer, event, "throttled");
    },
  });
  return result;
}

/** The viewer's record. */
export async function ownUser(db: Db, viewer: Viewer): Promise<User> {
  const user = await findActive(db, viewer.id);
  if (!user) throw unauthenticated();
  return user;
}

/** Writes into the log that something which takes a proof was refused. */
export const recordRefusal = (
  db: Db,
  viewer: Viewer,
  event: AuditEvent,
  reason: "code" | "credentials" | "throttled",
): Promise<void> =>
  recordBy(db, viewer, { event, outcome: "refused", subject: viewer.email, details: { reason } });
