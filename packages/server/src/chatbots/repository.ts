import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { LIMITED_ROLE } from "@panel/domain/limits";
import type { Connection, Db } from "../db/connection.ts";
import type { ChatbotRow, User } from "../db/schema.ts";

/** A record with the storage key of its avatar and the e-mail of its owner. */
export type ShownChatbot = ChatbotRow & { avatar_key: string | null; owner_email: string };

function shown(db: Db) {
  return db
    .selectFrom("chatbots")
    .innerJoin("users as owner", "owner.id", "chatbots.owner_id")
    .leftJoin("stored_files", "stored_files.id", "chatbots.avatar_id")
    .selectAll("chatbots")
    .select(["stored_files.key as avatar_key", "owner.email as owner_email"]);
}

export function listChatbots(db: Db): Promise<ShownChatbot[]> {
  return shown(db).orderBy("chatbots.id").execute();
}

export function findByBot(db: Db, botId: string): Promise<ShownChatbot | undefined> {
  return shown(db).where("chatbots.bot_id", "=", botId).executeTakeFirst();
}

export function findById(db: Db, id: number): Promise<ShownChatbot | undefined> {
  return shown(db).where("chatbots.id", "=", id).executeTakeFirst();
}

/** A bot's record, which nobody else changes until the transaction ends. */
export function lockByBot(
  connection: Connection,
  transaction: Db,
  botId: string,
): Promise<ChatbotRow | undefined> {
  const query = transaction.selectFrom("chatbots").selectAll().where("bot_id", "=", botId);
  return (connection.engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

/** @returns nothing when the bot has a record already */
export function insertChatbot(
  db: Db,
  row: Omit<ChatbotRow, "id">,
): Promise<ChatbotRow | undefined> {
  return db
    .insertInto("chatbots")
    .values(row)
    .onConflict((conflict) => conflict.column("bot_id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateChatbot(
  db: Db,
  id: number,
  changes: Partial<Pick<ChatbotRow, "texts" | "avatar_id" | "updated_at">>,
): Promise<void> {
  await db.updateTable("chatbots").set(changes).where("id", "=", id).execute();
}

export async function removeChatbot(db: Db, id: number): Promise<void> {
  await db.deleteFrom("chatbots").where("id", "=", id).execute();
}

/** The records of a user's bots are another user's from then on. */
export async function setOwner(db: Db, fromId: number, toId: number): Promise<void> {
  await db.updateTable("chatbots").set({ owner_id: toId }).where("owner_id", "=", fromId).execute();
}

/** How many points of experiences that are not deleted a bot answers at. */
export async function countPoints(db: Db, botId: string): Promise<number> {
  const { count } = await db
    .selectFrom("map_points")
    .innerJoin("gymkhanas", "gymkhanas.id", "map_points.gymkhana_id")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("map_points.bot_id", "=", botId)
    .where((eb) =>
      eb.or([
        eb("gymkhanas.state", "is", null),
        eb("gymkhanas.state", "!=", EXPERIENCE_STATE.deleted),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** No bot answers any more at the points where this one did. */
export async function clearPoints(db: Db, botId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("map_points")
    .set({ bot_id: null })
    .where("bot_id", "=", botId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The admin with an e-mail. */
export function findAdmin(db: Db, email: string): Promise<Pick<User, "id"> | undefined> {
  return db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("role", "=", LIMITED_ROLE)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
