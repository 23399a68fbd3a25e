import { beforeAll, describe, expect, test } from "vitest";
import { join } from "node:path";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { makeBackup } from "../src/backup/backup.ts";
import { restoreBackup } from "../src/backup/restore.ts";
import { openLocalDisk } from "../src/storage/local-disk.ts";
import { newImage } from "./support/assets.ts";
import { available, freshDatabase } from "./support/database.ts";
import { testServer, type Form, type Person } from "./support/server.ts";
import { newBranch } from "./support/users.ts";

const server = testServer();
let as: Person;

beforeAll(async () => {
  if (available) as = (await newBranch(server)).editors[0]!;
});

const asset = (who = as) => newImage(server, who);
const tagsOf = async (id: number): Promise<string[]> =>
  (await server.call("getUserModels", { as, query: { id } })).body.data[0].tags;
const change = (idMods: number[], { add, remove }: { add?: string[]; remove?: string[] }) =>
  server.call("tagAssets", {
    as,
    form: {
      idMods: JSON.stringify(idMods),
      ...(add ? { add: JSON.stringify(add) } : {}),
      ...(remove ? { remove: JSON.stringify(remove) } : {}),
    },
  });
const update = (idMod: number, form: Form) =>
  server.call("updateAsset", {
    as,
    form: { idMod, name: "N", description: "D", category: 1, ...form },
  });
const twenty = Array.from({ length: 20 }, (_, index) => `Tag ${index}`);

describe("tags of an asset", () => {
  test("LIB-02 are written with its data, in the order of the alphabet, and stay where nothing is said of them", async () => {
    const id = await asset();
    await update(id, { tags: JSON.stringify(["Verano", "árbol", "  ÁRBOL "]) });
    expect(await tagsOf(id)).toEqual(["árbol", "Verano"]);
    await update(id, { name: "Otro" });
    expect(await tagsOf(id)).toEqual(["árbol", "Verano"]);
    await update(id, { tags: "[]" });
    expect(await tagsOf(id)).toEqual([]);
  });

  test("LIB-02 have a limit in number and length, and no comma", async () => {
    const id = await asset();
    expect((await update(id, { tags: JSON.stringify(twenty) })).body.success).toBe(true);
    for (const wrong of [[...twenty, "x"], ["x".repeat(41)], ["a,b"], ["a\nb"], [" "], [1]]) {
      expect((await update(id, { tags: JSON.stringify(wrong) })).status).toBe(400);
    }
    expect(await tagsOf(id)).toHaveLength(20);
  });

  test("LIB-02 are filters, whatever the case and the accents; one of several is enough", async () => {
    const [a, b, c] = [await asset(), await asset(), await asset()];
    await change([a], { add: ["Río Ter"] });
    await change([b], { add: ["Muralla"] });
    const found = async (tags: string) =>
      (await server.call("getUserModels", { as, query: { tags } })).body.data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await found("RIO  TER")).toEqual([a]);
    expect(await found("rio ter,muralla")).toEqual([b, a]);
    expect(await found("río")).toEqual([]);
    expect(await found(",")).toEqual([]);
    expect(await found("muralla")).not.toContain(c);
  });

  test("TRU-37 a change of tags is in the log, one that changes nothing is not", async () => {
    const id = await newImage(server, as, { name: "N", description: "D" });
    await change([id], { add: ["Mar"] });
    await change([id], { add: ["MAR"] });
    await update(id, { tags: '["Mar"]' });
    const entries = await server.db
      .selectFrom("audit")
      .select("details")
      .where("subject", "=", `asset ${id}`)
      .where("event", "=", "file-change")
      .orderBy("id")
      .execute();
    expect(entries.map(({ details }) => (JSON.parse(details) as Form)["changed"])).toEqual([
      "tags",
      "",
    ]);
  });
});

describe("tags of several assets", () => {
  test("LIB-02 are added and taken away, and those that they have stay as they are", async () => {
    const [a, b] = [await asset(), await asset()];
    await change([a], { add: ["Mar", "Sol"] });
    await change([a, b, a], { add: ["MAR", "Luna"], remove: ["sol"] });
    expect([await tagsOf(a), await tagsOf(b)]).toEqual([
      ["Luna", "Mar"],
      ["Luna", "MAR"],
    ]);
  });

  test("LIB-02 none gets any where one would have too many", async () => {
    const [full, free] = [await asset(), await asset()];
    await change([full], { add: twenty });
    const { body } = await change([full, free], { add: ["Otra"] });
    expect(body.data).toEqual({ translation_key: "ASSET_ERRORS.tooManyTags", full: [full] });
    expect(await tagsOf(free)).toEqual([]);
    expect((await change([full, free], { add: ["Otra"], remove: ["tag 3"] })).body.success).toBe(
      true,
    );
  });

  test("TRU-15, LIB-06 none gets any where one is another user's", async () => {
    const [mine, foreign] = [await asset(), await asset(server.person("stranger"))];
    expect((await change([mine, foreign], { add: ["Mar"] })).status).toBe(404);
    expect(await tagsOf(mine)).toEqual([]);
  });
});

test("LIB-02 a deleted asset leaves no tags behind", async () => {
  const id = await asset();
  await change([id], { add: ["Mar"] });
  await server.call("deleteAsset", { as, form: { idMod: id } });
  const left = server.db.selectFrom("asset_tags").selectAll().where("asset_id", "=", id);
  expect(await left.execute()).toEqual([]);
});

test("TRU-35 an archive carries the tags", async () => {
  const id = await asset();
  await change([id], { add: ["Río", "Mar"] });
  const database = await freshDatabase();
  const target = connect(database);
  const source = await openLocalDisk(join(server.settings.dataDir, "files"));
  const storage = await openLocalDisk(join(database.dataDir, "files"));
  const archive = `${database.dataDir}/backup.tar.gz`;
  await makeBackup(server.running.connection, source, archive);
  await migrate(target);
  await restoreBackup(target, storage, archive, database.dataDir);
  const tags = await target.db
    .selectFrom("asset_tags")
    .select(["folded", "tag"])
    .where("asset_id", "=", id)
    .orderBy("folded")
    .execute();
  expect(tags).toEqual([
    { folded: "mar", tag: "Mar" },
    { folded: "rio", tag: "Río" },
  ]);
  await target.close();
  await database.remove();
});
