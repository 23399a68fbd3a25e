import type { InterfaceLanguage } from "@panel/domain/languages";
import type { BotRatingRow } from "../../db/bot-answers-schema.ts";
import type { Db } from "../../db/connection.ts";

/** Whose answers, of which day and language. */
export interface FiguresKey {
  bot_id: number;
  day: string;
  language: InterfaceLanguage;
}

/** Adds one question to the figures. */
export async function countQuestion(
  db: Db,
  key: FiguresKey,
  end: { answered: 0 | 1; refused: 0 | 1 },
): Promise<void> {
  await db
    .insertInto("bot_figures")
    .values({ ...key, asked: 1, ...end })
    .onConflict((conflict) =>
      conflict.columns(["bot_id", "day", "language"]).doUpdateSet((eb) => ({
        asked: eb("bot_figures.asked", "+", 1),
        answered: eb("bot_figures.answered", "+", end.answered),
        refused: eb("bot_figures.refused", "+", end.refused),
      })),
    )
    .execute();
}

/** An answer is rated once: another time takes the place of the first. */
export async function saveRating(db: Db, rating: BotRatingRow): Promise<void> {
  const { useful } = rating;
  await db
    .insertInto("bot_ratings")
    .values(rating)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ useful }))
    .execute();
}

export function figuresOf(db: Db, botId: number, since: string) {
  return db
    .selectFrom("bot_figures")
    .select(["day", "language", "asked", "answered", "refused"])
    .where("bot_id", "=", botId)
    .where("day", ">=", since)
    .orderBy("day", "desc")
    .orderBy("language")
    .execute();
}

export function ratingsOf(db: Db, botId: number, since: string) {
  return db
    .selectFrom("bot_ratings")
    .select(["day", "language", "useful"])
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("bot_id", "=", botId)
    .where("day", ">=", since)
    .groupBy(["day", "language", "useful"])
    .execute();
}

export async function deleteFiguresBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("bot_figures").where("day", "<", day).execute();
  await db.deleteFrom("bot_ratings").where("day", "<", day).execute();
}
