import type { Db } from "../../db/connection.ts";
import type { UnansweredRow } from "../../db/bot-answers-schema.ts";

/** So many questions of a bot are kept, the latest ones. */
const MOST_QUESTIONS = 2000;

export async function insertQuestion(db: Db, row: Omit<UnansweredRow, "id">): Promise<void> {
  await db.insertInto("bot_unanswered").values(row).execute();
  await db
    .deleteFrom("bot_unanswered")
    .where("bot_id", "=", row.bot_id)
    .where("id", "<=", (older) =>
      older
        .selectFrom("bot_unanswered")
        .select("id")
        .where("bot_id", "=", row.bot_id)
        .orderBy("id", "desc")
        .limit(1)
        .offset(MOST_QUESTIONS),
    )
    .execute();
}

/** Whether a file of a bot waits to be read, or is being read: it may answer. */
export async function hasUnreadFiles(db: Db, botId: number): Promise<boolean> {
  const unread = await db
    .selectFrom("bot_files")
    .select("id")
    .where("bot_id", "=", botId)
    .where("state", "in", ["waiting", "reading"])
    .limit(1)
    .executeTakeFirst();
  return unread !== undefined;
}

/** In the order in which they were asked. */
export function questionsOf(db: Db, botId: number, since: Date): Promise<UnansweredRow[]> {
  return db
    .selectFrom("bot_unanswered")
    .selectAll()
    .where("bot_id", "=", botId)
    .where("asked_at", ">=", since.toISOString())
    .orderBy("id")
    .execute();
}

export async function deleteQuestions(
  db: Db,
  botId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("bot_unanswered")
    .where("bot_id", "=", botId)
    .where("id", "in", [...ids])
    .execute();
}

export async function deleteQuestionsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom("bot_unanswered").where("asked_at", "<", time.toISOString()).execute();
}
