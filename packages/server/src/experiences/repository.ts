import { collaboratorsOf, COLLABORATOR_ROLE } from "@panel/domain/experience-policies";
import type { Role } from "@panel/domain/roles";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { Collaborator } from "./stored.ts";

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

/**
 * Undefined where the same request has made its experience already, or another one owns its code. `isShared` where one has it
 * that shares it from before.
 */
export async function insertExperienceRow(
  db: Db,
  row: Omit<ExperienceRow, "id">,
): Promise<{ row: ExperienceRow; isShared: boolean } | undefined> {
  const made = await db
    .insertInto("gymkhanas")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .returning((eb) =>
      eb
        .exists(
          eb
            .selectFrom("gymkhanas as other")
            .select("other.id")
            .whereRef("other.access_code", "=", "gymkhanas.access_code")
            .where("other.code_shared", "=", 1),
        )
        .as("is_shared"),
    )
    .executeTakeFirst();
  if (!made) return undefined;
  const { is_shared: isShared, ...inserted } = made;
  return { row: inserted, isShared: Boolean(isShared) };
}

/** The experience that this request of the owner's made. */
export async function findByRequest(
  db: Db,
  ownerId: number,
  requestId: string,
): Promise<ExperienceRow | undefined> {
  return db
    .selectFrom("gymkhanas")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

export async function updateExperienceRow(
  db: Db,
  id: number,
  changes: Partial<ExperienceRow> & { version: number },
): Promise<ExperienceRow> {
  return db
    .updateTable("gymkhanas")
    .set(changes)
    .where("id", "=", id)
    .where("version", "=", changes.version - 1)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const collaborators = compiledQuery((db, { experienceId }: { experienceId: number }) =>
  db
    .selectFrom("gymkhana_editors")
    .innerJoin("users", "users.id", "gymkhana_editors.user_id")
    .select(["users.id", "users.name", "users.surname"])
    .where("gymkhana_editors.gymkhana_id", "=", experienceId)
    .where("users.deleted_at", "is", null)
    .orderBy("users.id"),
);

export async function listCollaborators(db: Db, experienceId: number): Promise<Collaborator[]> {
  const rows = await collaborators(db, { experienceId });
  return rows.map((row) => ({ editor_id: row.id, name: row.name, surname: row.surname }));
}

export async function replaceCollaborators(
  db: Db,
  experienceId: number,
  userIds: readonly number[],
): Promise<void> {
  await db.deleteFrom("gymkhana_editors").where("gymkhana_id", "=", experienceId).execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((user_id) => ({ gymkhana_id: experienceId, user_id }));
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

/** Ends a user's collaborations, and those of others on its experiences. */
export async function endCollaborations(transaction: Db, userId: number): Promise<void> {
  await transaction
    .deleteFrom("gymkhana_editors")
    .where((eb) =>
      eb.or([
        eb("user_id", "=", userId),
        eb(
          "gymkhana_id",
          "in",
          eb.selectFrom("gymkhanas").select("id").where("owner_id", "=", userId),
        ),
      ]),
    )
    .execute();
}

/** Until when the last of the visits and events under way of an experience may go on; null without any. */
export async function lastVisitUntil(
  transaction: Db,
  experienceId: number,
  now: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom("visits")
    .select((eb) => eb.fn.max("ends_at").as("until"))
    .where("gymkhana_id", "=", experienceId)
    .where("ends_at", ">", now)
    .where("ended_at", "is", null)
    .where("team_id", "is", null)
    .executeTakeFirst();
  const events = await transaction
    .selectFrom("events")
    .select((eb) => eb.fn.max("due_at").as("until"))
    .where("gymkhana_id", "=", experienceId)
    .where("started_at", "is not", null)
    .where("ended_at", "is", null)
    .where("due_at", ">", now)
    .executeTakeFirst();
  const [one, other] = [row?.until ?? "", events?.until ?? ""];
  return (one > other ? one : other) || null;
}
