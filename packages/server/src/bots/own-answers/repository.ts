import type { OwnAnswerRow } from "../../db/bot-answers-schema.ts";
import type { Db } from "../../db/connection.ts";

/** When an answer was written last: another time, another text. */
export type OwnAnswerVersion = Pick<OwnAnswerRow, "id" | "updated_at">;

/** The answers of a bot, the oldest first. */
export function versionsOf(db: Db, botId: number): Promise<OwnAnswerVersion[]> {
  return db
    .selectFrom("bot_own_answers")
    .select(["id", "updated_at"])
    .where("bot_id", "=", botId)
    .orderBy("id")
    .execute();
}

/** Some answers with their indices, as far as they are still there. */
export function answersWithIndex(db: Db, ids: readonly number[]): Promise<OwnAnswerRow[]> {
  return db
    .selectFrom("bot_own_answers")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

/** The answers of a bot, the latest first. */
export function listAnswers(db: Db, botId: number): Promise<Omit<OwnAnswerRow, "index">[]> {
  return db
    .selectFrom("bot_own_answers")
    .select(["id", "bot_id", "public_id", "texts", "wordings", "updated_at"])
    .where("bot_id", "=", botId)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findAnswer(
  db: Db,
  botId: number,
  publicId: string,
): Promise<Pick<OwnAnswerRow, "id" | "wordings" | "updated_at"> | undefined> {
  return db
    .selectFrom("bot_own_answers")
    .select(["id", "wordings", "updated_at"])
    .where("bot_id", "=", botId)
    .where("public_id", "=", publicId)
    .executeTakeFirst();
}

export async function countAnswers(db: Db, botId: number): Promise<number> {
  const { count } = await db
    .selectFrom("bot_own_answers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("bot_id", "=", botId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAnswer(db: Db, row: Omit<OwnAnswerRow, "id">): Promise<void> {
  await db.insertInto("bot_own_answers").values(row).execute();
}

export async function updateAnswer(
  db: Db,
  id: number,
  changes: Pick<OwnAnswerRow, "texts" | "wordings" | "index" | "updated_at">,
): Promise<void> {
  await db.updateTable("bot_own_answers").set(changes).where("id", "=", id).execute();
}

export async function deleteAnswer(db: Db, botId: number, publicId: string): Promise<void> {
  await db
    .deleteFrom("bot_own_answers")
    .where("bot_id", "=", botId)
    .where("public_id", "=", publicId)
    .execute();
}
