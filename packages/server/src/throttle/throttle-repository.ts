import { CompiledQuery } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";

/** How long a try counts. */
const WINDOW_SECONDS = 15 * 60;

/**
 * The library's PostgreSQL store, run through our own connection on both engines: its
 * statements then wait for transactions as all others do.
 */
export function limiter(
  connection: Pick<Connection, "db" | "engine">,
  keyPrefix: string,
  points: number,
  clearExpiredByTimeout = true,
): RateLimiterPostgres {
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
    clearExpiredByTimeout,
  });
}

/** Keys of one statement. */
const KEYS_AT_ONCE = 200;

/**
 * Counts one try of each key in few statements, as the library counts a single one.
 * @returns the tries of each key within the window, this one included
 */
export async function countMany(
  db: Db,
  keyPrefix: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const now = Date.now();
  const expire = now + WINDOW_SECONDS * 1000;
  const counted = new Map<string, number>();
  for (const some of chunks(keys, KEYS_AT_ONCE)) {
    const rows = await db
      .insertInto("throttle")
      .values(some.map((key) => ({ key: `${keyPrefix}:${key}`, points: 1, expire })))
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => ({
          points: eb
            .case()
            .when("throttle.expire", "<=", now)
            .then(1)
            .else(eb("throttle.points", "+", 1))
            .end(),
          expire: eb
            .case()
            .when("throttle.expire", "<=", now)
            .then(expire)
            .else(eb.ref("throttle.expire"))
            .end(),
        })),
      )
      .returning(["key", "points"])
      .execute();
    for (const { key, points } of rows) counted.set(key.slice(keyPrefix.length + 1), points);
  }
  return counted;
}

/** SQLite's driver takes its values in the order of the placeholders, one for each. */
function positional(text: string, values: readonly unknown[]): CompiledQuery {
  const order = [...text.matchAll(/\$(\d)/g)].map((match) => values[Number(match[1]) - 1]);
  return CompiledQuery.raw(text.replaceAll(/\$\d/g, "?"), order);
}
