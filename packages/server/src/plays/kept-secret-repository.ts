import type { Db } from "../db/connection.ts";

const NAME = "plays";

/** The key of players' pseudonyms, encrypted; undefined until there is one. */
export async function findKeptKey(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("kept_keys")
    .select("key")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return row?.key;
}

/** Keeps the key unless there is one. */
export async function keepKey(db: Db, key: string): Promise<void> {
  await db
    .insertInto("kept_keys")
    .values({ name: NAME, key })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Puts a key in the place of another, unless somebody else has. */
export async function replaceKey(db: Db, before: string, key: string): Promise<void> {
  await db
    .updateTable("kept_keys")
    .set({ key })
    .where("name", "=", NAME)
    .where("key", "=", before)
    .execute();
}

export async function hasPlayers(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom("play_players").select("id").limit(1).executeTakeFirst()) !== undefined
  );
}
