import type { Connection } from "../db/connection.ts";
import type { MailRow } from "../db/schema.ts";
import { anyWaiting, claim, giveUp, markSent, postpone } from "./queue-repository.ts";
import type { MailBody } from "./mail.ts";
import type { Encryption } from "../db/encryption.ts";
import { MailError, type MailTransport } from "./transport.ts";

/** Mails that one node sends at the same time. */
const AT_ONCE = 3;
/** Longest wait for a mail server that cannot be reached, in ms: what waits goes out soon after its return. */
const AWAY_WAIT_MS = 30_000;

export interface DeliveryLog {
  warn(details: object, message: string): void;
}

/**
 * Sends what waits in the queue until nothing does. Mails are claimed one by one, so that several
 * nodes share the work and a node that dies leaves its mails to the others.
 * @param isStopped once it holds, no further mail is begun: the queue may be long
 * @returns whether the mail server could be reached; where not, the rest waits
 */
export async function deliverWaiting(
  connection: Connection,
  encryption: Encryption,
  transport: MailTransport,
  log: DeliveryLog,
  isStopped: () => boolean = () => false,
): Promise<boolean> {
  if (!(await anyWaiting(connection.db))) return true;
  let isServerAway = false;
  const next = async () => (isStopped() || isServerAway ? undefined : claim(connection));
  const deliverNext = async (): Promise<void> => {
    for (let mail = await next(); mail; mail = await next()) {
      if (await deliver(connection, encryption, transport, log, mail)) continue;
      isServerAway = true;
    }
  };
  // One that fails, as when the database goes away, leaves the others time to finish.
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, deliverNext));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  return !isServerAway;
}

/** @returns whether the mail server could be reached */
async function deliver(
  connection: Connection,
  encryption: Encryption,
  transport: MailTransport,
  log: DeliveryLog,
  mail: MailRow,
): Promise<boolean> {
  const { db } = connection;
  if (mail.expires_at <= new Date().toISOString()) {
    await giveUp(db, mail, "EXPIRED");
    return true;
  }
  try {
    await transport.send({
      id: mail.id,
      messageId: mail.message_id,
      recipient: mail.recipient,
      subject: mail.subject,
      createdAt: mail.created_at,
      ...decrypted(encryption, mail.body),
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    log.warn({ mail: mail.id, attempts: mail.attempts, reason: error.message }, "mail not sent");
    if (error.final) await giveUp(db, mail, error.message);
    else {
      const longest = error.isServerAway ? AWAY_WAIT_MS : undefined;
      await postpone(db, mail, error.message, longest);
    }
    return !error.isServerAway;
  }
  await markSent(db, mail);
  return true;
}

function decrypted(encryption: Encryption, body: string): MailBody {
  try {
    return JSON.parse(encryption.decrypt(body)) as MailBody;
  } catch {
    throw new MailError("EDECRYPT", true);
  }
}
