import { createHash } from "node:crypto";
import { RateLimiterRes, type RateLimiterPostgres } from "rate-limiter-flexible";
import type { Connection, Db } from "../db/connection.ts";
import { countMany, limiter } from "./throttle-repository.ts";
import { clientNetwork } from "../client-network.ts";

/** Failed sign-ins that one address may make to one account, and to all of them together. */
export const TRIES_PER_ACCOUNT = 10;
export const TRIES_PER_ADDRESS = 100;
/** Recoveries that one address may ask for. */
export const RECOVERIES_PER_ADDRESS = 20;
/** Links that do not work and that one address may try. */
export const LINKS_PER_ADDRESS = 30;
/** Mails with a link that one e-mail address gets, whoever asks for them and from wherever. */
export const MAILS_PER_RECIPIENT = 3;
/** Failed sign-ins to one account from devices that have not signed in to it before, from everywhere together; as many from those that have. */
export const TRIES_FROM_STRANGERS = 50;
/** Wrong passwords and codes from the open sessions of one account, from everywhere together. */
export const TRIES_OF_SESSIONS = 10;
/** Wrong codes after the right password on a device that has signed in before, which anybody may mistype. */
const MISTYPED_CODES = 2;
/** Mails about sign-ins from new devices that one account gets. */
export const MAILS_ABOUT_DEVICES = 5;
/** For one question that a conversation may have, those of all conversations from its address together: a class or a hotel may share one. */
export const CONVERSATIONS_PER_ADDRESS = 20;
/** Questions that a bot is asked from the test chat of its authors. */
const QUESTIONS_OF_AUTHORS = 300;
/** Answers of one bot that one address may rate. */
const RATINGS_PER_ADDRESS = 1200;
/** Keys of visitors' apps that are none, and as many tokens of trial links, from one address. */
export const KEYS_PER_ADDRESS = 100;
/** Archives of experiences that a user may import. */
export const ARCHIVES_PER_USER = 30;
/** Rows of editors that a user may import. */
const IMPORTED_ROWS_PER_USER = 100_000;
/** Rows that a user may have checked: the answer tells which e-mails have an account. */
export const VALIDATED_ROWS_PER_USER = 100_000;
/** Texts that a user may have spoken. */
export const RECORDINGS_PER_USER = 120;
/** Images whose alternative texts a user may have drafted. */
export const ALT_DRAFTS_PER_USER = 120;
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
  /** The same of what counts as several tries. */
  countSeveral(tries: number, ...key: string[]): Promise<Excess | undefined>;
  /** The same as part of a transaction: it counts only if that commits. */
  countWithin(transaction: Db, ...key: string[]): Promise<Excess | undefined>;
  /** Counts one try of each key as part of a transaction; returns the keys that had one too many. */
  countEach(transaction: Db, keys: readonly string[]): Promise<Set<string>>;
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
  /** By normalized e-mail. */
  mailToRecipient: Throttle;
  /** By whether the device is known, and the account. */
  loginFromEverywhere: Throttle;
  /** By account. */
  tryOfSession: Throttle;
  mistypedCode: Throttle;
  mailAboutCodes: Throttle;
  mailAboutDevice: Throttle;
  archiveOfUser: Throttle;
  importedRowsOfUser: Throttle;
  validatedRowsOfUser: Throttle;
  speechOfUser: Throttle;
  altDraftsOfUser: Throttle;
  refusalOfUser: Throttle;
  /** @param most as the bot allows */
  questionFromAddress(most: number): Throttle;
  /** @param most as the bot allows */
  questionOfConversation(most: number): Throttle;
  questionOfAuthor: Throttle;
  ratingFromAddress: Throttle;
  playKeyFromAddress: Throttle;
  tryLinkFromAddress: Throttle;
}

export function createThrottles(connection: Connection): Throttles {
  return {
    loginOfAccount: throttle(connection, "account", TRIES_PER_ACCOUNT),
    loginFromAddress: throttle(connection, "address", TRIES_PER_ADDRESS),
    recoveryFromAddress: throttle(connection, "recovery", RECOVERIES_PER_ADDRESS),
    linkFromAddress: throttle(connection, "link", LINKS_PER_ADDRESS),
    mailToRecipient: throttle(connection, "mail", MAILS_PER_RECIPIENT),
    loginFromEverywhere: throttle(connection, "everywhere", TRIES_FROM_STRANGERS),
    tryOfSession: throttle(connection, "session", TRIES_OF_SESSIONS),
    mistypedCode: throttle(connection, "mistyped", MISTYPED_CODES),
    mailAboutCodes: throttle(connection, "codes-mail", 1),
    mailAboutDevice: throttle(connection, "device-mail", MAILS_ABOUT_DEVICES),
    archiveOfUser: throttle(connection, "archive", ARCHIVES_PER_USER),
    importedRowsOfUser: throttle(connection, "rows", IMPORTED_ROWS_PER_USER),
    validatedRowsOfUser: throttle(connection, "checked", VALIDATED_ROWS_PER_USER),
    speechOfUser: throttle(connection, "speech", RECORDINGS_PER_USER),
    altDraftsOfUser: throttle(connection, "alt-drafts", ALT_DRAFTS_PER_USER),
    refusalOfUser: throttle(connection, "refusal", REFUSALS_PER_USER),
    questionFromAddress: (most) =>
      throttle(connection, "question", most * CONVERSATIONS_PER_ADDRESS),
    questionOfConversation: (most) => throttle(connection, "conversation", most),
    questionOfAuthor: throttle(connection, "preview", QUESTIONS_OF_AUTHORS),
    ratingFromAddress: throttle(connection, "rating", RATINGS_PER_ADDRESS),
    playKeyFromAddress: throttle(connection, "play-key", KEYS_PER_ADDRESS),
    tryLinkFromAddress: throttle(connection, "try-link", KEYS_PER_ADDRESS),
  };
}

function throttle(connection: Connection, name: string, points: number): Throttle {
  const counter = limiter(connection, name, points);
  const consume = async (
    by: RateLimiterPostgres,
    key: string[],
    tries = 1,
  ): Promise<Excess | undefined> => {
    try {
      await by.consume(digest(...key), tries);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const before = refusal.consumedPoints - tries;
      return { wait: refusal.msBeforeNext / 1000, first: before <= points };
    }
  };
  return {
    count: (...key) => consume(counter, key),
    countSeveral: (tries, ...key) => consume(counter, key, tries),
    countWithin: (db, ...key) =>
      consume(limiter({ db, engine: connection.engine }, name, points, false), key),
    async countEach(db, keys) {
      const digests = keys.map((key) => digest(key));
      const tries = digests.map((key) => ({ key, points: 1 }));
      const counted = await countMany(db, name, tries);
      const isExcess = (at: number) => (counted.get(digests[at] ?? "")?.points ?? 0) > points;
      return new Set(keys.filter((_key, at) => isExcess(at)));
    },
    async forgive(...key) {
      await counter.reward(digest(...key));
    },
    async forget(...key) {
      await counter.delete(digest(...key));
    },
  };
}

/** Counts how much of something comes within a time. */
export interface Rate {
  /**
   * Counts all of them, in one statement.
   * @param counted how many points each is, and the most of them within the time
   * @returns the seconds to wait where there were too many
   */
  count(
    counted: readonly { key: string; points: number; most: number }[],
  ): Promise<number | undefined>;
}

export function createRate(db: Db, name: string, seconds: number): Rate {
  return {
    async count(counted) {
      const now = Date.now();
      const tries = counted.map(({ key, points }) => ({ key: digest(key), points }));
      const sums = await countMany(db, `${name}-rate`, tries, seconds);
      const waits = counted.flatMap(({ key, most }) => {
        const sum = sums.get(digest(key));
        return sum && sum.points > most ? [(sum.expire - now) / 1000] : [];
      });
      return waits.length > 0 ? Math.max(...waits) : undefined;
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
