import { expect, test } from "vitest";
import { createExperience, testServer } from "./support/server.ts";

const server = testServer();

test("EXP-01 a list of thousands has each experience of its reader once, the newest first", async () => {
  const as = server.person("editor");
  const other = server.person("colleague").id;
  const first = await createExperience(server, as, { gymName: "La primera" });
  const { id, ...copied } = await server.db
    .selectFrom("gymkhanas")
    .selectAll()
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  const copy = (index: number) => ({
    ...copied,
    name: `Ruta ${index}`,
    owner_id: index % 10 ? as.id : other,
    access_code: null,
    request_id: null,
  });
  // More than are read at once, twice, and what others have among them.
  for (let from = 0; from < 4600; from += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => copy(from + index));
    await server.db.insertInto("gymkhanas").values(rows).execute();
  }
  const { body } = await server.call("getUserGymkhanas", { as });
  const listed = (JSON.parse(body.data) as { id: number }[]).map((row) => row.id);
  const own = await server.db
    .selectFrom("gymkhanas")
    .select("id")
    .where("owner_id", "=", as.id)
    .orderBy("id", "desc")
    .execute();
  expect(own).toHaveLength(4141);
  expect(listed).toEqual(own.map((row) => row.id));
  const again = await server.call("getUserGymkhanas", { as });
  expect(again.body.data).toBe(body.data);
  expect(listed.at(-1)).toBe(id);
});
