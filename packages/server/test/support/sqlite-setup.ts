import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "../../src/db/connection.ts";
import { migrate } from "../../src/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What has no rows and is up to date: the data folder of an embedded database, or the name of one of PostgreSQL's. */
    migrated: string;
  }
}

/** Brings one embedded database up to date for the whole run; each test file begins with a copy of it. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), "explorar-migrated-"));
  const connection = connect({ databaseUrl: undefined, dataDir });
  await migrate(connection);
  await connection.close();
  project.provide("migrated", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
