import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { connect, isDatabaseDown } from "../src/db/connection.ts";
import { engine, freshDatabase } from "./support/database.ts";
import {
  cover,
  experienceForm,
  createExperience,
  testServer,
  type Answer,
} from "./support/server.ts";

describe.runIf(engine === "sqlite")("a database that may not grow", () => {
  const server = testServer();

  test("TRU-36 fails a transaction with the reason, although SQLite has rolled it back itself", async () => {
    const database = await freshDatabase();
    const connection = connect(database);
    await sql`create table notes (text text)`.execute(connection.db);
    await sql`pragma max_page_count = 20`.execute(connection.db);
    const failure = await connection.db
      .transaction()
      .execute(async (transaction) => {
        for (;;) await sql`insert into notes values (${"x".repeat(3000)})`.execute(transaction);
      })
      .catch((error: unknown) => error);
    expect([failure, isDatabaseDown(failure)]).toMatchObject([{ code: "SQLITE_FULL" }, true]);
    await connection.close();
    await database.remove();
  });

  test("TRU-36 answers 503, keeps nothing of that save, and saves again once there is room", async () => {
    const as = server.person("editor");
    const gymModelId = await cover(server);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.db);
    const grow = (pages: number) =>
      sql`pragma max_page_count = ${sql.lit(pages)}`.execute(server.db);
    await grow(rows[0]?.page_count ?? 0);
    // So long that it hardly ever fits into what is left of a page: it is the save that finds no room.
    const form = () => experienceForm({ gymDescription: "Una ruta. ".repeat(190), gymModelId });
    const saved: number[] = [];
    let answer: Answer;
    for (;;) {
      answer = await server.call("saveGymkhana", { as, form: form() });
      if (answer.status !== 200) break;
      saved.push(answer.body.data.id);
    }
    expect([answer.status, answer.body.data.translation_key]).toEqual([503, "ERRORS.unavailable"]);
    await grow(1_000_000);
    const there = await server.db.selectFrom("gymkhanas").select("id").orderBy("id").execute();
    expect(there.map(({ id }) => id)).toEqual(saved);
    expect(await createExperience(server, as, form())).toBeGreaterThan(saved.at(-1) ?? 0);
  });
});
