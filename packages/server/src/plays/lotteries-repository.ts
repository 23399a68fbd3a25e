import { sql } from "kysely";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { EXPERIENCE_COLUMNS, experienceIsThere } from "../db/columns.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { LotteryRow } from "../db/plays-schema.ts";
import type { ExperienceRow } from "../db/schema.ts";

const COLUMNS = [
  "lotteries.gymkhana_id",
  "lotteries.code",
  "lotteries.day",
  "lotteries.seed",
  "lotteries.commitment",
  "lotteries.committed_at",
  "lotteries.record",
] as const;

export async function setLotteryDay(
  db: Db,
  experienceId: number,
  day: string | null,
): Promise<void> {
  await db.updateTable("lotteries").set({ day }).where("gymkhana_id", "=", experienceId).execute();
}

/** Gives the lottery of an experience a day, and the experience a lottery where it has none yet. */
export async function setNewLottery(
  db: Db,
  experienceId: number,
  code: string,
  day: string,
): Promise<void> {
  await db
    .insertInto("lotteries")
    .values({ gymkhana_id: experienceId, code, day })
    .onConflict((conflict) => conflict.column("gymkhana_id").doUpdateSet({ day }))
    .execute();
}

export function findLottery(db: Db, experienceId: number): Promise<LotteryRow | undefined> {
  return db
    .selectFrom("lotteries")
    .select(COLUMNS)
    .where("gymkhana_id", "=", experienceId)
    .executeTakeFirst();
}

/** Publishes the digest of a seed, unless there is one already. */
export async function commit(
  db: Db,
  experienceId: number,
  promise: { seed: string; commitment: string; committed_at: string },
): Promise<void> {
  await db
    .updateTable("lotteries")
    .set(promise)
    .where("gymkhana_id", "=", experienceId)
    .where("commitment", "is", null)
    .execute();
}

/** Keeps what was drawn, and the seed in it alone. */
export async function keepRecord(db: Db, experienceId: number, record: string): Promise<void> {
  await db
    .updateTable("lotteries")
    .set({ record, seed: null })
    .where("gymkhana_id", "=", experienceId)
    .where("record", "is", null)
    .execute();
}

/** The experience of a lottery that is there. */
function findDrawn(db: Db, experienceId: number): Promise<ExperienceRow | undefined> {
  return db
    .selectFrom("gymkhanas")
    .select(EXPERIENCE_COLUMNS)
    .where("id", "=", experienceId)
    .where(experienceIsThere)
    .executeTakeFirst();
}

/** The same, and nobody else draws its prize or writes to it until the transaction ends. */
export function lockDrawn(
  { engine }: Connection,
  transaction: Db,
  experienceId: number,
): Promise<ExperienceRow | undefined> {
  const query = transaction
    .selectFrom("gymkhanas")
    .select(EXPERIENCE_COLUMNS)
    .where("id", "=", experienceId)
    .where(experienceIsThere);
  return (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

/** The lottery of a public address, with its experience. */
export async function findByCode(
  db: Db,
  code: string,
): Promise<{ lottery: LotteryRow; experience: ExperienceRow } | undefined> {
  const lottery = await db
    .selectFrom("lotteries")
    .select(COLUMNS)
    .where("code", "=", code)
    .executeTakeFirst();
  const experience = lottery && (await findDrawn(db, lottery.gymkhana_id));
  return experience && { lottery, experience };
}

/** The lotteries of some experiences whose prize is drawn. */
export function codesOf(
  db: Db,
  experienceIds: readonly number[],
): Promise<Pick<LotteryRow, "gymkhana_id" | "code">[]> {
  return db
    .selectFrom("lotteries")
    .select(["gymkhana_id", "code"])
    .where("gymkhana_id", "in", experienceIds)
    .where("day", "is not", null)
    .execute();
}

const stillToDraw = (db: Db) =>
  db
    .selectFrom("lotteries")
    .innerJoin("gymkhanas", "gymkhanas.id", "lotteries.gymkhana_id")
    .select("lotteries.gymkhana_id as id")
    .where("record", "is", null)
    .where(experienceIsThere);

/** Those without a seed whose day is not over. */
export async function withoutSeed(db: Db, from: string): Promise<number[]> {
  const query = stillToDraw(db).where("commitment", "is", null).where("day", ">=", from);
  return (await query.execute()).map(({ id }) => id);
}

/** Those with a seed whose day has come somewhere on earth. */
export async function dueBy(db: Db, day: string): Promise<number[]> {
  const query = stillToDraw(db).where("commitment", "is not", null).where("day", "<=", day);
  return (await query.execute()).map(({ id }) => id);
}

/** Deletes those of deleted experiences. */
export async function deleteOfDeleted(db: Db): Promise<void> {
  const deleted = db
    .selectFrom("gymkhanas")
    .select("id")
    // In the text: SQLite takes the index of deleted ones only where it can read that they are asked for.
    .where("state", "=", sql.lit(EXPERIENCE_STATE.deleted));
  await db.deleteFrom("lotteries").where("gymkhana_id", "in", deleted).execute();
}

/** The plays that earned the prize before a moment, without those of players who were erased. */
export async function winningPlays(
  db: Db,
  experienceId: number,
  before: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("play_events")
    .innerJoin("play_players", "play_players.id", "play_events.player_id")
    .select("play_events.play")
    .distinct()
    .where("play_events.gymkhana_id", "=", experienceId)
    .where("play_events.kind", "=", "prizeEarned")
    .where("play_events.at", "<", before)
    .where("play_players.erased", "=", 0)
    .execute();
  return rows.map(({ play }) => play);
}

/** What the first point of an experience's order holds; undefined without points. */
export async function firstPoint(db: Db, experienceId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("map_points")
    .select("content")
    .where("gymkhana_id", "=", experienceId)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}
