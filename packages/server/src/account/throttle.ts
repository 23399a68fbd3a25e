import { createHash } from "node:crypto";
import { RateLimiterRes, type RateLimiterPostgres } from "rate-limiter-flexible";
import type { Connection, Db } from "../db/connection.ts";
import { limiter } from "./throttle-repository.ts";
import { clientNetwork } from "./client-network.ts";

/** Failed sign-ins that one address may make to one account, and to all of them together. */
export const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 100;
/** Recoveries that one address may ask for. */
export const RECOVERIES_PER_ADDRESS = 20;
/** Links that do not work and that one address may try. */
export const LINKS_PER_ADDRESS = 30;
/** Mails with a link that one user gets, whoever asks for them and from wherever. */
export const MAILS_PER_USER = 3;
/** Refusals of one user that the log holds. */
const REFUSALS_PER_USER = 30;

/** A try that was too many. */
export interface Excess {
  /** Seconds to wait. */
  wait: number;
  /** Whether it is the first one too many of this window; only that one is written into the log. */
  first: boolean;
}

/**
 * Counts tries of one kind in the database, so that all nodes share the counts and a restart keeps
 * them. Tries are counted outside of transactions, so a rollback does not take them back.
 */
export interface Throttle {
  /** Counts one try, and says so when it was one too many. */
  count(...key: string[]): Promise<Excess | undefined>;
  /** The same as part of a transaction: it counts only if that commits. */
  countWithin(transaction: Db, ...key: string[]): Promise<Excess | undefined>;
  /** Takes one try back. */
  forgive(...key: string[]): Promise<void>;
  /** Takes all tries back. */
  forget(...key: string[]): Promise<void>;
}

export interface Throttles {
  loginOfAccount: Throttle;
  loginFromAddress: Throttle;
  recoveryFromAddress: Throttle;
  linkFromAddress: Throttle;
  mailToUser: Throttle;
  refusalOfUser: Throttle;
}

export function createThrottles(connection: Connection): Throttles {
  return {
    loginOfAccount: throttle(connection, "account", TRIES_PER_ACCOUNT),
    loginFromAddress: throttle(connection, "address", TRIES_PER_ADDRESS),
    recoveryFromAddress: throttle(connection, "recovery", RECOVERIES_PER_ADDRESS),
    linkFromAddress: throttle(connection, "link", LINKS_PER_ADDRESS),
    mailToUser: throttle(connection, "mail", MAILS_PER_USER),
    refusalOfUser: throttle(connection, "refusal", REFUSALS_PER_USER),
  };
}

function throttle(connection: Connection, name: string, points: number): Throttle {
  const counter = limiter(connection, name, points);
  const consume = async (by: RateLimiterPostgres, key: string[]): Promise<Excess | undefined> => {
    try {
      await by.consume(digest(...key));
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { wait: refusal.msBeforeNext / 1000, first: refusal.consumedPoints === points + 1 };
    }
  };
  return {
    count: (...key) => consume(counter, key),
    countWithin: (db, ...key) =>
      consume(limiter({ db, engine: connection.engine }, name, points, false), key),
    async forgive(...key) {
      await counter.reward(digest(...key));
    },
    async forget(...key) {
      await counter.delete(digest(...key));
    },
  };
}

/**
 * Keys are digests, so that the table holds no e-mails, not even mistyped ones. Addresses of one
 * network are one.
 */
function digest(...parts: string[]): string {
  const counted = parts.map(clientNetwork);
  return createHash("sha256").update(counted.join("\0")).digest("base64url");
}
