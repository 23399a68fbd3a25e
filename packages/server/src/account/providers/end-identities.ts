import type { Db } from "../../db/connection.ts";
import { deleteIdentities, deleteSignInsOf } from "./repository.ts";

/** Unlinks all accounts of providers from a user. */
export async function endIdentities(transaction: Db, userId: number): Promise<void> {
  await deleteIdentities(transaction, userId);
  await deleteSignInsOf(transaction, userId);
}
