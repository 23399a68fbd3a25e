import type { Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";

/** What a token for the bot platform says of users, and what they have to be for one. */
export type TokenOwner = Pick<
  User,
  "id" | "email" | "role" | "status" | "token_version" | "has_chatbots" | "parlia_token"
>;

export async function tokenOwner(db: Db, id: number): Promise<TokenOwner | undefined> {
  return db
    .selectFrom("users")
    .select(["id", "email", "role", "status", "token_version", "has_chatbots", "parlia_token"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}
