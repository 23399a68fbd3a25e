import type { Connection, Db } from "../db/connection.ts";
import type { CollectionRow } from "../db/visits-schema.ts";

/** Marks the prize of a play as collected. @returns whether it was not yet */
export async function markCollected(
  transaction: Db,
  experienceId: number,
  playNumber: string,
  at: string,
  countAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("visits")
    .set({ collected_at: at, count_at: countAt })
    .where("gymkhana_id", "=", experienceId)
    .where("play_number", "=", playNumber)
    .where("collected_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function markUncollected(
  transaction: Db,
  experienceId: number,
  playNumber: string,
): Promise<void> {
  await transaction
    .updateTable("visits")
    .set({ collected_at: null })
    .where("gymkhana_id", "=", experienceId)
    .where("play_number", "=", playNumber)
    .execute();
}

export async function insertCollection(
  transaction: Db,
  collection: Omit<CollectionRow, "id" | "undone_at">,
): Promise<void> {
  await transaction
    .insertInto("collections")
    .values({ ...collection, undone_at: null })
    .execute();
}

/** The last time that the prize of a play was handed over, unless that was taken back. */
export function findCollection(
  db: Db,
  experienceId: number,
  playNumber: string,
): Promise<CollectionRow | undefined> {
  return db
    .selectFrom("collections")
    .selectAll()
    .where("gymkhana_id", "=", experienceId)
    .where("play_number", "=", playNumber)
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function setUndone(transaction: Db, id: number, at: string): Promise<void> {
  await transaction
    .updateTable("collections")
    .set({ undone_at: at })
    .where("id", "=", id)
    .execute();
}

/** How many prizes of an experience were handed over. */
export async function countCollected(db: Db, experienceId: number): Promise<number> {
  const { count } = await db
    .selectFrom("collections")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("gymkhana_id", "=", experienceId)
    .where("undone_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest first, with who handed over. */
export function listCollections(db: Db, experienceId: number, most: number) {
  return db
    .selectFrom("collections")
    .leftJoin("users", "users.id", "collections.user_id")
    .select([
      "collections.play_number",
      "collections.at",
      "collections.undone_at",
      "users.name",
      "users.surname",
    ])
    .where("collections.gymkhana_id", "=", experienceId)
    .orderBy("collections.id", "desc")
    .limit(most)
    .execute();
}

/** Nobody else hands over a prize of the experience until the transaction ends. */
export async function lockDesk(
  { engine }: Connection,
  transaction: Db,
  experienceId: number,
): Promise<void> {
  // SQLite's transactions have the whole file for themselves anyway.
  if (engine !== "postgres") return;
  await transaction
    .selectFrom("gymkhanas")
    .select("id")
    .where("id", "=", experienceId)
    .forUpdate()
    .execute();
}
