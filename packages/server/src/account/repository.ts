import { normalEmail } from "@panel/domain/email";
import { USER_STATUS } from "@panel/domain/users";
import type { Db } from "../db/connection.ts";
import type { NewUser, User } from "../db/schema.ts";

/** The user with this e-mail, whatever the case, unless deleted. */
export function findByEmail(db: Db, email: string): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", normalEmail(email))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

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
