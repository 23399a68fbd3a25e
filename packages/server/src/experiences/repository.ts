import { collaboratorsOf, COLLABORATOR_ROLE } from "@panel/domain/experience-policies";
import type { Role } from "@panel/domain/roles";
import type { Connection, Db } from "../db/connection.ts";
import type { GymkhanaRow, Schema } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import type { Collaborator } from "./stored.ts";
import { visibleTo } from "../access/visibility-repository.ts";

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

/** Whether the user exists; it then cannot be deleted until the transaction ends. */
export async function lockOwner(
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

/** Users to choose collaborators from, for somebody of this role. */
export async function listChoosable(
  db: Db,
  user: { id: number; role: Role },
): Promise<{ id: number; name: string; surname: string }[]> {
  const editors = db
    .selectFrom("users")
    .select(["users.id", "users.name", "users.surname"])
    .where("users.role", "=", COLLABORATOR_ROLE)
    .where("users.deleted_at", "is", null)
    .orderBy("users.id");
  switch (collaboratorsOf(user.role)) {
    case "everybody":
      return editors.execute();
    case "children":
      return editors.where("users.parent_id", "=", user.id).execute();
    case "siblings":
      return editors
        .where("users.id", "!=", user.id)
        .where("users.parent_id", "=", (eb) =>
          eb.selectFrom("users as self").select("self.parent_id").where("self.id", "=", user.id),
        )
        .execute();
    case "nobody":
      return [];
  }
}

/** The experiences that a user owns or collaborates on stay as they are until the transaction ends. */
export async function lockOfUser(
  { engine }: Connection,
  transaction: Db,
  userId: number,
): Promise<void> {
  // SQLite's transactions have the whole file for themselves anyway.
  if (engine !== "postgres") return;
  await transaction
    .selectFrom("gymkhanas")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("owner_id", "=", userId),
        eb(
          "id",
          "in",
          eb.selectFrom("gymkhana_editors").select("gymkhana_id").where("user_id", "=", userId),
        ),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

/**
 * Gives a user's experiences to another one, and ends the collaborations of the first. Requests are
 * forgotten: they were the former owner's, and the new one may have such ids itself.
 */
export async function setOwner(transaction: Db, fromId: number, toId: number): Promise<void> {
  await transaction.deleteFrom("gymkhana_editors").where("user_id", "=", fromId).execute();
  await transaction
    .deleteFrom("gymkhana_editors")
    .where("user_id", "=", toId)
    .where("gymkhana_id", "in", (eb) =>
      eb.selectFrom("gymkhanas").select("id").where("owner_id", "=", fromId),
    )
    .execute();
  await transaction
    .updateTable("gymkhanas")
    .set({ owner_id: toId, request_id: null })
    .where("owner_id", "=", fromId)
    .execute();
}
