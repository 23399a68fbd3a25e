import type { FastifyBaseLogger } from "fastify";
import { clearExpired } from "./clear-expired.ts";
import type { Mails } from "./account/mails.ts";
import { processRecoveryRequests } from "./account/recovery.ts";
import { endIdleSessions } from "./account/sessions.ts";
import type { LogoutNotices } from "./account/logout-notices.ts";
import type { VersionKeeping } from "@panel/domain/versions/thinning";
import { thinVersions } from "./versions/thin.ts";
import type { Throttles } from "./throttle/throttle.ts";
import type { Connection } from "./db/connection.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Drafts } from "./drafts/service.ts";
import { deleteDropped } from "./plays/dropped.ts";
import { repeat, type RepeatingJob } from "./repeating-job.ts";

/** Pause between two runs over the queues, in ms. */
const MAIL_PAUSE = 500;
const NOTICE_PAUSE = 500;
const IDLE_PAUSE = 15_000;
const DROPPING_PAUSE = 10_000;
const CLEANING_PAUSE = 60 * 60_000;

/** The jobs that every node runs beside answering requests. */
export function startBackgroundJobs(parts: {
  connection: Connection;
  mailer: Mailer;
  mails: Mails;
  throttles: Throttles;
  /** How long a session may be unused, in ms; 0 is no limit. */
  sessionIdleMs: number;
  /** Where a bot platform elsewhere has to know of ended sessions. */
  logoutNotices: LogoutNotices | undefined;
  /** For how many days events of plays are kept. */
  playEventDays: number;
  versionKeeping: VersionKeeping;
  log: FastifyBaseLogger;
}): RepeatingJob[] {
  const { connection, mailer, mails, throttles, playEventDays, versionKeeping, log } = parts;
  const { sessionIdleMs, logoutNotices } = parts;
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
    ...(sessionIdleMs > 0
      ? [
          repeat(
            (isStopped) => endIdleSessions(connection.db, sessionIdleMs, isStopped),
            IDLE_PAUSE,
            logError("ending unused sessions failed; it is tried again"),
          ),
        ]
      : []),
    ...(logoutNotices
      ? [
          repeat(
            (isStopped) => logoutNotices.deliver(log, isStopped),
            NOTICE_PAUSE,
            logError("telling the bot platform of ended sessions failed; it is tried again"),
          ),
        ]
      : []),
    repeat(
      (isStopped) => deleteDropped(connection, isStopped),
      DROPPING_PAUSE,
      logError("deleting plays of deleted experiences failed; it is tried again"),
    ),
    repeat(
      (isStopped) => clearExpired(connection, { playEventDays, isStopped }),
      CLEANING_PAUSE,
      logError("deleting expired sessions, links and mails failed; it is tried again in an hour"),
    ),
    repeat(
      (isStopped) => thinVersions(connection, versionKeeping, { isStopped }),
      CLEANING_PAUSE,
      logError("thinning versions of experiences failed; it is tried again in an hour"),
    ),
  ];
}

const DRAFTS_PAUSE = 500;
const SETTLING_PAUSE = 60_000;

/** Takes up runs of drafts, and settles what ended runs have left open. */
export function startDrafting(
  { runs, settleForgotten }: Drafts,
  log: FastifyBaseLogger,
): RepeatingJob[] {
  const taking = repeat(
    () => runs.takeUp(),
    DRAFTS_PAUSE,
    (error) => log.error({ err: error }, "runs of drafts could not be taken up; it is tried again"),
  );
  const settling = repeat(
    () => settleForgotten(),
    SETTLING_PAUSE,
    (error) => log.error({ err: error }, "forgotten tokens of drafts could not be settled"),
  );
  return [{ stop: () => runs.stop() }, taking, settling];
}
