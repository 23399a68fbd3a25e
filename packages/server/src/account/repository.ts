import { normalEmail } from "@panel/domain/email";
import { USER_STATUS } from "@panel/domain/users";
import type { Role } from "@panel/domain/roles";
import type { Connection, Db } from "../db/connection.ts";
import type { MailLanguage, NewUser, User } from "../db/schema.ts";

/** The user with this e-mail, whatever the case, unless deleted. */
export function findByEmail(db: Db, email: string): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", normalEmail(email))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The user, unless deleted. */
export function findUser(db: Db, id: number): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The user, if it may sign in. */
export function findActive(db: Db, id: number): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("status", "=", USER_STATUS.active)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Replaces the hash, unless the password was changed meanwhile. */
export async function replaceHash(db: Db, user: User, hash: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: hash })
    .where("id", "=", user.id)
    .where("password_hash", "=", user.password_hash)
    .execute();
}

/** Whether there is anybody at all. */
export async function hasUsers(db: Db): Promise<boolean> {
  const row = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** What a new user is made from; everything else starts empty. */
export type NewUserFields = Pick<
  NewUser,
  "role" | "parent_id" | "email" | "password_hash" | "name" | "surname" | "entity" | "city"
> &
  Partial<NewUser>;

/** Creates an active user. */
export async function createUser(db: Db, fields: NewUserFields, now: string): Promise<number> {
  const { id } = await db
    .insertInto("users")
    .values({
      status: USER_STATUS.active,
      phone: "",
      facebook: "",
      instagram: "",
      twitter: "",
      image_id: null,
      parlia_token: null,
      deleted_at: null,
      created_at: now,
      updated_at: now,
      ...fields,
      email: normalEmail(fields.email),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes a sign-in, with the language and, if known, the time zone of the mails to the user. */
export async function noteSignIn(
  db: Db,
  id: number,
  seen: { at: Date; language: MailLanguage; timeZone: string | undefined },
): Promise<void> {
  const { at, language, timeZone } = seen;
  await db
    .updateTable("users")
    .set({
      language,
      last_sign_in_at: at.toISOString(),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Stores a new password and activates the user; tokens handed out before stop working.
 * @returns undefined when the user is deleted, or no longer has the status `from`
 */
export async function setPassword(
  db: Db,
  id: number,
  from: User["status"],
  hash: string,
): Promise<User | undefined> {
  return db
    .updateTable("users")
    .set((eb) => ({
      status: USER_STATUS.active,
      password_hash: hash,
      uses_default_password: 0,
      token_version: eb("token_version", "+", 1),
      updated_at: new Date().toISOString(),
    }))
    .where("id", "=", id)
    .where("status", "=", from)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Activates a pending user, who has no password; undefined when the user is not pending. */
export function activateWithoutPassword(db: Db, id: number): Promise<User | undefined> {
  return db
    .updateTable("users")
    .set((eb) => ({
      status: USER_STATUS.active,
      token_version: eb("token_version", "+", 1),
      updated_at: new Date().toISOString(),
    }))
    .where("id", "=", id)
    .where("status", "=", USER_STATUS.pending)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Tokens handed out before stop working. */
export async function setStatus(db: Db, id: number, status: User["status"]): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({
      status,
      token_version: eb("token_version", "+", 1),
      updated_at: new Date().toISOString(),
    }))
    .where("id", "=", id)
    .execute();
}

/** Tokens handed out before stop working. */
export async function setRole(
  db: Db,
  id: number,
  role: Role,
  parentId: number | null,
): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({
      role,
      parent_id: parentId,
      request_id: null,
      token_version: eb("token_version", "+", 1),
      updated_at: new Date().toISOString(),
    }))
    .where("id", "=", id)
    .execute();
}

/** Nobody else may change any user until the transaction ends. */
export async function lockAllUsers({ engine }: Connection, transaction: Db): Promise<void> {
  // SQLite's transactions have the whole file for themselves anyway.
  if (engine !== "postgres") return;
  await transaction.selectFrom("users").select("id").orderBy("id").forUpdate().execute();
}

/** Whether somebody else of this role can sign in. */
export async function hasOtherActive(db: Db, { id, role }: User): Promise<boolean> {
  const other = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", role)
    .where("status", "=", USER_STATUS.active)
    .where("deleted_at", "is", null)
    .where("id", "!=", id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whom the user belongs to, unless deleted. */
export async function findParent(db: Db, user: User): Promise<User | undefined> {
  if (user.parent_id === null) return undefined;
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", user.parent_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export function listChildren(db: Db, parentId: number): Promise<Pick<User, "id" | "role">[]> {
  return db.selectFrom("users").select(["id", "role"]).where("parent_id", "=", parentId).execute();
}

/** Gives users another parent. The requests that made them are forgotten: they were the former parent's. */
export async function setParent(
  db: Db,
  ids: readonly number[],
  parentId: number | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("users")
    .set({ parent_id: parentId, request_id: null })
    .where("id", "in", [...ids])
    .execute();
}
