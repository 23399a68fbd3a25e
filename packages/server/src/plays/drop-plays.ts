import type { Db } from "../db/connection.ts";
import { deletePlays } from "./repository.ts";

/** Deletes everything that is known of plays of an experience, with the transaction. */
export function dropPlays(transaction: Db, gymkhanaId: number): Promise<void> {
  return deletePlays(transaction, gymkhanaId);
}
