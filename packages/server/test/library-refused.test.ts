import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { assetForm, fileOf, mp3, newImage, newModel, pngFile } from "./support/assets.ts";
import { available, engine } from "./support/database.ts";
import { testServer, type Form, type Person } from "./support/server.ts";
import { holdings } from "./support/stored.ts";
import { newBranch } from "./support/users.ts";

/* What a refused file leaves behind: nothing, in whatever state, at once. */

const server = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const upload = (form: Form, who = as) =>
  server.call("uploadAsset", { as: who, form: assetForm(form) });
const change = (idMod: number, fields: Form = {}, who = as) =>
  server.call("updateAsset", {
    as: who,
    form: { idMod, name: "Otra", description: "Otro texto", category: 2, ...fields },
  });

/** Rows of files that no record refers to. */
async function unkept(): Promise<string[]> {
  return (await holdings(server)).rows.filter((row) => !row.endsWith(" kept"));
}

describe("an upload", () => {
  test("USR-14 that does not fit into the branch's bytes leaves nothing behind", async () => {
    const { editors } = await newBranch(server, { max_bytes: 20 });
    const before = await holdings(server);
    const { body } = await upload({ file: await pngFile() }, editors[0]);
    expect(body.data.translation_key).toBe("ERRORS.storageLimitReached");
    await expect.poll(() => holdings(server)).toEqual(before);
  });

  test("USR-14 without room is refused before anybody looks into it", async () => {
    const { editors } = await newBranch(server, { max_files: 1, max_bytes: 20_000 });
    const thumbnail = await pngFile();
    const reasons = [];
    const model = { type: 0, file: fileOf(randomBytes(20_001), "no model.zip"), thumbnail };
    reasons.push((await upload(model, editors[0])).body.data.translation_key);
    await upload({ type: 2, file: fileOf(mp3(30), "a.mp3") }, editors[0]);
    const sound = { type: 2, file: fileOf("no sound", "a.mp3") };
    reasons.push((await upload(sound, editors[0])).body.data.translation_key);
    expect(reasons).toEqual(["ERRORS.storageLimitReached", "ERRORS.fileLimitReached"]);
  });

  test("USR-14 the losers of a race for the last place leave nothing behind", async () => {
    const { editors } = await newBranch(server, { max_files: 1 });
    const files = await Promise.all([pngFile(), pngFile(), pngFile()]);
    const before = await holdings(server);
    const answers = await Promise.all(files.map((file) => upload({ file }, editors[0])));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    await expect.poll(unkept).toEqual([]);
    const after = await holdings(server);
    // The content and two pictures of it.
    expect(after.rows.length - before.rows.length).toBe(3);
    expect(after.stored.length - before.stored.length).toBe(3);
  });

  test("USR-14 of the same file at once, what is not taken leaves nothing behind", async () => {
    const file = await pngFile({ width: 341 });
    const before = await holdings(server);
    await Promise.all([1, 2, 3, 4].map(() => upload({ file })));
    await expect.poll(unkept).toEqual([]);
    const after = await holdings(server);
    expect(after.stored.length - before.stored.length).toBe(3);
  });

  test("USR-14 that is sent twice at once under one request is stored once", async () => {
    const form = { file: await pngFile(), requestId: "sent-twice-at-once", allowCopy: "true" };
    const before = await holdings(server);
    const answers = await Promise.all([upload(form), upload(form), upload(form)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    await expect.poll(unkept).toEqual([]);
    expect((await holdings(server)).stored.length - before.stored.length).toBe(3);
  });

  test("TRU-13 of somebody who is deleted meanwhile leaves nothing behind", async () => {
    const leaver = await server.addPerson("leaver", "editor", "supervisor");
    const boss = server.person("supervisor");
    const before = await holdings(server);
    const uploads = [1, 2, 3].map(async () => upload({ file: await pngFile() }, leaver));
    await server.call("deleteUser", { as: boss, form: { id: leaver.id } });
    const taken = (await Promise.all(uploads)).filter(({ body }) => body.success);
    await expect.poll(unkept).toEqual([]);
    expect((await holdings(server)).stored.length - before.stored.length).toBe(3 * taken.length);
    const { body } = await server.call("getUserModels", { as: boss });
    const ids = body.data.map((asset: { id: number }) => asset.id);
    expect(ids).toEqual(expect.arrayContaining(taken.map(({ body: { data } }) => data.id)));
  });

  test("TRU-36 that the database fails over leaves nothing behind", async () => {
    const before = await holdings(server);
    await breakNaming("unwritable");
    const form = assetForm({ file: await pngFile(), name: "unwritable" });
    const { status } = await raw("/library2ixr/uploadFile", form);
    expect(status).toBe(500);
    await expect.poll(() => holdings(server)).toEqual(before);
  });
});

/** From now on the database takes no asset of that name. */
async function breakNaming(name: string): Promise<void> {
  const rule = sql.lit(name);
  await (
    engine === "sqlite"
      ? sql`create trigger no_such_name before insert on assets when new.name = ${rule}
            begin select raise(abort, 'no'); end`
      : sql`alter table assets add constraint no_such_name check (name <> ${rule})`
  ).execute(server.db);
}

/** A call whose answer is outside of the contract. */
function raw(path: string, form: Form): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    body.append(name, value instanceof Blob ? value : String(value));
  }
  const headers = { authorization: `Bearer ${as.token}` };
  return fetch(`${server.url}/api${path}`, { method: "POST", headers, body });
}

describe("another thumbnail", () => {
  const noPicture = fileOf("no picture", "a.png");

  test("USR-14 for an asset that somebody else has is refused unseen", async () => {
    const foreign = await newModel(server, server.person("stranger"));
    const global = await newModel(server, server.person("root"));
    const before = await holdings(server);
    const statuses = [];
    for (const id of [foreign, 2_000_000_000, global]) {
      // Whoever looks into it answers 415.
      statuses.push((await change(id, { thumbnail: noPicture })).status);
      await change(id, { thumbnail: await pngFile() });
    }
    expect(statuses).toEqual([404, 404, 403]);
    await expect.poll(() => holdings(server)).toEqual(before);
  });

  test("LIB-03 for an image is refused unseen", async () => {
    const { status } = await change(await newImage(server, as), { thumbnail: noPicture });
    expect(status).toBe(400);
  });

  test("USR-14 for an asset that is deleted meanwhile leaves nothing behind", async () => {
    const id = await newModel(server, as);
    const large = await pngFile({ width: 2000, height: 1500 });
    const changing = change(id, { thumbnail: large });
    await server.call("deleteAsset", { as, form: { idMod: id } });
    expect([200, 404]).toContain((await changing).status);
    await expect.poll(unkept).toEqual([]);
  });
});

test("USR-14 an image of a person whom nobody may make leaves nothing behind", async () => {
  const before = await holdings(server);
  const { body } = await server.call("createUser", {
    as: server.person("supervisor"),
    form: {
      name: "Pau",
      surname: "Vidal",
      role: "editor",
      email: "editor@example.com",
      image: await pngFile(),
    },
  });
  expect(body.data.translation_key).toBe("ERRORS.emailTaken");
  await expect.poll(() => holdings(server)).toEqual(before);
});
