import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { LIMITED_ROLE } from "@panel/domain/limits";
import { ROOT_ROLE, usersSeenBy } from "@panel/domain/policies";
import { USER_STATUS } from "@panel/domain/users";
import type { Db } from "../db/connection.ts";
import type { NewUser, User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";

/** Users of one transaction when many are made or deleted: others can write between two of them, and finished ones stay. */
export const USERS_AT_ONCE = 200;

/** A user as lists and profiles show it: with the storage key of its image. */
export type ShownUser = User & { image_key: string | null };

/** The ids of everybody below a user, as the start of a query. */
function below(db: Db, rootId: number) {
  return db.withRecursive("below", (query) =>
    query
      .selectFrom("users")
      .select("users.id")
      .where("users.parent_id", "=", rootId)
      .unionAll(
        query
          .selectFrom("users")
          .innerJoin("below", "below.id", "users.parent_id")
          .select("users.id"),
      ),
  );
}

/** The columns that the list shows; with ten thousand users every further one costs time. */
const LISTED = [
  "id",
  "parent_id",
  "status",
  "role",
  "name",
  "surname",
  "email",
  "entity",
  "city",
  "phone",
  "facebook",
  "instagram",
  "twitter",
  "label",
  "image_id",
  "last_sign_in_at",
] as const;

/** A user as the list shows it. */
export type ListedRow = Pick<ShownUser, (typeof LISTED)[number] | "image_key"> & {
  parent_name: string | null;
  parent_surname: string | null;
  second_factor: string | null;
};

/** The viewer's own users, as the start of a query: the policy's `mayViewUser` in SQL. */
function seenBy(db: Db, viewer: Viewer) {
  const seen = usersSeenBy(viewer.role);
  if (seen === "nobody") return undefined;
  const rows =
    seen === "everybody"
      ? db.selectFrom("users")
      : below(db, viewer.id).selectFrom("users").innerJoin("below", "below.id", "users.id");
  return rows.where("users.deleted_at", "is", null);
}

export async function countPending(db: Db, viewer: Viewer): Promise<number> {
  const row = await seenBy(db, viewer)
    ?.select((eb) => eb.fn.countAll<number>().as("count"))
    .where("users.status", "=", USER_STATUS.pending)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The viewer's own users who signed in last, the latest first, and then those who never did. */
export async function listLastSeen(db: Db, viewer: Viewer, most: number) {
  const rows = seenBy(db, viewer);
  if (!rows) return [];
  return rows
    .leftJoin("stored_files", "stored_files.id", "users.image_id")
    .select(["users.id", "users.name", "users.surname", "users.role", "users.last_sign_in_at"])
    .select("stored_files.key as image_key")
    .where("users.status", "=", USER_STATUS.active)
    .orderBy("users.last_sign_in_at", (order) => order.desc().nullsLast())
    .orderBy("users.id")
    .limit(most)
    .execute();
}

/** The viewer's own users, the newest first. */
export async function listSeen(db: Db, viewer: Viewer): Promise<ListedRow[]> {
  const rows = seenBy(db, viewer);
  if (!rows) return [];
  return rows
    .leftJoin("stored_files", "stored_files.id", "users.image_id")
    .leftJoin("second_factors", "second_factors.user_id", "users.id")
    .leftJoin("users as parents", "parents.id", "users.parent_id")
    .select(LISTED.map((column) => `users.${column}` as const))
    .select("stored_files.key as image_key")
    .select("second_factors.since as second_factor")
    .select(["parents.name as parent_name", "parents.surname as parent_surname"])
    .orderBy("users.id", "desc")
    .execute();
}

/** How many experiences each user has, without those that are deleted. */
export async function experiencesByOwner(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("gymkhanas")
    .select("owner_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where((eb) => eb.or([eb("state", "is", null), eb("state", "!=", EXPERIENCE_STATE.deleted)]))
    .groupBy("owner_id")
    .execute();
  return new Map(rows.map((row) => [row.owner_id, row.count]));
}

/** All users that have limits, by id. */
export async function adminsById(db: Db): Promise<Map<number, User>> {
  const admins = await db
    .selectFrom("users")
    .selectAll()
    .where("role", "=", LIMITED_ROLE)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(admins.map((admin) => [admin.id, admin]));
}

export function findShown(db: Db, id: number): Promise<ShownUser | undefined> {
  return db
    .selectFrom("users")
    .leftJoin("stored_files", "stored_files.id", "users.image_id")
    .selectAll("users")
    .select("stored_files.key as image_key")
    .where("users.id", "=", id)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
}

/** One of the viewer's own users; undefined for a foreign one and a missing one alike. */
export async function findSeen(db: Db, viewer: Viewer, id: number): Promise<User | undefined> {
  const user = db
    .selectFrom("users")
    .selectAll("users")
    .where("users.id", "=", id)
    .where("users.deleted_at", "is", null);
  switch (usersSeenBy(viewer.role)) {
    case "everybody":
      return user.executeTakeFirst();
    case "nobody":
      return undefined;
    case "descendants":
      return below(db, viewer.id)
        .selectFrom("users")
        .innerJoin("below", "below.id", "users.id")
        .selectAll("users")
        .where("users.id", "=", id)
        .where("users.deleted_at", "is", null)
        .executeTakeFirst();
  }
}

/** The active user with this e-mail, which is normalized. */
export function findActiveByEmail(db: Db, email: string): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .where("status", "=", USER_STATUS.active)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export async function superAdminIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", ROOT_ROLE)
    .where("deleted_at", "is", null)
    .execute();
  return rows.map((row) => row.id);
}

/** The user that this request of the creator's made. */
export function findByRequest(
  db: Db,
  creatorId: number,
  requestId: string,
): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("parent_id", "=", creatorId)
    .where("request_id", "=", requestId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** What a pending user is made from; everything else starts empty. */
export type PendingUser = Pick<
  NewUser,
  "role" | "parent_id" | "email" | "name" | "surname" | "entity" | "language"
> &
  Partial<NewUser>;

/** Adds pending users; gives those that were added: an e-mail that is taken is passed over. */
export async function insertPending(db: Db, users: readonly PendingUser[]): Promise<User[]> {
  if (users.length === 0) return [];
  const now = new Date().toISOString();
  return db
    .insertInto("users")
    .values(
      users.map((user) => ({
        city: "",
        phone: "",
        facebook: "",
        instagram: "",
        twitter: "",
        image_id: null,
        ...user,
        status: USER_STATUS.pending,
        password_hash: null,
        parlia_token: null,
        deleted_at: null,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

export async function updateUser(db: Db, id: number, changes: Partial<User>): Promise<User> {
  return db
    .updateTable("users")
    .set({ ...changes, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Who there is of these e-mails, by e-mail. */
export async function knownUsers(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, Pick<User, "email" | "parent_id" | "request_id">>> {
  const rows = await db
    .selectFrom("users")
    .select(["email", "parent_id", "request_id"])
    .where("email", "in", [...emails])
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.email, row]));
}

/** Gives everybody right below a user another parent; the requests that made them are forgotten. */
export async function handOverChildren(db: Db, fromId: number, toId: number): Promise<void> {
  await db
    .updateTable("users")
    .set({ parent_id: toId, request_id: null })
    .where("parent_id", "=", fromId)
    .execute();
}

/** The users below somebody that calls of one import made, in that order. */
export async function importedUsers(
  db: Db,
  parentId: number,
  requestId: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("parent_id", "=", parentId)
    .where("deleted_at", "is", null)
    .where("request_id", "like", `${requestId}:%`)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Everybody below a user who was made by an import, the latest first. */
export function importedBy(
  db: Db,
  parentId: number,
): Promise<Pick<User, "request_id" | "status" | "created_at">[]> {
  return db
    .selectFrom("users")
    .select(["request_id", "status", "created_at"])
    .where("parent_id", "=", parentId)
    .where("deleted_at", "is", null)
    .where("request_id", "like", "%:%")
    .orderBy("id", "desc")
    .execute();
}
