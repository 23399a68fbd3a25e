import type { Db } from "../../db/connection.ts";
import type {
  IdentityRow,
  ProviderPurpose,
  ProviderSignInRow,
} from "../../db/identities-schema.ts";

/** The identity with this subject of this issuer. */
export function findIdentity(
  db: Db,
  issuer: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  return db
    .selectFrom("identities")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

export function listIdentities(db: Db, userId: number): Promise<IdentityRow[]> {
  return db
    .selectFrom("identities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("provider")
    .execute();
}

/** Links an account of a provider; false where it is linked already, or another one of the provider is. */
export async function insertIdentity(transaction: Db, row: IdentityRow): Promise<boolean> {
  const made = await transaction
    .insertInto("identities")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function noteIdentityUse(
  transaction: Db,
  { issuer, subject }: Pick<IdentityRow, "issuer" | "subject">,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable("identities")
    .set({ used_at: at.toISOString() })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
}

/** Unlinks a user's account of one provider, or of all; says which there were. */
export async function deleteIdentities(
  transaction: Db,
  userId: number,
  provider?: string,
): Promise<IdentityRow[]> {
  const rows = transaction.deleteFrom("identities").where("user_id", "=", userId);
  return (provider === undefined ? rows : rows.where("provider", "=", provider))
    .returningAll()
    .execute();
}

export async function insertSignIn(db: Db, row: ProviderSignInRow): Promise<void> {
  await db.insertInto("provider_sign_ins").values(row).execute();
}

/** Takes one that waits for its provider's answer: of several callers at once, one gets it. */
export function takeWaiting(
  db: Db,
  digest: string,
  provider: string,
  now: Date,
): Promise<ProviderSignInRow | undefined> {
  return db
    .updateTable("provider_sign_ins")
    .set({ answered_at: now.toISOString() })
    .where("digest", "=", digest)
    .where("provider", "=", provider)
    .where("answered_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

export async function storeAnswer(db: Db, digest: string, answer: string): Promise<void> {
  await db.updateTable("provider_sign_ins").set({ answer }).where("digest", "=", digest).execute();
}

/** Takes one with an answer, once. */
export function takeAnswered(
  db: Db,
  digest: string,
  purposes: readonly ProviderPurpose[],
  now: Date,
): Promise<ProviderSignInRow | undefined> {
  return db
    .updateTable("provider_sign_ins")
    .set({ finished_at: now.toISOString() })
    .where("digest", "=", digest)
    .where("purpose", "in", [...purposes])
    .where("answer", "is not", null)
    .where("finished_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** One that was taken and has not led in. */
export function findFinished(
  db: Db,
  digest: string,
  now: Date,
): Promise<ProviderSignInRow | undefined> {
  return db
    .selectFrom("provider_sign_ins")
    .selectAll()
    .where("digest", "=", digest)
    .where("finished_at", "is not", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Replaces the answer of one that was taken, which is then kept until another moment. */
export async function keepLonger(
  transaction: Db,
  digest: string,
  answer: string,
  until: string,
): Promise<void> {
  await transaction
    .updateTable("provider_sign_ins")
    .set({ answer, expires_at: until })
    .where("digest", "=", digest)
    .execute();
}

/** Whom one that was taken is about. */
export async function setSignInUser(db: Db, digest: string, userId: number): Promise<void> {
  await db
    .updateTable("provider_sign_ins")
    .set({ user_id: userId })
    .where("digest", "=", digest)
    .execute();
}

/** Removes one that was taken for this user, and says what it was. */
export function deleteFinished(
  transaction: Db,
  digest: string,
  userId: number,
): Promise<ProviderSignInRow | undefined> {
  return transaction
    .deleteFrom("provider_sign_ins")
    .where("digest", "=", digest)
    .where("user_id", "=", userId)
    .where("finished_at", "is not", null)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredSignIns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("provider_sign_ins").where("expires_at", "<=", now.toISOString()).execute();
}

/** Removes those that are about a user. */
export async function deleteSignInsOf(transaction: Db, userId: number): Promise<void> {
  await transaction.deleteFrom("provider_sign_ins").where("user_id", "=", userId).execute();
}

export async function insertProviderSession(
  transaction: Db,
  row: { session_id: string; provider: string; id_token: string },
): Promise<void> {
  await transaction.insertInto("provider_sessions").values(row).execute();
}

/** With which provider a session was opened, if with one. */
export function findProviderSession(
  db: Db,
  sessionId: string,
): Promise<{ provider: string; id_token: string } | undefined> {
  return db
    .selectFrom("provider_sessions")
    .select(["provider", "id_token"])
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
}
