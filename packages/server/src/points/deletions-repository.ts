import type { Db } from "../db/connection.ts";
import type { MapPointRow } from "../db/schema.ts";

/** What a restore needs of points that were deleted together. */
export interface Deletion {
  points: MapPointRow[];
  /** Ids of all points of the experience before, in their order. */
  order: number[];
  /** Points that stayed and depended on deleted ones, as they were. */
  dependants: Pick<MapPointRow, "id" | "depends_on" | "depends_not_on">[];
}

export async function keepDeletion(
  db: Db,
  experienceId: number,
  deletion: Deletion,
  at: string,
): Promise<number> {
  const row = { gymkhana_id: experienceId, content: JSON.stringify(deletion), deleted_at: at };
  const { id } = await db
    .insertInto("point_deletions")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a deletion out, so that it is undone once at the most. */
export async function takeDeletion(
  db: Db,
  experienceId: number,
  id: number,
): Promise<Deletion | undefined> {
  const row = await db
    .deleteFrom("point_deletions")
    .where("id", "=", id)
    .where("gymkhana_id", "=", experienceId)
    .returning("content")
    .executeTakeFirst();
  return row && (JSON.parse(row.content) as Deletion);
}

export async function clearDeletions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("point_deletions").where("deleted_at", "<", before.toISOString()).execute();
}
