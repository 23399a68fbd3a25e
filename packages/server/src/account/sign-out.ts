import type { Db } from "../db/connection.ts";
import { voidLinks } from "./links-repository.ts";
import { endSessions } from "./sessions-repository.ts";

/** Ends a user's sessions and voids the links that were mailed to it. */
export async function signOutEverywhere(transaction: Db, userId: number): Promise<void> {
  await endSessions(transaction, userId);
  await voidLinks(transaction, userId);
}
