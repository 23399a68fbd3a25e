import { createHash } from "node:crypto";
import pg from "pg";

/** Names of the statements that PostgreSQL parses and plans once for each connection, by their text. */
const names = new Map<string, string>();

/**
 * Has PostgreSQL keep a statement prepared, in each connection that runs it, until that ends. Only for
 * texts of which there is a fixed number.
 * @throws Error if a column that is added later would change what the statement answers: it would fail
 */
export function nameStatement(sql: string): void {
  if (/(?:select |, |\.)\*/.test(sql)) throw new Error(`Its columns have no names: ${sql}`);
  names.set(sql, createHash("sha256").update(sql).digest("base64url"));
}

/** A client that names the statements that have a name. */
export class NamingClient extends pg.Client {
  // What is answered is what the driver answers to each kind of call.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === "string" ? names.get(text) : undefined;
    const named = name === undefined ? args : [{ name, text, values }, ...args.slice(2)];
    return Reflect.apply(super.query, this, named) as never;
  }
}
