import { LRUCache } from "lru-cache";
import { sql } from "kysely";
import { collaboratorsOf, COLLABORATOR_ROLE } from "@panel/domain/experience-policies";
import { GYMKHANA_STATE } from "@panel/domain/experience/state";
import { perRole, type Role } from "@panel/domain/roles";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { GymkhanaRow } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import type { Collaborator } from "./stored.ts";
import { takeTurns } from "../turns.ts";
import { visibleTo } from "../access/visibility-repository.ts";

export type VisibleRow = Awaited<ReturnType<typeof listLastChanged>>[number];

/** Rows that are read in one turn of the event loop. */
const PAGE_ROWS = 2000;

/** The lists of viewers of each role. */
const lists = perRole((role) =>
  compiledQuery((db, { id }: { id: number }) =>
    visible(db, { id, role }).orderBy("gymkhanas.id", "desc"),
  ),
);

/** Parts of the same lists, between two ids. */
const pages = perRole((role) =>
  compiledQuery((db, { id, first, last }: { id: number; first: number; last: number }) =>
    visible(db, { id, role })
      .where("gymkhanas.id", "<=", first)
      .where("gymkhanas.id", ">=", last)
      .orderBy("gymkhanas.id", "desc"),
  ),
);

/** The ids of the same lists. */
const ids = perRole((role) =>
  compiledQuery((db, { id }: { id: number }) =>
    db
      .selectFrom("gymkhanas")
      .select("gymkhanas.id")
      .where(visibleTo({ id, role }))
      .orderBy("gymkhanas.id", "desc"),
  ),
);

/** Viewers whose list was short when it was read last. */
const MOST_SHORT = 10_000;
const shortLists = new WeakMap<object, LRUCache<number, true>>();

function shortListsOf(db: Db): LRUCache<number, true> {
  const { adapter } = db.getExecutor();
  const known = shortLists.get(adapter) ?? new LRUCache<number, true>({ max: MOST_SHORT });
  shortLists.set(adapter, known);
  return known;
}

/**
 * The experiences that a viewer sees, with what decides about its permissions on them; the newest first. A list that may be
 * long is read in pages, each in a turn of the event loop.
 */
export async function listVisible(db: Db, { id, role }: Viewer): Promise<readonly VisibleRow[]> {
  const short = shortListsOf(db);
  const rows = short.has(id) ? await lists[role](db, { id }) : await listInPages(db, { id, role });
  if (rows.length > PAGE_ROWS) short.delete(id);
  else short.set(id, true);
  return rows;
}

async function listInPages(
  db: Db,
  { id, role }: Pick<Viewer, "id" | "role">,
): Promise<readonly VisibleRow[]> {
  const listed = await ids[role](db, { id });
  if (listed.length <= PAGE_ROWS) return lists[role](db, { id });
  const all: VisibleRow[] = [];
  for (let from = 0; from < listed.length; from += PAGE_ROWS) {
    await takeTurns();
    const part = listed.slice(from, from + PAGE_ROWS);
    const [first, last] = [part[0]?.id ?? 0, part.at(-1)?.id ?? 0];
    all.push(...(await pages[role](db, { id, first, last })));
  }
  return all;
}

/** The same, of those that were changed last, the latest first. */
export function listLastChanged(db: Db, viewer: Viewer, most: number) {
  const last = db
    .selectFrom("gymkhanas")
    .select("gymkhanas.id")
    .where(visibleTo(viewer))
    .orderBy("gymkhanas.updated_at", "desc")
    .limit(most);
  return visible(db, viewer)
    .where("gymkhanas.id", "in", last)
    .orderBy("gymkhanas.updated_at", "desc")
    .execute();
}

/** How many experiences a viewer sees that are not active. */
export async function countInactive(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom("gymkhanas")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(visibleTo(viewer))
    .where((eb) => eb.or([eb("state", "is", null), eb("state", "!=", GYMKHANA_STATE.active)]))
    .executeTakeFirstOrThrow();
  return count;
}

function visible(db: Db, viewer: Pick<Viewer, "id" | "role">) {
  return (
    db
      .selectFrom("gymkhanas")
      .innerJoin("users as owner", "owner.id", "gymkhanas.owner_id")
      .leftJoin("gymkhana_editors as shared", (join) =>
        join.onRef("shared.gymkhana_id", "=", "gymkhanas.id").on("shared.user_id", "=", viewer.id),
      )
      .leftJoin("users as changer", "changer.id", "gymkhanas.changed_by")
      .leftJoin("assets", "assets.id", "gymkhanas.cover_id")
      .leftJoin("stored_files as covers", "covers.id", "assets.small_id")
      .select([
        "gymkhanas.id",
        "gymkhanas.state",
        "gymkhanas.version",
        "gymkhanas.name",
        "gymkhanas.languages",
        "gymkhanas.language_bits",
        "gymkhanas.updated_at",
        "gymkhanas.owner_id",
        "owner.entity",
        "owner.parent_id as owner_parent_id",
        "shared.user_id as collaborator_id",
        "changer.name as changer_name",
        "changer.surname as changer_surname",
        "covers.key as cover_key",
      ])
      .select((eb) =>
        eb
          .selectFrom("map_points")
          .select((each) => each.fn.countAll<number>().as("count"))
          .whereRef("map_points.gymkhana_id", "=", "gymkhanas.id")
          .as("points"),
      )
      // Bit by bit, what all points have. Of columns of the index alone, as the count: no content is read.
      .select((eb) =>
        eb
          .selectFrom("map_points")
          .select(
            sql<
              number | null
            >`min(language_bits & 1) + min(language_bits & 2) + min(language_bits & 4)`.as("bits"),
          )
          .whereRef("map_points.gymkhana_id", "=", "gymkhanas.id")
          .as("point_bits"),
      )
      .where(visibleTo(viewer))
  );
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

/**
 * Undefined where the same request has made its experience already, or another one owns its code. `isShared` where one has it
 * that shares it from before.
 */
export async function insertGymkhana(
  db: Db,
  row: Omit<GymkhanaRow, "id">,
): Promise<{ row: GymkhanaRow; isShared: boolean } | undefined> {
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
): Promise<GymkhanaRow | undefined> {
  return db
    .selectFrom("gymkhanas")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

export async function updateGymkhana(
  db: Db,
  id: number,
  changes: Partial<GymkhanaRow> & { version: number },
): Promise<GymkhanaRow> {
  return db
    .updateTable("gymkhanas")
    .set(changes)
    .where("id", "=", id)
    .where("version", "=", changes.version - 1)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const collaborators = compiledQuery((db, { gymkhanaId }: { gymkhanaId: number }) =>
  db
    .selectFrom("gymkhana_editors")
    .innerJoin("users", "users.id", "gymkhana_editors.user_id")
    .select(["users.id", "users.name", "users.surname"])
    .where("gymkhana_editors.gymkhana_id", "=", gymkhanaId)
    .where("users.deleted_at", "is", null)
    .orderBy("users.id"),
);

export async function listCollaborators(db: Db, gymkhanaId: number): Promise<Collaborator[]> {
  const rows = await collaborators(db, { gymkhanaId });
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
