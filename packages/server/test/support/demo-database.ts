import { afterAll, beforeAll } from "vitest";
import { connect, type Connection } from "../../src/db/connection.ts";
import { migrate } from "../../src/db/migrate.ts";
import { seedDemo } from "../../src/demo/seed.ts";
import { available, freshDatabase, skipWithoutEngine, type TestDatabase } from "./database.ts";

/** A database with the demo, for the tests of a file that start servers of their own on it. */
export function demoDatabase(): { env: TestDatabase["env"]; connection: Connection } {
  skipWithoutEngine();
  let database: TestDatabase;
  let connection: Connection | undefined;
  beforeAll(async () => {
    if (!available) return;
    database = await freshDatabase();
    connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
    await migrate(connection);
    await seedDemo(connection);
  });
  afterAll(async () => {
    await connection?.close();
    await database?.remove();
  });
  return {
    get env() {
      return database.env;
    },
    get connection() {
      if (!connection) throw new Error("The database is not there yet");
      return connection;
    },
  };
}
