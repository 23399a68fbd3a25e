import pg from "pg";
import { statementName } from "./named-statements.ts";

// PostgreSQL counts in bigint, which the driver would hand over as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A client that names the statements that have a name. */
class NamingClient extends pg.Client {
  // What is answered is what the driver answers to each kind of call.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === "string" ? statementName(text) : undefined;
    const named = name === undefined ? args : [{ name, text, values }, ...args.slice(2)];
    return Reflect.apply(super.query, this, named) as never;
  }
}

export interface PoolOptions {
  /** What PostgreSQL shows of the connections. */
  name: string;
  /** How long a statement may wait for another's lock, in ms. */
  lockWait: number;
  preparedStatements: boolean;
  onConnectionLost: ((error: Error) => void) | undefined;
}

/** Connections to PostgreSQL. A module of its own, because SQLite does without the driver's 4 MB. */
export function createPool(
  url: string,
  { name, lockWait, preparedStatements, onConnectionLost }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server whose machine is gone is noticed.
    keepAlive: true,
    application_name: name,
    Client: preparedStatements ? NamingClient : pg.Client,
    options: `-c lock_timeout=${lockWait} -c statement_timeout=30000 -c timezone=UTC`,
  });
  // An error event that nobody listens to ends the process. The pool listens for idle connections
  // and passes it on; for one in use nobody does, and one that breaks may say so twice.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    client.once("error", (error) => onConnectionLost?.(error));
  });
  return pool;
}
