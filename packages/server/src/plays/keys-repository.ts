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

export function listKeys(db: Db): Promise<PlayKeyRow[]> {
  return db.selectFrom("play_keys").selectAll().orderBy("id").execute();
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

export async function findInstallation(
  db: Db,
  id: number,
  secretHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("play_keys")
    .select("installation")
    .where("id", "=", id)
    .where("secret_hash", "=", secretHash)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row?.installation;
}
