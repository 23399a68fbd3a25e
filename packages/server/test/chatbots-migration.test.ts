import { sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { upgradeRow } from "../src/db/migrations/012-chatbots.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";

skipWithoutEngine();

const NOW = "2026-01-01T00:00:00.000Z";

test("TRU-35 the bots of stored points are kept by the step that makes them a column", async () => {
  const database = await freshDatabase();
  const connection = connect(database);
  const { db } = connection;
  try {
    await migrate(connection);
    // As it was before the step.
    await sql`drop index map_points_bot`.execute(db);
    await sql`alter table map_points drop column bot_id`.execute(db);
    await sql`drop table chatbots`.execute(db);
    await db.deleteFrom("migrations").where("name", "=", "012-chatbots").execute();
    await sql`insert into users (role, status, email, name, surname, entity, city, phone, facebook,
      instagram, twitter, created_at, updated_at) values ('super-admin', 1, 'a@b.c', '', '', '', '', '', '', '',
      '', ${NOW}, ${NOW})`.execute(db);
    await sql`insert into gymkhanas (owner_id, version, content, created_at, updated_at)
      values (1, 1, '{}', ${NOW}, ${NOW})`.execute(db);
    const contents = [{ chatbot: "b-1", name: { cas: "A" } }, { chatbot: "" }, { isFinal: true }];
    for (const [position, content] of contents.entries()) {
      await sql`insert into map_points (gymkhana_id, version, position, content, created_at, updated_at)
        values (1, 1, ${position}, ${JSON.stringify(content)}, ${NOW}, ${NOW})`.execute(db);
    }
    expect(await migrate(connection)).toEqual(["012-chatbots"]);
    const rows = await db
      .selectFrom("map_points")
      .select(["bot_id", "content"])
      .orderBy("id")
      .execute();
    expect(rows.map(({ bot_id, content }) => [bot_id, JSON.parse(content)])).toEqual([
      ["b-1", { name: { cas: "A" } }],
      [null, {}],
      [null, { isFinal: true }],
    ]);
  } finally {
    await connection.close();
    await database.remove();
  }
});

test("TRU-35 rows of an older archive are as the step makes them", () => {
  const row = { id: 1, content: '{"chatbot":"b-1","isFinal":true}' };
  expect(upgradeRow("map_points", row)).toEqual({
    id: 1,
    content: '{"isFinal":true}',
    bot_id: "b-1",
  });
  expect(upgradeRow("gymkhanas", row)).toEqual(row);
});
