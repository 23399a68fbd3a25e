import type { Db } from "../db/connection.ts";
import type { PlayKeyRow } from "../db/plays-schema.ts";

export async function insertKey(db: Db, row: Omit<PlayKeyRow, "id">): Promise<number> {
  const { id } = await db
    .insertInto("play_keys")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type ListedKey = Omit<PlayKeyRow, "secret_hash"> & { admin: string | null };

/** The keys, each with the e-mail of the admin whose company's it is. */
export function listKeys(db: Db): Promise<ListedKey[]> {
  return db
    .selectFrom("play_keys")
    .leftJoin("users", "users.id", "play_keys.admin_id")
    .select([
      "play_keys.id",
      "play_keys.installation",
      "play_keys.admin_id",
      "play_keys.created_at",
      "play_keys.revoked_at",
      "users.email as admin",
    ])
    .orderBy("play_keys.id")
    .execute();
}

/** The name of the installation, unless there is no such key that counts. */
export async function revoke(db: Db, id: number, now: string): Promise<string | undefined> {
  const row = await db
    .updateTable("play_keys")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("installation")
    .executeTakeFirst();
  return row?.installation;
}

/** The same, unless there is no such key of all companies; from now on it is of one. */
export async function narrow(db: Db, id: number, adminId: number): Promise<string | undefined> {
  const row = await db
    .updateTable("play_keys")
    .set({ admin_id: adminId })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("admin_id", "is", null)
    .returning("installation")
    .executeTakeFirst();
  return row?.installation;
}

export async function findKey(
  db: Db,
  id: number,
  secretHash: string,
): Promise<Pick<PlayKeyRow, "installation" | "admin_id"> | undefined> {
  return db
    .selectFrom("play_keys")
    .select(["installation", "admin_id"])
    .where("id", "=", id)
    .where("secret_hash", "=", secretHash)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}
