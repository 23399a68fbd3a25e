import type { CompiledQuery } from "kysely";
import { vi } from "vitest";
import type { Db } from "../../src/db/connection.ts";
import { DirectReads } from "../../src/db/sqlite.ts";

/** The class of all query executors, so that statements in transactions are seen too. */
interface Executors {
  executeQuery(query: CompiledQuery): Promise<unknown>;
}

/** Watches the statements that are run, begin and commit left out, until `stop` gives them. */
export function watchStatements(db: Db): { stop(): CompiledQuery[] } {
  const executor = db.getExecutor();
  const executors = Object.getPrototypeOf(Object.getPrototypeOf(executor)) as Executors;
  const queued = vi.spyOn(executors, "executeQuery");
  const direct = vi.spyOn(DirectReads.prototype, "read");
  return {
    stop() {
      const answered = direct.mock.calls.filter(
        (_call, at) => direct.mock.results[at]?.value !== undefined,
      );
      const all = [...queued.mock.calls, ...answered].map(([query]) => query);
      queued.mockRestore();
      direct.mockRestore();
      return all;
    },
  };
}
