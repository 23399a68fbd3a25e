import type { ExperienceAccess } from "@panel/domain/experience-policies";
import type { Connection, Db } from "../db/connection.ts";
import type { GymkhanaRow, Schema } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import type { Collaborator } from "./stored.ts";
import { visibleTo } from "./visibility.ts";

/** The largest id that the database can hold; no record has a larger one. */
export const MAX_ID = 2_147_483_647;

/** The experiences that a viewer sees, with what decides about its permissions on them. */
export function listVisible(db: Db, viewer: Viewer) {
  return db
    .selectFrom("gymkhanas")
    .innerJoin("users as owner", "owner.id", "gymkhanas.owner_id")
    .leftJoin("gymkhana_editors as shared", (join) =>
      join.onRef("shared.gymkhana_id", "=", "gymkhanas.id").on("shared.user_id", "=", viewer.id),
    )
    .select([
      "gymkhanas.id",
      "gymkhanas.state",
      "gymkhanas.version",
      "gymkhanas.content",
      "gymkhanas.owner_id",
      "owner.entity",
      "owner.parent_id as owner_parent_id",
      "shared.user_id as collaborator_id",
    ])
    .where(visibleTo(viewer))
    .orderBy("gymkhanas.id", "desc")
    .execute();
}

export async function findVisible(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<GymkhanaRow | undefined> {
  if (id > MAX_ID) return undefined;
  return db
    .selectFrom("gymkhanas")
    .selectAll("gymkhanas")
    .where("gymkhanas.id", "=", id)
    .where(visibleTo(viewer))
    .executeTakeFirst();
}

/**
 * The same, and nobody else may write to the experience or its points until the transaction
 * ends. SQLite's transactions have the whole file for themselves anyway.
 */
export async function lockVisible(
  connection: Connection,
  transaction: Db,
  viewer: Viewer,
  id: number,
): Promise<GymkhanaRow | undefined> {
  if (id > MAX_ID) return undefined;
  const query = transaction
    .selectFrom("gymkhanas")
    .selectAll("gymkhanas")
    .where("gymkhanas.id", "=", id)
    .where(visibleTo(viewer));
  return (connection.engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

/** What decides who may do what with an experience. */
export async function experienceAccess(db: Db, row: GymkhanaRow): Promise<ExperienceAccess> {
  const owner = await db
    .selectFrom("users")
    .select("parent_id")
    .where("id", "=", row.owner_id)
    .executeTakeFirst();
  const editors = await db
    .selectFrom("gymkhana_editors")
    .select("user_id")
    .where("gymkhana_id", "=", row.id)
    .execute();
  return {
    ownerId: row.owner_id,
    ownerParentId: owner?.parent_id ?? null,
    collaboratorIds: editors.map((editor) => editor.user_id),
    state: row.state,
  };
}

/** Whether the user is there; it then is until the transaction ends. */
export async function holdOwner(
  connection: Connection,
  transaction: Db,
  userId: number,
): Promise<boolean> {
  const query = transaction
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("deleted_at", "is", null);
  const held = connection.engine === "postgres" ? query.forKeyShare() : query;
  return (await held.executeTakeFirst()) !== undefined;
}

/** Undefined where the same request has made its experience already. */
export async function insertGymkhana(
  db: Db,
  row: Omit<GymkhanaRow, "id">,
): Promise<GymkhanaRow | undefined> {
  return db
    .insertInto("gymkhanas")
    .values(row)
    .onConflict((conflict) => conflict.columns(["owner_id", "request_id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The id of the experience that this request of the owner's made. */
export async function findByRequest(db: Db, ownerId: number, requestId: string): Promise<number> {
  const row = await db
    .selectFrom("gymkhanas")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("request_id", "=", requestId)
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateGymkhana(
  db: Db,
  id: number,
  changes: Partial<Schema["gymkhanas"]> & { version: number },
): Promise<GymkhanaRow> {
  return db
    .updateTable("gymkhanas")
    .set(changes as Partial<GymkhanaRow>)
    .where("id", "=", id)
    .where("version", "=", changes.version - 1)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function listCollaborators(db: Db, gymkhanaId: number): Promise<Collaborator[]> {
  const rows = await db
    .selectFrom("gymkhana_editors")
    .innerJoin("users", "users.id", "gymkhana_editors.user_id")
    .select(["users.id", "users.name", "users.surname"])
    .where("gymkhana_editors.gymkhana_id", "=", gymkhanaId)
    .where("users.deleted_at", "is", null)
    .orderBy("users.id")
    .execute();
  return rows.map((row) => ({ editor_id: row.id, name: row.name, surname: row.surname }));
}

export async function replaceCollaborators(
  db: Db,
  gymkhanaId: number,
  userIds: readonly number[],
): Promise<void> {
  await db.deleteFrom("gymkhana_editors").where("gymkhana_id", "=", gymkhanaId).execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((user_id) => ({ gymkhana_id: gymkhanaId, user_id }));
  await db.insertInto("gymkhana_editors").values(rows).execute();
}
