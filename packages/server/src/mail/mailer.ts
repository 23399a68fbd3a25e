import { join } from "node:path";
import type { Connection, Db } from "../db/connection.ts";
import type { Settings } from "../settings/settings.ts";
import { deliverWaiting, type DeliveryLog } from "./delivery.ts";
import { createEncryption } from "./encryption.ts";
import { createOutbox } from "./outbox.ts";
import type { NewMail } from "./mail.ts";
import { enqueue } from "./queue-repository.ts";
import { createSmtpTransport } from "./transport.ts";

/** Keeps mails in the queue and sends them. */
export interface Mailer {
  /** Puts mails, one at least, into the queue as part of a transaction: they go out if it commits. */
  enqueue(db: Db, mails: readonly NewMail[]): Promise<void>;
  /** Sends what waits; once `isStopped`, no further mail is begun. */
  deliver(log: DeliveryLog, isStopped?: () => boolean): Promise<void>;
  close(): void;
}

/** Where mails go when there is no mail server. */
export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, "outbox");
}

export function openMailer(connection: Connection, settings: Settings): Mailer {
  const encryption = createEncryption(settings.tokenSecret);
  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl, settings.mailFrom)
    : createOutbox(outboxFolder(settings), settings.mailFrom);
  return {
    enqueue: (db, mails) => enqueue(db, encryption, mails),
    deliver: (log, isStopped) => deliverWaiting(connection, encryption, transport, log, isStopped),
    close: () => transport.close(),
  };
}
