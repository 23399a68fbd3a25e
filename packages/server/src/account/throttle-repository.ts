import { CompiledQuery } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Connection } from "../db/connection.ts";

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

/** SQLite's driver takes its values in the order of the placeholders, one for each. */
function positional(text: string, values: readonly unknown[]): CompiledQuery {
  const order = [...text.matchAll(/\$(\d)/g)].map((match) => values[Number(match[1]) - 1]);
  return CompiledQuery.raw(text.replaceAll(/\$\d/g, "?"), order);
}
