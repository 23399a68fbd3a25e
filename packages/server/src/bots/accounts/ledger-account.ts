import type { BotAccountRow } from "../../db/bots-schema.ts";
import type { Db } from "../../db/connection.ts";
import { saveAccount } from "./repository.ts";

/** Id of the account of a branch in the ledger of tokens, which is there from its first use of a model on. */
export async function ledgerAccount(
  db: Db,
  branch: Pick<BotAccountRow, "subject" | "email">,
): Promise<number> {
  return (await saveAccount(db, branch)).id;
}
