import type { Db } from "../db/connection.ts";

export async function insertRequest(db: Db, email: string): Promise<void> {
  await db
    .insertInto("recovery_requests")
    .values({ email, created_at: new Date().toISOString() })
    .execute();
}

export function oldestRequest(db: Db): Promise<{ id: number; email: string } | undefined> {
  return db
    .selectFrom("recovery_requests")
    .select(["id", "email"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** False when somebody else has deleted it already. */
export async function deleteRequest(db: Db, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom("recovery_requests").where("id", "=", id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
