import type { Connection } from "../db/connection.ts";
import type { MailRow } from "../db/schema.ts";
import { anyWaiting, claim, giveUp, markSent, postpone } from "./queue-repository.ts";
import type { MailBody } from "./mail.ts";
import type { Encryption } from "./encryption.ts";
import { MailError, type MailTransport } from "./transport.ts";

/** Mails that one node sends at the same time. */
const AT_ONCE = 3;

export interface DeliveryLog {
  warn(details: object, message: string): void;
}

/**
 * Sends what waits in the queue until nothing does. Mails are claimed one by one, so that several
 * nodes share the work and a node that dies leaves its mails to the others.
 * @param isStopped once it holds, no further mail is begun: the queue may be long
 */
export async function deliverWaiting(
  connection: Connection,
  encryption: Encryption,
  transport: MailTransport,
  log: DeliveryLog,
  isStopped: () => boolean = () => false,
): Promise<void> {
  if (!(await anyWaiting(connection.db))) return;
  const next = async () => (isStopped() ? undefined : claim(connection));
  const deliverNext = async (): Promise<void> => {
    for (let mail = await next(); mail; mail = await next()) {
      await deliver(connection, encryption, transport, log, mail);
    }
  };
  // One that fails, as when the database goes away, leaves the others time to finish.
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, deliverNext));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

async function deliver(
  connection: Connection,
  encryption: Encryption,
  transport: MailTransport,
  log: DeliveryLog,
  mail: MailRow,
): Promise<void> {
  const { db } = connection;
  if (mail.expires_at <= new Date().toISOString()) return giveUp(db, mail, "EXPIRED");
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
    return error.final ? giveUp(db, mail, error.message) : postpone(db, mail, error.message);
  }
  return markSent(db, mail);
}

function decrypted(encryption: Encryption, body: string): MailBody {
  try {
    return JSON.parse(encryption.decrypt(body)) as MailBody;
  } catch {
    throw new MailError("EDECRYPT", true);
  }
}
