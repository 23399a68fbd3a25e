import { expect, test } from "vitest";
import { compiledQuery } from "../src/db/compiled-query.ts";
import { testServer } from "./support/server.ts";

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
  const [admin, editor] = [server.person("admin"), server.person("editor")];
  expect(await roleOf(server.db, { email: admin.email, status: 1 })).toEqual([{ role: "admin" }]);
  expect(await roleOf(server.db, { email: admin.email, status: 0 })).toEqual([]);
  await server.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("users")
      .set({ role: "supervisor" })
      .where("id", "=", editor.id)
      .execute();
    expect(await roleOf(transaction, { email: editor.email, status: 1 })).toEqual([
      { role: "supervisor" },
    ]);
  });
  expect(built).toBe(1);
});
