import type { Db } from "../db/connection.ts";
import type { KeptWalkRow } from "../db/tryouts-schema.ts";

/** In the order in which they were kept. */
export function listWalks(db: Db, gymkhanaId: number): Promise<KeptWalkRow[]> {
  return db
    .selectFrom("kept_walks")
    .selectAll()
    .where("gymkhana_id", "=", gymkhanaId)
    .orderBy("id")
    .execute();
}

export function insertWalk(db: Db, walk: Omit<KeptWalkRow, "id">): Promise<KeptWalkRow> {
  return db.insertInto("kept_walks").values(walk).returningAll().executeTakeFirstOrThrow();
}

/** @returns whether there was one */
export async function renameWalk(
  db: Db,
  gymkhanaId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const found = await db
    .updateTable("kept_walks")
    .set({ name })
    .where("gymkhana_id", "=", gymkhanaId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns whether there was one */
export async function deleteWalk(db: Db, gymkhanaId: number, id: number): Promise<boolean> {
  const found = await db
    .deleteFrom("kept_walks")
    .where("gymkhana_id", "=", gymkhanaId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}
