import type { Db } from "../db/connection.ts";

/*
 * A lease is a row of the tries: its number says who holds it, and it ends by itself like those.
 */

/** Takes a lease that nobody holds; says whether it was taken. */
export async function takeLease(
  db: Db,
  { key, holder, now, expire }: { key: string; holder: number; now: number; expire: number },
): Promise<boolean> {
  const taken = await db
    .insertInto("throttle")
    .values({ key, points: holder, expire })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ points: holder, expire })
        .where("throttle.expire", "<=", now),
    )
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function renewLease(
  db: Db,
  key: string,
  holder: number,
  expire: number,
): Promise<void> {
  await db
    .updateTable("throttle")
    .set({ expire })
    .where("key", "=", key)
    .where("points", "=", holder)
    .execute();
}

export async function endLease(db: Db, key: string, holder: number): Promise<void> {
  await db.deleteFrom("throttle").where("key", "=", key).where("points", "=", holder).execute();
}
