import { LAST_POINT_ID } from "@panel/domain/experience/point-rules";
import { Refusal } from "../app-error.ts";
import { chunks } from "../db/chunks.ts";
import { MAP_POINT_COLUMNS } from "../db/columns.ts";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Db } from "../db/connection.ts";
import type { MapPointRow } from "../db/schema.ts";

const points = compiledQuery((db, { experienceId }: { experienceId: number }) =>
  db
    .selectFrom("map_points")
    .select(MAP_POINT_COLUMNS)
    .where("gymkhana_id", "=", experienceId)
    .orderBy("position")
    .orderBy("id"),
);

/** The points of an experience in the author's order. */
export function listPoints(db: Db, experienceId: number): Promise<readonly MapPointRow[]> {
  return points(db, { experienceId });
}

/** What a version is made from, of several experiences. */
export async function versionedExperiences(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("gymkhanas")
    .select(["id", "version", "content", "updated_at", "changed_by"])
    .where("id", "in", [...ids])
    .orderBy("id")
    .execute();
}

/** Notes in an experience that somebody changes its points. */
export async function noteChange(db: Db, experienceId: number, by: number): Promise<void> {
  await db
    .updateTable("gymkhanas")
    .set({ updated_at: new Date().toISOString(), changed_by: by })
    .where("id", "=", experienceId)
    .execute();
}

/** @throws Refusal where the database has given out all ids of points */
export async function insertPoint(
  db: Db,
  row: Omit<MapPointRow, "id"> & { id?: number },
): Promise<MapPointRow> {
  const made = await db
    .insertInto("map_points")
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  refuseHighIds([made]);
  return made;
}

/** Rows of one statement: databases limit its parameters, and SQLite writes them all in one turn. */
export const AT_ONCE = 100;

/**
 * Creates several points; answers them by their positions.
 * @throws Refusal where the database has given out all ids of points
 */
export async function insertPoints(
  db: Db,
  rows: readonly Omit<MapPointRow, "id">[],
): Promise<MapPointRow[]> {
  const made: MapPointRow[] = [];
  for (const part of chunks(rows, AT_ONCE)) {
    const stored = await db.insertInto("map_points").values(part).returningAll().execute();
    refuseHighIds(stored);
    made.push(...stored);
  }
  return made.toSorted((a, b) => a.position - b.position);
}

/** Panels would take a point with a higher id for one that has never been saved: its transaction does not happen. */
function refuseHighIds(made: readonly MapPointRow[]): void {
  if (made.every(({ id }) => id <= LAST_POINT_ID)) return;
  throw new Refusal("ERRORS.pointIdsUsedUp", `No point has an id above ${LAST_POINT_ID}`);
}

/** Deletes points that nothing refers to. */
export async function dropPoints(db: Db, ids: readonly number[]): Promise<void> {
  for (const part of chunks(ids, AT_ONCE)) {
    await db.deleteFrom("map_points").where("id", "in", part).execute();
  }
}

/** The points of a user's experiences at which a chatbot answers. */
export function pointsWithChatbot(db: Db, ownerId: number): Promise<MapPointRow[]> {
  return db
    .selectFrom("map_points")
    .selectAll()
    .where("bot_id", "is not", null)
    .where("gymkhana_id", "in", (eb) =>
      eb.selectFrom("gymkhanas").select("id").where("owner_id", "=", ownerId),
    )
    .orderBy("id")
    .execute();
}

export async function updatePoint(
  db: Db,
  id: number,
  changes: Partial<Omit<MapPointRow, "id">> & { version: number },
): Promise<MapPointRow> {
  return db
    .updateTable("map_points")
    .set(changes)
    .where("id", "=", id)
    .where("version", "=", changes.version - 1)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the dependencies of a point that has just been created or restored. */
export async function setDependencies(
  db: Db,
  id: number,
  on: Pick<MapPointRow, "depends_on" | "depends_not_on">,
): Promise<void> {
  await db.updateTable("map_points").set(on).where("id", "=", id).execute();
}

/** Deletes a point; what depended on it depends on nothing from then on. */
export async function removePoint(db: Db, id: number): Promise<void> {
  await db
    .updateTable("map_points")
    .set({ depends_on: null })
    .where("depends_on", "=", id)
    .execute();
  await db
    .updateTable("map_points")
    .set({ depends_not_on: null })
    .where("depends_not_on", "=", id)
    .execute();
  await db.deleteFrom("map_points").where("id", "=", id).execute();
}

/** The place of a point in its route, 0 for the first. */
export async function setPosition(db: Db, id: number, position: number): Promise<void> {
  await db.updateTable("map_points").set({ position }).where("id", "=", id).execute();
}

export async function countPoints(db: Db, experienceId: number): Promise<number> {
  const { count } = await db
    .selectFrom("map_points")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("gymkhana_id", "=", experienceId)
    .executeTakeFirstOrThrow();
  return count;
}
