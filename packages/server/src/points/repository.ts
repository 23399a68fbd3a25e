import type { Db } from "../db/connection.ts";
import type { MapPointRow } from "../db/schema.ts";

/** The points of an experience in the author's order. */
export function listPoints(db: Db, gymkhanaId: number): Promise<MapPointRow[]> {
  return db
    .selectFrom("map_points")
    .selectAll()
    .where("gymkhana_id", "=", gymkhanaId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function insertPoint(db: Db, row: Omit<MapPointRow, "id">): Promise<MapPointRow> {
  return db.insertInto("map_points").values(row).returningAll().executeTakeFirstOrThrow();
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
  await db
    .deleteFrom("revisions")
    .where("kind", "=", "mappoint")
    .where("record_id", "=", id)
    .execute();
}

/** Puts an experience's points into an order; ids that are not its points are passed over. */
export async function placePoints(
  db: Db,
  gymkhanaId: number,
  order: readonly number[],
): Promise<void> {
  const places = new Map([...new Set(order)].map((id, position) => [id, position]));
  for (const point of await listPoints(db, gymkhanaId)) {
    const position = places.get(point.id);
    if (position === undefined || position === point.position) continue;
    await db.updateTable("map_points").set({ position }).where("id", "=", point.id).execute();
  }
}

/** The admin whose branch a user belongs to; nobody above a super-admin's own. */
export async function branchAdmin(db: Db, userId: number) {
  let id: number | null = userId;
  // Three steps up at most: editor, supervisor, admin.
  for (let step = 0; step < 3 && id !== null; step += 1) {
    const user: { id: number; role: string; parent_id: number | null; max_mappoints: number } =
      await db
        .selectFrom("users")
        .select(["id", "role", "parent_id", "max_mappoints"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    if (user.role === "admin") return user;
    id = user.parent_id;
  }
  return undefined;
}

/** How many points the experiences of an admin's branch have, deleted experiences left out. */
export async function countBranchPoints(db: Db, adminId: number): Promise<number> {
  const { count } = await db
    .selectFrom("map_points")
    .innerJoin("gymkhanas", "gymkhanas.id", "map_points.gymkhana_id")
    .innerJoin("users as owner", "owner.id", "gymkhanas.owner_id")
    .leftJoin("users as parent", "parent.id", "owner.parent_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) =>
      eb.or([
        eb("owner.id", "=", adminId),
        eb("owner.parent_id", "=", adminId),
        eb("parent.parent_id", "=", adminId),
      ]),
    )
    .where((eb) => eb.or([eb("gymkhanas.state", "is", null), eb("gymkhanas.state", "!=", 3)]))
    .executeTakeFirstOrThrow();
  return count;
}
