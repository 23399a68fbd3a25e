import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { connect, type Db } from "../src/db/connection.ts";
import { findVisible } from "../src/access/repository.ts";
import { listVisible } from "../src/experiences/list-repository.ts";
import { listPoints } from "../src/points/repository.ts";
import { findMember } from "../src/resources/member-repository.ts";
import { engine } from "./support/database.ts";
import { createExperience, newPoint, testServer } from "./support/server.ts";

const server = testServer();

/** What a connection keeps prepared of the users, and how often it ran each. */
async function prepared(connection: Db): Promise<{ name: string; runs: number }[]> {
  const { rows } = await sql<{ name: string; runs: number }>`
    select name, generic_plans + custom_plans as runs
    from pg_prepared_statements where statement like '%"users"."id" = $%'`.execute(connection);
  return rows;
}

describe.runIf(engine === "postgres")("on PostgreSQL", () => {
  test("a compiled query is prepared once for a connection, whatever its values", async () => {
    const ids = ["admin", "editor", "admin"].map((name) => server.person(name).id);
    const { databaseUrl, dataDir } = server.database;
    const own = connect({ databaseUrl, dataDir });
    await own.db.connection().execute(async (connection) => {
      for (const id of ids) expect((await findMember(connection, id))?.user.id).toBe(id);
      const [first, ...others] = await prepared(connection);
      expect(first).toEqual({ name: expect.stringMatching(/^[\w-]{43}$/), runs: 3 });
      expect(others).toEqual([]);
    });
    await own.close();
  });

  test("nothing is prepared where that is turned off", async () => {
    const { id } = server.person("admin");
    const { databaseUrl, dataDir } = server.database;
    const own = connect({ databaseUrl, dataDir, preparedStatements: false });
    await own.db.connection().execute(async (connection) => {
      expect((await findMember(connection, id))?.user.id).toBe(id);
      expect(await prepared(connection)).toEqual([]);
    });
    await own.close();
  });

  test("columns that a newer node adds to any table do not disturb open connections", async () => {
    const as = server.person("editor");
    const { id, role, email } = as;
    const viewer = { id, role, email, sessionId: "", address: "" };
    const gymId = await createExperience(server, as);
    await newPoint(server, as, gymId);
    const answers = async () => {
      const calls = [
        await server.call("getMe", { as }),
        await server.call("getUserGymkhanas", { as }),
        await server.call("getGymkhanaById", { as, query: { gymId } }),
      ];
      return calls.map(({ status, body }) => ({ status, body }));
    };
    const selects = async (connection: Db) => [
      await findMember(connection, as.id),
      await listVisible(connection, viewer),
      await findVisible(connection, viewer, gymId),
      await listPoints(connection, gymId),
    ];
    // Held, so that the selects before and after are those of one connection.
    await server.db.connection().execute(async (connection) => {
      const selected = await selects(connection);
      // After the fifth time, PostgreSQL may go on with a plan that is the same for all values.
      for (let time = 2; time <= 6; time += 1) await selects(connection);
      const answered = await answers();
      expect(answered.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { name } of await server.db.introspection.getTables()) {
        const table = sql.table(name);
        await sql`alter table ${table} add column newer text default 'x'`.execute(server.db);
      }
      expect(await sql`select newer from users limit 1`.execute(connection)).toMatchObject({
        rows: [{ newer: "x" }],
      });
      expect(await selects(connection)).toEqual(selected);
      expect(await answers()).toEqual(answered);
    });
  });
});
