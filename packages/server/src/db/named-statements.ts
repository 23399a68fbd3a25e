import { createHash } from "node:crypto";

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

/** The name of a statement's text, or undefined if it has none. */
export const statementName = (sql: string): string | undefined => names.get(sql);
