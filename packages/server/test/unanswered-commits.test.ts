import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Schema } from "../src/db/schema.ts";
import { assetForm, pngFile } from "./support/assets.ts";
import { engine } from "./support/database.ts";
import {
  cover,
  experienceForm,
  createExperience,
  pointForm,
  testServer,
  type Form,
} from "./support/server.ts";
import { userForm } from "./support/users.ts";
import { openTcpProxy, type TcpProxy } from "./support/tcp-proxy.ts";

/** What PostgreSQL sends when a transaction is committed. */
const COMMITTED = Buffer.from("COMMIT\0");

describe.runIf(engine === "postgres")("a commit whose answer is lost", () => {
  const server = testServer();
  let proxy: TcpProxy;
  beforeAll(async () => {
    const direct = server.database.databaseUrl ?? "";
    proxy = await openTcpProxy(direct);
    const url = new URL(direct);
    url.port = new URL(proxy.url).port;
    await server.running.stop();
    await server.start({ DATABASE_URL: url.href });
  });
  afterAll(() => proxy.cut());

  /** From now on, cuts the connection when the transaction that writes this table has been committed. */
  function loseCommitOf(table: keyof Schema): void {
    let written = false;
    proxy.out = (chunk) => {
      written ||= chunk.includes(`insert into "${table}"`);
      return chunk;
    };
    proxy.back = (chunk) => {
      if (!written || !chunk.includes(COMMITTED)) return chunk;
      proxy.out = (passing) => passing;
      proxy.back = (passing) => passing;
      void proxy.cut().then(() => proxy.mend());
      return undefined;
    };
  }

  const creations: [string, keyof Schema, string, () => Promise<Form>][] = [
    [
      "saveGymkhana",
      "gymkhanas",
      "supervisor",
      async () => experienceForm({ gymModelId: await cover(server) }),
    ],
    [
      "createMapPoint",
      "map_points",
      "supervisor",
      async () => pointForm(await createExperience(server, server.person("supervisor"))),
    ],
    ["createUser", "users", "supervisor", async () => userForm()],
    [
      "uploadAsset",
      "assets",
      "supervisor",
      async () => assetForm({ file: await pngFile(), allowCopy: "true" }),
    ],
    [
      "uploadEditors",
      "users",
      "supervisor",
      async () => ({ csvFile: new Blob(["name,surname,email\nOna,Mas,ona@example.com\n"]) }),
    ],
  ];

  test.each(creations)(
    "TRU-36, TRU-32 %s is 503, and once more with its requestId finds what was made",
    async (operation, table, name, formOf) => {
      const as = server.person(name);
      const form = { ...(await formOf()), requestId: `unanswered-${operation}` };
      const count = async () => (await server.db.selectFrom(table).select("id").execute()).length;
      const before = await count();
      loseCommitOf(table);
      const lost = await server.call(operation, { as, form });
      expect([lost.status, lost.body.data.translation_key]).toEqual([503, "ERRORS.unavailable"]);
      const again = await server.call(operation, { as, form });
      expect([again.status, again.body.success]).toEqual([200, true]);
      expect(await count()).toBe(before + 1);
      const unkept = server.db.selectFrom("stored_files").selectAll().where("state", "!=", "kept");
      expect(await unkept.execute()).toEqual([]);
    },
  );
});
