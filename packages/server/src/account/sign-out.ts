import type { SessionEnd } from "@panel/domain/session-end";
import type { Db } from "../db/connection.ts";
import { voidLinks } from "./links-repository.ts";
import { endSessions } from "./sessions-repository.ts";

/** Ends a user's sessions, and says how many there were. */
export function endSessionsOf(
  transaction: Db,
  userId: number,
  reason: SessionEnd,
): Promise<number> {
  return endSessions(transaction, userId, reason);
}

/** Ends a user's sessions and voids the links that were mailed to it. */
export async function signOutEverywhere(
  transaction: Db,
  userId: number,
  reason: SessionEnd,
): Promise<void> {
  await endSessions(transaction, userId, reason);
  await voidLinks(transaction, userId);
}
