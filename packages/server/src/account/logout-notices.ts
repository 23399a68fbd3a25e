import { listUntold, markTold } from "./sessions-repository.ts";
import { mintLogoutToken } from "../bots/accounts/tokens.ts";
import { boundedFetch } from "../bounded-fetch.ts";
import type { Db } from "../db/connection.ts";
import type { Secrets } from "../secrets/secrets.ts";

/** Sessions that one message names; its token stays within the contract's bounds. */
const AT_ONCE = 100;
/** Time in ms after which the platform counts as out of reach. */
const TIMEOUT = 10_000;
/** Bytes of its answer, which says yes or no. */
const LONGEST_ANSWER = 64 * 1024;
/** Pause after it was out of reach, in ms. */
const AWAY_PAUSE = 10_000;

interface NoticesLog {
  warn(details: object, message: string): void;
  info(message: string): void;
}

/** Tells a bot platform elsewhere which sessions of the panel are over. */
export interface LogoutNotices {
  /** Sends what waits; what cannot be sent waits on, and is sent again before long. */
  deliver(log: NoticesLog, isStopped: () => boolean): Promise<void>;
}

export interface LogoutNoticesParts {
  db: Db;
  /** Of the platform, without a slash at the end. */
  baseUrl: string;
  /** Shared with the platform. */
  secrets: Secrets;
}

export function createLogoutNotices({ db, baseUrl, secrets }: LogoutNoticesParts): LogoutNotices {
  let notBefore = 0;
  let isAway = false;

  async function send(logoutToken: string): Promise<void> {
    const request: RequestInit = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ logoutToken }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    };
    const response = await boundedFetch(`${baseUrl}/endSessions`, request, LONGEST_ANSWER);
    const answer = (await response.json()) as { status?: unknown } | null;
    if (!response.ok || answer?.status !== "ok") throw new Error(`HTTP ${response.status}`);
  }

  return {
    async deliver(log, isStopped) {
      if (Date.now() < notBefore) return;
      while (!isStopped()) {
        const waiting = await listUntold(db, AT_ONCE);
        if (waiting.length === 0) return;
        const token = await mintLogoutToken(
          secrets,
          waiting.map(({ id, expires_at }) => ({
            id,
            expiresAt: Math.ceil(Date.parse(expires_at) / 1000),
          })),
        );
        try {
          await send(token);
        } catch (error) {
          notBefore = Date.now() + AWAY_PAUSE;
          if (!isAway) {
            log.warn(
              { err: error },
              "the bot platform could not be told of ended sessions; it is tried again",
            );
          }
          isAway = true;
          return;
        }
        const ids = waiting.map(({ id }) => id);
        await markTold(db, ids, new Date());
        if (isAway) log.info("the bot platform knows of the ended sessions again");
        isAway = false;
      }
    },
  };
}
