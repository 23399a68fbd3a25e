import type { Db } from "../../db/connection.ts";
import type { SecondFactorRow } from "../../db/schema.ts";

export function findFactor(db: Db, userId: number): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom("second_factors")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Keeps what is being set up, in place of what was before. */
export async function setPending(db: Db, userId: number, secret: string): Promise<void> {
  await db
    .insertInto("second_factors")
    .values({ user_id: userId, pending_secret: secret, secret: null, since: null, last_step: null })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ pending_secret: secret }))
    .execute();
}

/**
 * Puts what was being set up in its place; of several callers at once, for one.
 * @param step of the code that confirmed it
 */
export async function confirmPending(
  db: Db,
  userId: number,
  pending: string,
  { since, step }: { since: string; step: number },
): Promise<boolean> {
  const confirmed = await db
    .updateTable("second_factors")
    .set({ secret: pending, since, last_step: step, pending_secret: null })
    .where("user_id", "=", userId)
    .where("pending_secret", "=", pending)
    .executeTakeFirst();
  return confirmed.numUpdatedRows > 0n;
}

/** Takes a code's step, unless it or a later one was taken; of several callers at once, for one. */
export async function takeStep(
  db: Db,
  { user_id, secret }: SecondFactorRow,
  step: number,
): Promise<boolean> {
  const taken = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", user_id)
    .where("secret", "=", secret)
    .where((eb) => eb.or([eb("last_step", "is", null), eb("last_step", "<", step)]))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Whether there was any. */
export async function deleteFactor(db: Db, userId: number): Promise<boolean> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const factor = await findFactor(db, userId);
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  return factor?.secret != null;
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const rows = hashes.map((hash) => ({ hash, user_id: userId }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

/** Takes a recovery code away; of several callers at once, for one. */
export async function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}
