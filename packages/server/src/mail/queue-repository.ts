import { randomUUID } from "node:crypto";
import type { Connection, Db } from "../db/connection.ts";
import type { MailRow } from "../db/schema.ts";
import type { NewMail } from "./mail.ts";
import type { Encryption } from "../db/encryption.ts";

/** How long a node may take over one mail; another one tries it after that. */
const CLAIM_MS = 60_000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** Puts mails, one at least, into the queue, as part of the transaction that they tell about. */
export async function enqueue(
  db: Db,
  encryption: Encryption,
  mails: readonly NewMail[],
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("mails")
    .values(
      mails.map((mail) => ({
        message_id: randomUUID(),
        recipient: mail.recipient,
        subject: mail.subject,
        body: encryption.encrypt(JSON.stringify({ text: mail.text, html: mail.html })),
        created_at: now,
        expires_at: mail.expiresAt.toISOString(),
        next_try_at: now,
      })),
    )
    .execute();
}

/** Whether a mail is waiting; cheaper than trying to claim one. */
export async function anyWaiting(db: Db): Promise<boolean> {
  return (await nextMail(db, new Date()).executeTakeFirst()) !== undefined;
}

function nextMail(db: Db, now: Date) {
  const at = now.toISOString();
  return db
    .selectFrom("mails")
    .select("id")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where("next_try_at", "<=", at)
    .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", at)]))
    .orderBy("expires_at")
    .limit(1);
}

/**
 * Claims the waiting mail that expires first: a recovery link that lasts half an hour goes before a
 * long queue of invitations. No other node gets it while the claim holds.
 */
export async function claim(connection: Connection): Promise<MailRow | undefined> {
  const now = new Date();
  const waiting = nextMail(connection.db, now);
  return connection.db
    .updateTable("mails")
    .set((eb) => ({
      claimed_until: new Date(now.getTime() + CLAIM_MS).toISOString(),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", connection.engine === "postgres" ? waiting.forUpdate().skipLocked() : waiting)
    .returningAll()
    .executeTakeFirst();
}

/** The mail is sent: its texts are deleted. */
export async function markSent(db: Db, mail: MailRow): Promise<void> {
  await db
    .updateTable("mails")
    .set({ sent_at: new Date().toISOString(), body: "", claimed_until: null, last_error: null })
    .where("id", "=", mail.id)
    .execute();
}

/** No further try: the mail's texts are deleted. */
export async function giveUp(db: Db, mail: MailRow, error: string): Promise<void> {
  await db
    .updateTable("mails")
    .set({
      given_up_at: new Date().toISOString(),
      body: "",
      claimed_until: null,
      last_error: error,
    })
    .where("id", "=", mail.id)
    .execute();
}

/**
 * Another try, each time after a longer wait.
 * @param longest the longest wait, in ms
 */
export async function postpone(
  db: Db,
  mail: MailRow,
  error: string,
  longest = LONGEST_WAIT_MS,
): Promise<void> {
  const wait = Math.min(FIRST_WAIT_MS * 3 ** (mail.attempts - 1), longest);
  await db
    .updateTable("mails")
    .set({
      next_try_at: new Date(Date.now() + wait).toISOString(),
      claimed_until: null,
      last_error: error,
    })
    .where("id", "=", mail.id)
    .execute();
}

/** Deletes mails of before a moment that were sent or given up. */
export async function deleteFinished(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("created_at", "<", before.toISOString())
    .where((eb) => eb.or([eb("sent_at", "is not", null), eb("given_up_at", "is not", null)]))
    .execute();
}
