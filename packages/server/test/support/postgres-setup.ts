import pg from "pg";
import type { TestProject } from "vitest/node";
import { postgresPrograms, startPostgres } from "../../../../tools/postgres.ts";
import { connect } from "../../src/db/connection.ts";
import { migrate } from "../../src/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A cluster's maintenance database; empty where there is no PostgreSQL. */
    postgresUrl: string;
    /** Folder of PostgreSQL's programs; empty where there are none. */
    postgresPrograms: string;
  }
}

/** One cluster for the whole run; each test file makes its own database in it, mostly as a copy of one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (!programs) {
    const missing = "PostgreSQL is not installed (Debian: apt-get install postgresql)";
    if (process.env["CI"]) throw new Error(missing);
    process.stderr.write(`NOT RUN: the tests of PostgreSQL. ${missing}\n`);
  }
  const cluster = programs ? await startPostgres(programs) : undefined;
  project.provide("migrated", cluster ? await makeMigrated(cluster.url) : "");
  project.provide("postgresUrl", cluster?.url ?? "");
  project.provide("postgresPrograms", programs ?? "");
  return async () => cluster?.stop();
}

/** Makes a database that is up to date, and returns its name. */
async function makeMigrated(cluster: string): Promise<string> {
  const name = "migrated";
  const owner = new pg.Client({ connectionString: cluster });
  await owner.connect();
  await owner.query(`create database ${name}`);
  await owner.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  const connection = connect({ databaseUrl: url.href, dataDir: "" });
  await migrate(connection);
  await connection.close();
  return name;
}
