import type { BotAnswersSchema } from "../../db/bot-answers-schema.ts";
import type { Db } from "../../db/connection.ts";

/** The sum of an account's ledger. */
export async function usedTokens(db: Db, accountId: number): Promise<number> {
  const { used } = await db
    .selectFrom("bot_token_ledger")
    .select((is) => is.fn.sum<number | null>("tokens").as("used"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return used ?? 0;
}

/** What an account's latest answer of a bot that took tokens was. */
export async function latestKind(db: Db, accountId: number): Promise<LedgerKind | undefined> {
  const latest = await db
    .selectFrom("bot_token_ledger")
    .select("kind")
    .where("account_id", "=", accountId)
    .where("kind", "in", ["model", "quoted"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.kind;
}

export type LedgerKind = BotAnswersSchema["bot_token_ledger"]["kind"];

/** Whose tokens, and for which bot; undefined where they are not for an answer. */
export interface Bookable {
  accountId: number;
  botId: number | undefined;
}

export async function insertEntry(
  db: Db,
  { accountId, botId }: Bookable,
  entry: { kind: LedgerKind; tokens: number; state: "reserved" | "settled" },
): Promise<number> {
  const { id } = await db
    .insertInto("bot_token_ledger")
    .values({
      account_id: accountId,
      bot_id: botId ?? null,
      ...entry,
      is_estimate: 1,
      created_at: new Date().toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Only an entry that is still reserved changes. */
export async function settleEntry(
  db: Db,
  id: number,
  tokens: number,
  isEstimate: boolean,
): Promise<void> {
  await db
    .updateTable("bot_token_ledger")
    .set({ tokens, state: "settled", is_estimate: isEstimate ? 1 : 0 })
    .where("id", "=", id)
    .where("state", "=", "reserved")
    .execute();
}

/** Settles what was reserved before a time at what was reserved. */
export async function settleReservedBefore(db: Db, time: Date): Promise<void> {
  await db
    .updateTable("bot_token_ledger")
    .set({ state: "settled" })
    .where("state", "=", "reserved")
    .where("created_at", "<", time.toISOString())
    .execute();
}
