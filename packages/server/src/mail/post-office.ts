import { join } from "node:path";
import type { Connection } from "../db/connection.ts";
import type { Settings } from "../settings.ts";
import { deliverWaiting, type DeliveryLog } from "./delivery.ts";
import { createMails, type Mails } from "./mails.ts";
import { createOutbox } from "./outbox.ts";
import { createSeal } from "./seal.ts";
import { createSmtpTransport } from "./transport.ts";

/** Writes mails, keeps them in the queue and sends them. */
export interface PostOffice {
  mails: Mails;
  /** Sends what waits; once `isStopped`, no further mail is begun. */
  deliver(log: DeliveryLog, isStopped?: () => boolean): Promise<void>;
  close(): void;
}

/** Where mails go when there is no mail server. */
export function outboxFolder(settings: Settings): string {
  return join(settings.dataDir, "outbox");
}

/** @param baseUrl where people reach the panel; links in mails start with it */
export function openPostOffice(
  connection: Connection,
  settings: Settings,
  baseUrl: () => string,
): PostOffice {
  const seal = createSeal(settings.tokenSecret);
  const transport = settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl, settings.mailFrom)
    : createOutbox(outboxFolder(settings), settings.mailFrom);
  return {
    mails: createMails(seal, baseUrl),
    deliver: (log, isStopped) => deliverWaiting(connection, seal, transport, log, isStopped),
    close: () => transport.close(),
  };
}
