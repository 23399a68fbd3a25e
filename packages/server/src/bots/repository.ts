import type { BotChat } from "@panel/api-client/bots-types";
import type { Connection, Db } from "../db/connection.ts";
import type { BotRow, NewBot } from "../db/bots-schema.ts";

/** A bot with the e-mail of its account. */
export type OwnedBot = BotRow & { account_email: string };

/** What a bot is called by on the wire. */
export type BotName = { public_id: string } | { path: string };

const owned = (db: Db) =>
  db
    .selectFrom("bots")
    .innerJoin("bot_accounts", "bot_accounts.id", "bots.account_id")
    .selectAll("bots")
    .select("bot_accounts.email as account_email");

/** The bots of one account, or of all; in the order of their making. */
export function listBots(
  db: Db,
  of: { accountId?: number | undefined; email?: string | undefined },
): Promise<OwnedBot[]> {
  return owned(db)
    .$if(of.accountId !== undefined, (query) => query.where("account_id", "=", of.accountId ?? 0))
    .$if(of.email !== undefined, (query) => query.where("bot_accounts.email", "=", of.email ?? ""))
    .orderBy("bots.id")
    .execute();
}

/** @param accountId whose bot it has to be; without it, anybody's */
export function findBot(db: Db, name: BotName, accountId?: number): Promise<OwnedBot | undefined> {
  const [column, value] =
    "path" in name ? (["path", name.path] as const) : (["public_id", name.public_id] as const);
  return owned(db)
    .where(`bots.${column}`, "=", value)
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? 0))
    .executeTakeFirst();
}

/** The bot, which nobody else may change until the transaction ends. */
export function lockBot(
  connection: Connection,
  transaction: Db,
  publicId: string,
  accountId?: number,
): Promise<BotRow | undefined> {
  return transaction
    .selectFrom("bots")
    .selectAll()
    .where("public_id", "=", publicId)
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? 0))
    .$if(connection.engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Nobody else may count against the account until the transaction ends. */
export async function lockAccount(
  connection: Connection,
  transaction: Db,
  id: number,
): Promise<void> {
  await transaction
    .selectFrom("bot_accounts")
    .select("id")
    .where("id", "=", id)
    .$if(connection.engine === "postgres", (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export async function countBots(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("bots")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** @param email of the account; without it, of all */
export async function countRefusedFiles(db: Db, email?: string): Promise<number> {
  const { count } = await db
    .selectFrom("bot_files")
    .innerJoin("bots", "bots.id", "bot_files.bot_id")
    .innerJoin("bot_accounts", "bot_accounts.id", "bots.account_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("bot_files.state", "=", "refused")
    .$if(email !== undefined, (query) => query.where("bot_accounts.email", "=", email ?? ""))
    .executeTakeFirstOrThrow();
  return count;
}

/** The id of the bot that this request of the account's made. */
export async function findRequested(
  db: Db,
  accountId: number,
  requestId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("bots")
    .select("public_id")
    .where("account_id", "=", accountId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  return row?.public_id;
}

/** Words that mean the same to the visitors and documents of a bot. */
export async function synonymsOf(db: Db, id: number): Promise<string[][]> {
  const bot = await db
    .selectFrom("bots")
    .select("synonyms")
    .where("id", "=", id)
    .executeTakeFirst();
  return JSON.parse(bot?.synonyms ?? "[]") as string[][];
}

/** What the chat of a bot says of its own accord. */
export async function chatTextsOf(db: Db, id: number): Promise<BotChat> {
  const bot = await db.selectFrom("bots").select("chat").where("id", "=", id).executeTakeFirst();
  return JSON.parse(bot?.chat ?? "{}") as BotChat;
}

export async function insertBot(db: Db, bot: NewBot): Promise<void> {
  await db.insertInto("bots").values(bot).execute();
}

export async function updateBot(
  db: Db,
  id: number,
  changes: Partial<Omit<BotRow, "id">>,
): Promise<void> {
  await db
    .updateTable("bots")
    .set({ ...changes, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Its files, their knowledge and all that refers to it go with it. */
export async function deleteBot(db: Db, id: number): Promise<void> {
  await db.deleteFrom("bots").where("id", "=", id).execute();
}
