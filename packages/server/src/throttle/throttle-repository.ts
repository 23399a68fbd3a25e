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

/** How often something was tried until a time in milliseconds since 1970. */
interface Counted {
  points: number;
  expire: number;
}

/**
 * Counts tries of each key in few statements, as the library counts a single one.
 * @returns the tries of each key within the window, these included
 */
export async function countMany(
  db: Db,
  keyPrefix: string,
  tries: readonly { key: string; points: number }[],
  seconds = WINDOW_SECONDS,
): Promise<Map<string, Counted>> {
  const now = Date.now();
  const expire = now + seconds * 1000;
  const counted = new Map<string, Counted>();
  for (const some of chunks(tries, KEYS_AT_ONCE)) {
    const rows = await db
      .insertInto("throttle")
      .values(some.map(({ key, points }) => ({ key: `${keyPrefix}:${key}`, points, expire })))
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => ({
          points: eb
            .case()
            .when("throttle.expire", "<=", now)
            .then(eb.ref("excluded.points"))
            .else(eb("throttle.points", "+", eb.ref("excluded.points")))
            .end(),
          expire: eb
            .case()
            .when("throttle.expire", "<=", now)
            .then(expire)
            .else(eb.ref("throttle.expire"))
            .end(),
        })),
      )
      .returning(["key", "points", "expire"])
      .execute();
    for (const { key, points, expire: end } of rows) {
      counted.set(key.slice(keyPrefix.length + 1), { points, expire: end ?? expire });
    }
  }
  return counted;
}

/** SQLite's driver takes its values in the order of the placeholders, one for each. */
function positional(text: string, values: readonly unknown[]): CompiledQuery {
  const order = [...text.matchAll(/\$(\d)/g)].map((match) => values[Number(match[1]) - 1]);
  return CompiledQuery.raw(text.replaceAll(/\$\d/g, "?"), order);
}
