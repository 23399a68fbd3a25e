import type { FastifyBaseLogger } from "fastify";
import { clearExpired } from "./clear-expired.ts";
import type { Mails } from "./account/mails.ts";
import { processRecoveryRequests } from "./account/recovery.ts";
import type { Throttles } from "./throttle/throttle.ts";
import type { Connection } from "./db/connection.ts";
import type { Mailer } from "./mail/mailer.ts";
import { repeat, type RepeatingJob } from "./repeating-job.ts";

/** Pause between two runs over the queues, in ms. */
const MAIL_PAUSE = 500;
const CLEANING_PAUSE = 60 * 60_000;

/** The jobs that every node runs beside answering requests. */
export function startBackgroundJobs(parts: {
  connection: Connection;
  mailer: Mailer;
  mails: Mails;
  throttles: Throttles;
  /** For how many days events of plays are kept. */
  playEventDays: number;
  log: FastifyBaseLogger;
}): RepeatingJob[] {
  const { connection, mailer, mails, throttles, playEventDays, log } = parts;
  const logError = (message: string) => (error: unknown) => log.error({ err: error }, message);
  return [
    // Apart from the sending: a long queue or a slow mail server must not delay recovery mails.
    repeat(
      (isStopped) => processRecoveryRequests(connection, mails, throttles, isStopped),
      MAIL_PAUSE,
      logError("processing password recovery requests failed; it is tried again"),
    ),
    repeat(
      (isStopped) => mailer.deliver(log, isStopped),
      MAIL_PAUSE,
      logError("sending the mail queue failed; it is tried again"),
    ),
    repeat(
      (isStopped) => clearExpired(connection, { playEventDays, isStopped }),
      CLEANING_PAUSE,
      logError("deleting expired sessions, links and mails failed; it is tried again in an hour"),
    ),
  ];
}
