import type { Db } from "../db/connection.ts";
import type { KeptWalkRow } from "../db/tryouts-schema.ts";

/** In the order in which they were kept. */
export function listWalks(db: Db, experienceId: number): Promise<KeptWalkRow[]> {
  return db
    .selectFrom("kept_walks")
    .selectAll()
    .where("gymkhana_id", "=", experienceId)
    .orderBy("id")
    .execute();
}

export function insertWalk(db: Db, walk: Omit<KeptWalkRow, "id">): Promise<KeptWalkRow> {
  return db.insertInto("kept_walks").values(walk).returningAll().executeTakeFirstOrThrow();
}

/** @returns whether there was one */
export async function renameWalk(
  db: Db,
  experienceId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const found = await db
    .updateTable("kept_walks")
    .set({ name })
    .where("gymkhana_id", "=", experienceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns whether there was one */
export async function deleteWalk(db: Db, experienceId: number, id: number): Promise<boolean> {
  const found = await db
    .deleteFrom("kept_walks")
    .where("gymkhana_id", "=", experienceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}
