import type { Db } from "../db/connection.ts";

export async function waitingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("mails")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function waitingRecoveries(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_requests")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of what is stored, kept or not yet removed. */
export async function storedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom("stored_files")
    .select((eb) => eb.fn.sum("bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export async function botFiles(db: Db): Promise<{ state: string; count: number }[]> {
  const rows = await db
    .selectFrom("bot_files")
    .select(["state", (eb) => eb.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}
