import type { CompiledQuery } from "kysely";
import { expect, vi } from "vitest";
import type { Db } from "../../src/db/connection.ts";
import { DirectReads } from "../../src/db/sqlite-direct-reads.ts";
import type { CallOptions, TestServer } from "./server.ts";

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

/** The statements of a call: those of the shortest of ten, since jobs in the background ask as well. */
export async function statementsOfCall(
  server: TestServer,
  id: string,
  options: () => CallOptions,
): Promise<CompiledQuery[]> {
  let shortest: CompiledQuery[] | undefined;
  for (let call = 0; call < 10; call += 1) {
    const watched = watchStatements(server.db);
    const { status } = await server.call(id, options());
    const all = watched.stop();
    expect({ id, status }).toEqual({ id, status: 200 });
    if (!shortest || all.length < shortest.length) shortest = all;
  }
  return shortest ?? [];
}

/** How many statements a call runs, and how many rows they give: the fewest of ten, as above. */
export async function workOfCall(
  server: TestServer,
  id: string,
  options: () => CallOptions,
): Promise<{ statements: number; rows: number }> {
  const works: { statements: number; rows: number }[] = [];
  const executor = server.db.getExecutor();
  const executors = Object.getPrototypeOf(Object.getPrototypeOf(executor)) as Executors;
  for (let call = 0; call < 10; call += 1) {
    const queued = vi.spyOn(executors, "executeQuery");
    await server.call(id, options());
    // A job that an earlier file's server left behind may ask a database that is closed by now.
    const results = await Promise.allSettled(
      queued.mock.results.map(({ value }) => value as Promise<Given>),
    );
    queued.mockRestore();
    const rows = results.reduce((sum, given) => sum + rowsOf(given), 0);
    works.push({ statements: results.length, rows });
  }
  return {
    statements: Math.min(...works.map(({ statements }) => statements)),
    rows: Math.min(...works.map(({ rows }) => rows)),
  };
}

interface Given {
  rows?: readonly unknown[];
}

const rowsOf = (given: PromiseSettledResult<Given | undefined>): number =>
  given.status === "fulfilled" ? (given.value?.rows?.length ?? 0) : 0;
