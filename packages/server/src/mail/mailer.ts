import { join } from "node:path";
import type { Connection, Db } from "../db/connection.ts";
import type { Settings } from "../settings/settings.ts";
import { deliverWaiting, type DeliveryLog } from "./delivery.ts";
import { createEncryption } from "../db/encryption.ts";
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

/** Pause after the mail server could not be reached, in ms. */
const AWAY_PAUSE_MS = 10_000;

/** Where mails go when there is no mail server. */
export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, "outbox");
}

export function openMailer(connection: Connection, settings: Settings): Mailer {
  const encryption = createEncryption(settings.tokenSecrets, "mail queue");
  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl, settings.mailFrom)
    : createOutbox(outboxFolder(settings), settings.mailFrom);
  let notBefore = 0;
  return {
    enqueue: (db, mails) => enqueue(db, encryption, mails),
    async deliver(log, isStopped) {
      if (Date.now() < notBefore) return;
      const reached = await deliverWaiting(connection, encryption, transport, log, isStopped);
      if (!reached) notBefore = Date.now() + AWAY_PAUSE_MS;
    },
    close: () => transport.close(),
  };
}
