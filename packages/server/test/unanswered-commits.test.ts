import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Schema } from "../src/db/schema.ts";
import { assetForm, pngFile } from "./support/assets.ts";
import { engine } from "./support/database.ts";
import { gymkhanaForm, newGymkhana, pointForm, testServer, type Form } from "./support/server.ts";
import { userForm } from "./support/users.ts";
import { openWire, type Wire } from "./support/wire.ts";

/** What PostgreSQL sends when a transaction is committed. */
const COMMITTED = Buffer.from("COMMIT\0");

describe.runIf(engine === "postgres")("a commit whose answer is lost", () => {
  const server = testServer();
  let wire: Wire;
  beforeAll(async () => {
    const direct = server.database.databaseUrl ?? "";
    wire = await openWire(direct);
    const url = new URL(direct);
    url.port = new URL(wire.url).port;
    await server.running.stop();
    await server.start({ DATABASE_URL: url.href });
  });
  afterAll(() => wire.cut());

  /** From now on, cuts the wire when the transaction that writes this table has been committed. */
  function loseCommitOf(table: keyof Schema): void {
    let written = false;
    wire.out = (chunk) => {
      written ||= chunk.includes(`insert into "${table}"`);
      return chunk;
    };
    wire.back = (chunk) => {
      if (!written || !chunk.includes(COMMITTED)) return chunk;
      wire.out = (passing) => passing;
      wire.back = (passing) => passing;
      void wire.cut().then(() => wire.mend());
      return undefined;
    };
  }

  const creations: [string, keyof Schema, string, () => Promise<Form>][] = [
    ["saveGymkhana", "gymkhanas", "supervisor", async () => gymkhanaForm()],
    [
      "createMapPoint",
      "map_points",
      "supervisor",
      async () => pointForm(await newGymkhana(server, server.person("supervisor"))),
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
