import { createHash } from "node:crypto";
import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Connection } from "../db/connection.ts";

/** Failed sign-ins that one address may make to one account, and to all of them together. */
export const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 100;
const WINDOW_SECONDS = 15 * 60;

/** Counts failed sign-ins in the database, so that every node counts alike and a restart forgets nothing. */
export interface LoginThrottle {
  /** Counts one try. Gives the seconds to wait when there were too many, else undefined. */
  count(email: string, address: string): Promise<number | undefined>;
  /** Takes the try back: it was no guess. */
  forgive(email: string, address: string): Promise<void>;
}

export function createLoginThrottle(connection: Connection): LoginThrottle {
  const perAccount = limiter(connection, "account", TRIES_PER_ACCOUNT);
  const perAddress = limiter(connection, "address", TRIES_PER_ADDRESS);
  return {
    async count(email, address) {
      try {
        await perAddress.consume(digest(address));
        await perAccount.consume(digest(address, email));
        return undefined;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext / 1000;
        throw refusal;
      }
    },
    async forgive(email, address) {
      await perAccount.delete(digest(address, email));
      await perAddress.reward(digest(address));
    },
  };
}

/**
 * The library's PostgreSQL store, run through our own connection on both engines: a statement
 * then takes its turn with all others.
 */
function limiter(connection: Connection, keyPrefix: string, points: number): RateLimiterPostgres {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const statement =
      connection.engine === "sqlite" ? positional(text, values) : CompiledQuery.raw(text, values);
    const result = await connection.db.executeQuery(statement);
    return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) };
  };
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: "client",
    tableName: "throttle",
    tableCreated: true,
    keyPrefix,
    points,
    duration: WINDOW_SECONDS,
  });
}

/** SQLite's driver takes its values in the order of the placeholders, one for each. */
function positional(text: string, values: readonly unknown[]): CompiledQuery {
  const order = [...text.matchAll(/\$(\d)/g)].map((match) => values[Number(match[1]) - 1]);
  return CompiledQuery.raw(text.replaceAll(/\$\d/g, "?"), order);
}

/** Keys are digests: the store then holds no e-mail that was never an account's. */
function digest(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("base64url");
}
