import type { Db } from "../../db/connection.ts";
import type { BotAccountRow } from "../../db/bots-schema.ts";

/** The account of a subject, made when there is none yet, with its e-mail brought up to date. */
export async function saveAccount(
  db: Db,
  { subject, email }: Pick<BotAccountRow, "subject" | "email">,
): Promise<BotAccountRow> {
  const found = await findAccount(db, subject);
  if (found?.email === email) return found;
  return db
    .insertInto("bot_accounts")
    .values({ subject, email, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ email }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findAccount(db: Db, subject: string): Promise<BotAccountRow | undefined> {
  return db
    .selectFrom("bot_accounts")
    .selectAll()
    .where("subject", "=", subject)
    .executeTakeFirst();
}
