import type { TestProject } from "vitest/node";
import { postgresPrograms, startPostgres } from "../../../../tools/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A cluster's maintenance database; empty where there is no PostgreSQL. */
    postgresUrl: string;
    /** Folder of PostgreSQL's programs; empty where there are none. */
    postgresPrograms: string;
  }
}

/** One cluster for the whole run; each test file makes its own database in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (!programs) {
    const missing = "PostgreSQL is not installed (Debian: apt-get install postgresql)";
    if (process.env["CI"]) throw new Error(missing);
    process.stderr.write(`NOT RUN: the tests of PostgreSQL. ${missing}\n`);
  }
  const cluster = programs ? await startPostgres(programs) : undefined;
  project.provide("postgresUrl", cluster?.url ?? "");
  project.provide("postgresPrograms", programs ?? "");
  return async () => cluster?.stop();
}
