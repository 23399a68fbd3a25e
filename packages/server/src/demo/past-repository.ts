import type { BotAnswersSchema } from "../db/bot-answers-schema.ts";
import type { Db } from "../db/connection.ts";
import type { Insertable } from "kysely";

/** Numbers of an experience's versions, the first one first. */
export async function versionNumbers(db: Db, experienceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("versions")
    .select("number")
    .where("gymkhana_id", "=", experienceId)
    .orderBy("number")
    .execute();
  return rows.map(({ number }) => number);
}

/** Gives each version of an experience its moment, and the experience those of the first and the last. */
export async function dateVersions(
  db: Db,
  experienceId: number,
  moments: ReadonlyMap<number, string>,
): Promise<void> {
  for (const [number, saved_at] of moments) {
    await db
      .updateTable("versions")
      .set({ saved_at })
      .where("gymkhana_id", "=", experienceId)
      .where("number", "=", number)
      .execute();
  }
  const [first = "", ...later] = moments.values();
  const dates = { created_at: first, updated_at: later.at(-1) ?? first };
  await db.updateTable("gymkhanas").set(dates).where("id", "=", experienceId).execute();
  await db.updateTable("map_points").set(dates).where("gymkhana_id", "=", experienceId).execute();
}

/** Gives the publications of an experience their moment. */
export async function datePublication(db: Db, experienceId: number, at: string): Promise<void> {
  await db
    .updateTable("publications")
    .set({ published_at: at })
    .where("gymkhana_id", "=", experienceId)
    .execute();
}

/** What was asked of a bot on some days. */
export async function insertFigures(
  db: Db,
  rows: readonly Insertable<BotAnswersSchema["bot_figures"]>[],
): Promise<void> {
  await db.insertInto("bot_figures").values(rows).execute();
}
