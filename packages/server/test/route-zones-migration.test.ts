import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../src/db/migrate.ts";
import { publishedRoute } from "./support/visits.ts";
import { testServer } from "./support/server.ts";

const server = testServer();

test("TRU-35 what was published before keeps the days of its place", async () => {
  const editor = server.person("editor");
  const { connection } = server.running;
  const { db } = connection;
  const { id: mainland } = await publishedRoute(server, editor);
  const { id: island } = await publishedRoute(server, editor);
  const place = { lat: 28.47, lon: -16.25 };
  await db
    .updateTable("publications")
    .set({ summary: JSON.stringify({ place }) })
    .where("gymkhana_id", "=", island)
    .execute();
  // As it was before the step.
  await sql`alter table gymkhanas drop column time_zone`.execute(db);
  await db.deleteFrom("migrations").where("name", "=", "056-route-zones").execute();
  expect(await migrate(connection)).toEqual(["056-route-zones"]);
  const rows = await db.selectFrom("gymkhanas").select(["id", "time_zone"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: mainland, time_zone: "Europe/Madrid" },
    { id: island, time_zone: "Atlantic/Canary" },
  ]);
});
