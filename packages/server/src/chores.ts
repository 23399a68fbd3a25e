import type { FastifyBaseLogger } from "fastify";
import { clearExpired } from "./account/housekeeping.ts";
import { answerRecoveries } from "./account/recovery.ts";
import type { Throttles } from "./account/throttle.ts";
import { repeat, type Background } from "./background.ts";
import type { Connection } from "./db/connection.ts";
import type { PostOffice } from "./mail/post-office.ts";

/** Pause between two looks into the queues, in ms. */
const MAIL_PAUSE = 500;
const CLEANING_PAUSE = 60 * 60_000;

/** What every node does beside answering requests. */
export function startChores(parts: {
  connection: Connection;
  post: PostOffice;
  throttles: Throttles;
  log: FastifyBaseLogger;
}): Background[] {
  const { connection, post, throttles, log } = parts;
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
  return [
    // Apart from the sending: a long queue or a slow mail server holds nobody's wish up.
    repeat(
      (isStopped) => answerRecoveries(connection, post.mails, throttles, isStopped),
      MAIL_PAUSE,
      failed("wishes for recovery have to wait"),
    ),
    repeat(
      (isStopped) => post.deliver(log, isStopped),
      MAIL_PAUSE,
      failed("the mail queue has to wait"),
    ),
    repeat(() => clearExpired(connection.db), CLEANING_PAUSE, failed("clearing up has to wait")),
  ];
}
