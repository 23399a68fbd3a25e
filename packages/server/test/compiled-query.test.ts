import { setImmediate } from "node:timers/promises";
import type { Compilable, CompiledQuery } from "kysely";
import { describe, expect, test } from "vitest";
import { compiledQuery } from "../src/db/compiled-query.ts";
import { connect, type Db } from "../src/db/connection.ts";
import { deleteDropped } from "../src/plays/dropped.ts";
import { engine } from "./support/database.ts";
import { type CallOptions, createExperience, newPoint, testServer } from "./support/server.ts";
import { statementsOfCall, watchStatements } from "./support/statements.ts";

const server = testServer();

test("a compiled query is built once, and each run gets its own values, in a transaction too", async () => {
  let built = 0;
  const roleOf = compiledQuery((db, { email, status }: { email: string; status: 1 | 0 }) => {
    built += 1;
    return db
      .selectFrom("users")
      .select("role")
      .where("status", "=", status)
      .where("email", "=", email);
  });
  const [admin, supervisor] = [server.person("admin"), server.person("supervisor")];
  expect(await roleOf(server.db, { email: admin.email, status: 1 })).toEqual([{ role: "admin" }]);
  expect(await roleOf(server.db, { email: admin.email, status: 0 })).toEqual([]);
  await server.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("users")
      .set({ role: "editor" })
      .where("id", "=", supervisor.id)
      .execute();
    expect(await roleOf(transaction, { email: supervisor.email, status: 1 })).toEqual([
      { role: "editor" },
    ]);
  });
  expect(built).toBe(1);
});

test("a compiled query does not see what an open transaction has written, nor what it takes back", async () => {
  const nameOf = compiledQuery((db, { id }: { id: number }) =>
    db.selectFrom("users").select("name").where("id", "=", id),
  );
  const { id } = server.person("editor");
  const [before] = await nameOf(server.db, { id });
  let reading: Promise<unknown> | undefined;
  const taken = server.db.transaction().execute(async (transaction) => {
    await transaction.updateTable("users").set({ name: "Other" }).where("id", "=", id).execute();
    expect(await nameOf(transaction, { id })).toEqual([{ name: "Other" }]);
    reading = nameOf(server.db, { id });
    // On PostgreSQL it has its own connection; on SQLite it waits for the transaction's end.
    if (engine === "postgres") await reading;
    throw new Error("taken back");
  });
  await expect(taken).rejects.toThrow("taken back");
  expect(await reading).toEqual([before]);
});

test("a compiled query sees at once what its own connection and another one have changed", async () => {
  const cityOf = compiledQuery((db, { id }: { id: number }) =>
    db.selectFrom("users").select("city").where("id", "=", id),
  );
  const { id } = server.person("editor");
  const { databaseUrl, dataDir } = server.settings;
  const other = connect({ databaseUrl, dataDir });
  try {
    for (const [db, city] of [
      [server.db, "Vic"],
      [other.db, "Olot"],
      [server.db, "Reus"],
      [other.db, "Berga"],
    ] as const) {
      await cityOf(server.db, { id });
      await db.updateTable("users").set({ city }).where("id", "=", id).execute();
      // Whoever learns of the other's change does so in a later turn of the event loop.
      await setImmediate();
      const rows = await cityOf(server.db, { id });
      expect(rows).toEqual([{ city }]);
      // Only SQLite's are kept.
      expect((await cityOf(server.db, { id })) === rows).toBe(engine === "sqlite");
    }
    const [row] = await cityOf(server.db, { id });
    expect(Object.isFrozen(row)).toBe(engine === "sqlite");
  } finally {
    await other.close();
  }
});

test.each<[string, (db: Db) => Compilable<object>]>([
  ["of one table", (db: Db) => db.selectFrom("users").selectAll()],
  [
    "of one table among others",
    (db: Db) =>
      db.selectFrom("users").innerJoin("sessions", "user_id", "users.id").selectAll("sessions"),
  ],
])("a compiled query that selects whatever columns there are is refused: %s", async (_, build) => {
  const all = compiledQuery(build);
  await expect(all(server.db, {})).rejects.toThrow("Its columns have no names");
});

async function queriesOf(id: string, options: CallOptions): Promise<CompiledQuery[]> {
  const all = await statementsOfCall(server, id, () => options);
  return all.filter(({ sql }) => sql.startsWith("select") && sql.includes("?"));
}

async function planOf(query: CompiledQuery): Promise<string> {
  const sql = `explain query plan ${query.sql}`;
  const { rows } = await server.db.executeQuery<{ detail: string }>({ ...query, sql });
  return rows.map(({ detail }) => detail).join("\n");
}

describe.runIf(engine === "sqlite")("on SQLite", () => {
  test("queries of frequent calls are planned without their values, by indexes", async () => {
    const as = server.person("editor");
    const gymId = await createExperience(server, as);
    await newPoint(server, as, gymId);
    const queries = [
      ...(await queriesOf("getMe", { as })),
      ...(await queriesOf("getUserGymkhanas", { as })),
      ...(await queriesOf("getGymkhanaById", { as, query: { gymId } })),
    ];
    expect(queries).toHaveLength(2 + 2 + 5);
    for (const query of queries) {
      expect(query.sql.replaceAll("(select ?)", "")).not.toContain("?");
      expect(await planOf(query)).not.toMatch(/^SCAN (?!CONSTANT)/m);
    }
  });

  test("deleted experiences are found by their index, whose plays are looked for again and again", async () => {
    const watched = watchStatements(server.db);
    await deleteDropped(server.running.connection);
    const queries = watched.stop().filter(({ sql }) => sql.includes("play_sums"));
    expect(queries).not.toEqual([]);
    for (const query of queries)
      expect(await planOf(query)).toMatch(/gymkhanas USING.* gymkhanas_deleted/);
  });

  test("the list of experiences takes what it tells of points from an index, and reads no point", async () => {
    const as = server.person("editor");
    const queries = await queriesOf("getUserGymkhanas", { as });
    const list = queries.find(({ sql }) => sql.includes("map_points"));
    const plan = list ? await planOf(list) : "";
    expect(plan.match(/map_points/g)).toHaveLength(4);
    expect(plan.match(/map_points USING COVERING INDEX map_points_route/g)).toHaveLength(2);
  });
});
