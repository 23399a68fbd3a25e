import { ledgerAccount } from "../bots/accounts/ledger-account.ts";
import type { Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import { memberOf } from "./service.ts";

/** The id of its account in the ledger of tokens. */
export const ledgerAccountOf = (db: Db, { id, email }: { id: number; email: string }) =>
  ledgerAccount(db, { subject: String(id), email });

/**
 * The user who stands for the account of an experience, to which its points and files are counted too: the admin of its owner's branch,
 * or the owner itself where that has none. Undefined where the owner is gone.
 */
export async function payerOf(
  db: Db,
  { owner_id }: Pick<ExperienceRow, "owner_id">,
): Promise<{ id: number; email: string } | undefined> {
  const member = await memberOf(db, owner_id);
  return member && (member.admin ?? member.user);
}
