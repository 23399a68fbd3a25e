import { COUNTED_ROLES, SHARING_ROLE, type Resource } from "@panel/domain/limits";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Role } from "@panel/domain/roles";
import type { Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";

/** A user and those above it, from itself up. */
export function lineOf(
  db: Db,
  userId: number,
): Promise<{ id: number; parent_id: number | null; role: Role }[]> {
  return db
    .withRecursive("line", (query) =>
      query
        .selectFrom("users")
        .select(["users.id", "users.parent_id", "users.role"])
        .where("users.id", "=", userId)
        .unionAll(
          query
            .selectFrom("users")
            .innerJoin("line", "line.parent_id", "users.id")
            .select(["users.id", "users.parent_id", "users.role"]),
        ),
    )
    .selectFrom("line")
    .selectAll()
    .execute();
}

/** The ids of a user and everybody below it, as the start of a query. */
function branch(db: Db, rootId: number) {
  return db.withRecursive("branch", (query) =>
    query
      .selectFrom("users")
      .select("users.id")
      .where("users.id", "=", rootId)
      .unionAll(
        query
          .selectFrom("users")
          .innerJoin("branch", "branch.id", "users.parent_id")
          .select("users.id")
          .where("users.deleted_at", "is", null),
      ),
  );
}

/** How much of a resource a user and everybody below it have in use. */
export async function usageOf(db: Db, rootId: number, resource: Resource): Promise<number> {
  switch (resource) {
    case "supervisors":
    case "editors":
      return countRole(db, rootId, COUNTED_ROLES[resource]);
    case "mappoints":
      return countPoints(db, rootId);
    case "files":
    case "bytes":
      return (await sumFiles(db, rootId))[resource];
  }
}

async function countRole(db: Db, rootId: number, role: Role): Promise<number> {
  const { count } = await branch(db, rootId)
    .selectFrom("users")
    .innerJoin("branch", "branch.id", "users.id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("users.role", "=", role)
    .executeTakeFirstOrThrow();
  return count;
}

/** Points of deleted experiences do not count. */
async function countPoints(db: Db, rootId: number): Promise<number> {
  const { count } = await branch(db, rootId)
    .selectFrom("map_points")
    .innerJoin("gymkhanas", "gymkhanas.id", "map_points.gymkhana_id")
    .innerJoin("branch", "branch.id", "gymkhanas.owner_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) =>
      eb.or([
        eb("gymkhanas.state", "is", null),
        eb("gymkhanas.state", "!=", EXPERIENCE_STATE.deleted),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

async function sumFiles(db: Db, rootId: number): Promise<{ files: number; bytes: number }> {
  return branch(db, rootId)
    .selectFrom("stored_files")
    .innerJoin("branch", "branch.id", "stored_files.owner_id")
    .select((eb) => [
      eb.fn.countAll<number>().as("files"),
      eb.fn.coalesce(eb.fn.sum<number>("stored_files.bytes"), eb.val(0)).as("bytes"),
    ])
    .where("stored_files.state", "=", "kept")
    .executeTakeFirstOrThrow();
}

/** Ids of an admin's supervisors. */
export async function supervisorIds(db: Db, adminId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("parent_id", "=", adminId)
    .where("role", "=", SHARING_ROLE)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

export async function setEquitable(db: Db, adminId: number, isEquitable: boolean): Promise<void> {
  await db
    .updateTable("users")
    .set({ is_equitable: isEquitable ? 1 : 0, updated_at: new Date().toISOString() })
    .where("id", "=", adminId)
    .execute();
}

/** The record that holds a branch's limits: its admin's. */
export function findLimits(db: Db, adminId: number): Promise<User | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", adminId).executeTakeFirst();
}

/** Points of each user's experiences, deleted experiences left out. */
export async function pointsByOwner(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("map_points")
    .innerJoin("gymkhanas", "gymkhanas.id", "map_points.gymkhana_id")
    .select((eb) => ["gymkhanas.owner_id", eb.fn.countAll<number>().as("count")])
    .where((eb) =>
      eb.or([
        eb("gymkhanas.state", "is", null),
        eb("gymkhanas.state", "!=", EXPERIENCE_STATE.deleted),
      ]),
    )
    .groupBy("gymkhanas.owner_id")
    .execute();
  return new Map(rows.map((row) => [row.owner_id, row.count]));
}

/** Files of each user, and their bytes. */
export async function filesByOwner(db: Db): Promise<Map<number, { files: number; bytes: number }>> {
  const rows = await db
    .selectFrom("stored_files")
    .select((eb) => [
      "owner_id",
      eb.fn.countAll<number>().as("files"),
      eb.fn.sum<number>("bytes").as("bytes"),
    ])
    .where("owner_id", "is not", null)
    .where("state", "=", "kept")
    .groupBy("owner_id")
    .execute();
  return new Map(rows.map(({ owner_id, files, bytes }) => [owner_id ?? 0, { files, bytes }]));
}
