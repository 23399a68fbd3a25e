import type Database from "better-sqlite3";
import { type CompiledQuery, SqliteAdapter } from "kysely";
import { LRUCache } from "lru-cache";
import { charactersOf, MOST_KEPT_CHARACTERS } from "./row-size.ts";
import { isBusy, type PreparedDatabase } from "./sqlite-statements.ts";

/** Another number once another connection has changed something. */
const OTHERS_CHANGES = "select data_version as number from pragma_data_version";

/**
 * Reads that need not wait their turn: the driver's queue for the one connection costs as much as a short read.
 * The rows are kept until anything in the database has changed. What other processes have changed is asked once in
 * each turn of the event loop: what came before a request is seen, since requests come at its beginning. What it saves:
 * see `compiledQuery`.
 */
export class DirectReads extends SqliteAdapter {
  readonly #database: Database.Database;
  readonly #statements: PreparedDatabase;
  /** By a statement's number and its values. Its text, of a thousand characters or more, would be hashed each time. */
  readonly #kept = new LRUCache<string, readonly object[]>({
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: (rows, key) => key.length + charactersOf(rows),
  });
  readonly #numbers = new Map<string, number>();
  #ownChanges = 0;
  #othersChanges: number | undefined;
  #isAsked = false;

  constructor(database: Database.Database, statements: PreparedDatabase) {
    super();
    this.#database = database;
    this.#statements = statements;
  }

  /**
   * The rows, frozen; undefined while a transaction is open, since what it writes is nobody else's to see yet.
   * @param query one of those that are compiled once: each text is remembered
   */
  read({ sql, parameters }: CompiledQuery): readonly object[] | undefined {
    if (this.#database.inTransaction) return undefined;
    this.#forgetChanged();
    const key = `${this.#numberOf(sql)} ${JSON.stringify(parameters)}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const rows = this.#readNow(sql, parameters);
    if (!rows) return undefined;
    for (const row of rows) Object.freeze(row);
    this.#kept.set(key, Object.freeze(rows));
    return rows;
  }

  /** Undefined while another process restores the journal: then it is waited for in the queue. */
  #readNow(sql: string, parameters: readonly unknown[]): object[] | undefined {
    try {
      return this.#statements.prepare(sql).all(parameters) as object[];
    } catch (error) {
      if (isBusy(error)) return undefined;
      throw error;
    }
  }

  #numberOf(sql: string): number {
    const known = this.#numbers.get(sql);
    if (known !== undefined) return known;
    this.#numbers.set(sql, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  #forgetChanged(): void {
    const { ownChanges } = this.#statements;
    const before = this.#othersChanges;
    if (!this.#isAsked) {
      this.#isAsked = true;
      setImmediate(() => (this.#isAsked = false));
      const [row] = this.#statements.prepare(OTHERS_CHANGES).all([]) as { number: number }[];
      this.#othersChanges = row?.number;
    }
    if (this.#othersChanges === before && ownChanges === this.#ownChanges) return;
    this.#ownChanges = ownChanges;
    this.#kept.clear();
  }
}
