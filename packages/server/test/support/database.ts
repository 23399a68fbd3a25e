import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeEach, inject } from "vitest";

/** The engine that this run of the suite is about. */
export const engine = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "sqlite";

/** Whether the engine is there at all; where PostgreSQL is not, every test is skipped. */
export const available = engine === "sqlite" || inject("postgresUrl") !== "";

/** Registers the skip for a test file. */
export function skipWithoutEngine(): void {
  beforeEach((context) => context.skip(!available, "PostgreSQL is not installed"));
}

/** A fresh data folder and, for PostgreSQL, a fresh database. */
export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The environment that points a server process at it. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** A database that is up to date already, which saves each file the time of all migrations. */
export async function migratedDatabase(): Promise<TestDatabase> {
  const migrated = inject("migrated");
  if (engine === "postgres") return freshDatabase(undefined, migrated);
  const database = await freshDatabase();
  cpSync(migrated, database.dataDir, { recursive: true });
  return database;
}

/**
 * @param clusterUrl maintenance database of the cluster to use instead of the run's own
 * @param template name of a database in the cluster that it begins as a copy of
 */
export async function freshDatabase(clusterUrl?: string, template?: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "explorar-test-"));
  const cluster = engine === "postgres" ? (clusterUrl ?? inject("postgresUrl")) : undefined;
  const databaseUrl = cluster && (await createDatabase(cluster, template));
  return {
    dataDir,
    databaseUrl,
    env: { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      if (cluster && databaseUrl && !clusterUrl) {
        await asOwner(cluster, `drop database "${nameOf(databaseUrl)}" with (force)`);
      }
    },
  };
}

async function createDatabase(cluster: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const from = template === undefined ? "" : ` template "${template}"`;
  await asOwner(cluster, `create database "${name}"${from}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function asOwner(cluster: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
