import type { Connection } from "../db/connection.ts";
import { deleteOver } from "./visits-repository.ts";

const AT_ONCE = 100;

/** Deletes visits whose time is over, with their steps. What was counted of them stays, and nothing leads from it to a person. */
export async function clearVisits(
  { db }: Connection,
  { isStopped = () => false, now = new Date() }: { isStopped?: () => boolean; now?: Date } = {},
): Promise<void> {
  while (!isStopped()) {
    if ((await deleteOver(db, now.toISOString(), AT_ONCE)) < AT_ONCE) return;
  }
}
