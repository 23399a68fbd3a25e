import type { CompiledQuery, QueryExecutor } from "kysely";
import { expect, vi } from "vitest";
import type { Db } from "../../src/db/connection.ts";
import { DirectReads } from "../../src/db/sqlite-direct-reads.ts";
import type { CallOptions, TestServer } from "./server.ts";

/** The class of all query executors, so that statements in transactions are seen too. */
interface Executors {
  executeQuery(query: CompiledQuery): Promise<Given | undefined>;
}

interface Given {
  rows?: readonly unknown[];
}

/**
 * Spies on the statements of one database. Servers of earlier test files, whose jobs may not have ended, share the class; the
 * executors of one database share its adapter.
 */
function spyOn(db: Db) {
  const executor = db.getExecutor();
  const executors = Object.getPrototypeOf(Object.getPrototypeOf(executor)) as Executors;
  const spy = vi.spyOn(executors, "executeQuery");
  const isOwn = (_call: unknown, at: number) =>
    (spy.mock.contexts[at] as QueryExecutor).adapter === executor.adapter;
  return {
    queries: () => spy.mock.calls.filter(isOwn).map(([query]) => query),
    answers: () => spy.mock.results.filter(isOwn).map(({ value }) => value as Promise<Given>),
    restore: () => spy.mockRestore(),
  };
}

/** Watches the statements that are run, begin and commit left out, until `stop` gives them. */
export function watchStatements(db: Db): { stop(): CompiledQuery[] } {
  const queued = spyOn(db);
  const direct = vi.spyOn(DirectReads.prototype, "read");
  return {
    stop() {
      const answered = direct.mock.calls.filter(
        (_call, at) => direct.mock.results[at]?.value !== undefined,
      );
      const all = [...queued.queries(), ...answered.map(([query]) => query)];
      queued.restore();
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
  for (let call = 0; call < 10; call += 1) {
    const queued = spyOn(server.db);
    await server.call(id, options());
    const results = await Promise.all(queued.answers());
    queued.restore();
    const rows = results.reduce((sum, given) => sum + (given.rows?.length ?? 0), 0);
    works.push({ statements: results.length, rows });
  }
  return {
    statements: Math.min(...works.map(({ statements }) => statements)),
    rows: Math.min(...works.map(({ rows }) => rows)),
  };
}
