import { beforeAll, describe, expect, test } from "vitest";
import {
  glb,
  assetForm,
  fileOf,
  mp3,
  newAudio,
  newImage,
  newModel,
  pngFile,
  zipFile,
} from "./support/assets.ts";
import { available } from "./support/database.ts";
import { createExperience, testServer, type Form, type Person } from "./support/server.ts";
import { auditOf, newBranch } from "./support/users.ts";

const server = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const upload = (form: Form, who = as) =>
  server.call("uploadAsset", { as: who, form: assetForm(form) });

/** One asset of somebody's own library, by id. */
async function ownAsset(id: number, who = as) {
  const { body } = await server.call("getUserModels", { as: who });
  return body.data.find((asset: { id: number }) => asset.id === id);
}

const globalIds = async (who: Person): Promise<number[]> =>
  (await server.call("getModels", { as: who })).body.data.map((asset: { id: number }) => asset.id);

const statusOf = async (path: string): Promise<number> => (await fetch(server.url + path)).status;

describe("lists", () => {
  test("LIB-01 what a super-admin uploads is everybody's", async () => {
    const id = await newImage(server, server.person("root"));
    expect(await globalIds(as)).toContain(id);
    expect(await globalIds(server.person("supervisor"))).toContain(id);
    expect(await ownAsset(id)).toBeUndefined();
  });

  test("LIB-01 what others upload is in their own library alone", async () => {
    const id = await newImage(server, as);
    expect(await ownAsset(id)).toMatchObject({ id, idUser: as.id });
    expect(await globalIds(as)).not.toContain(id);
    expect(await globalIds(server.person("root"))).not.toContain(id);
    expect(await ownAsset(id, server.person("supervisor"))).toBeUndefined();
  });

  test("LIB-07 an image comes back with its texts, its pictures and what was measured", async () => {
    const file = await pngFile({ width: 1200, height: 600, name: "Puerta de Alcalá.PNG" });
    const { body } = await upload({ file, description: "De noche", category: 3 });
    const asset = await ownAsset(body.data.id);
    expect(asset).toMatchObject({
      model: "Puerta de Alcalá",
      description: "De noche",
      category: 3,
      type: 1,
      animation: false,
      scaleMod: 1,
      fileName: "Puerta de Alcalá.PNG",
      uses: 0,
      facts: { width: 1200, height: 600 },
    });
    expect(asset.thumbnail).toHaveLength(2);
    for (const path of [...asset.thumbnail, asset.file]) expect(await statusOf(path)).toBe(200);
  });

  test("LIB-07 animation and scale of a model come back as they were sent", async () => {
    const id = await newModel(server, as, { animation: "true", scaleMod: 0.25, name: "Oso" });
    expect(await ownAsset(id)).toMatchObject({
      model: "Oso",
      type: 0,
      animation: true,
      scaleMod: 0.25,
      facts: { modelFile: "model.glb", entries: 1 },
    });
  });

  test("LIB-01 an audio has its sound, its length and its wave", async () => {
    const { body } = await upload({ type: 2, file: fileOf(mp3(100), "ola.mp3") });
    const asset = await ownAsset(body.data.id);
    expect(asset).toMatchObject({ type: 2, thumbnail: [], facts: { duration: 2.61 } });
    expect(asset.facts.peaks).toHaveLength(200);
    expect(await statusOf(asset.sound)).toBe(200);
  });

  test.each([
    ["ca", "Monuments i edificis"],
    ["en", "Monuments and buildings"],
    ["es", "Monumentos y edificios"],
  ])("LIB-02 categories come in the caller's language: %s", async (language, name) => {
    const headers = { "accept-language": language };
    const { body } = await server.call("getModelCategories", { as, headers });
    expect(body.data[0]).toEqual({ id: 1, name });
  });

  test("API getAssetById gives the addresses of an asset", async () => {
    const [image, audio] = [await newImage(server, as), await newAudio(server, as)];
    const media = async (id: number) =>
      JSON.parse((await server.call("getAssetById", { as, query: { id } })).body.data);
    expect(await media(image)).toMatchObject({ Id: image, Sound: "", IdUser: as.id });
    expect(await statusOf((await media(image)).Thumbnail)).toBe(200);
    expect(await media(audio)).toMatchObject({ Id: audio, Thumbnail: "" });
    expect(await statusOf((await media(audio)).Sound)).toBe(200);
  });

  test("PNT-03, LIB-07 getAssetById tells what its player and its viewer need", async () => {
    const media = async (id: number) =>
      JSON.parse((await server.call("getAssetById", { as, query: { id } })).body.data);
    const audio = await media(await newAudio(server, as));
    expect(audio.Facts.peaks.length).toBeGreaterThan(0);
    expect(audio).not.toHaveProperty("ScaleMod");
    expect(audio.Size).toBeGreaterThan(0);
    expect(audio.Description).not.toBe("");
    const thumbnail = await pngFile();
    const form = { type: 0, file: zipFile({ "a.glb": glb() }), thumbnail, scaleMod: 0.5 };
    const { body } = await upload({ ...form, animation: "true" });
    expect(await media(body.data.id)).toMatchObject({ Animation: true, ScaleMod: 0.5 });
  });
});

describe("uploads", () => {
  test("LIB-03 a model without a thumbnail is refused", async () => {
    const { status, body } = await upload({ type: 0, file: zipFile({ "a.glb": glb() }) });
    expect([status, body.data]).toEqual([
      400,
      { translation_key: "ASSET_ERRORS.requiredModelThumbnail", fields: ["thumbnail"] },
    ]);
  });

  test.each(["category", "description", "file"])("LIB-03 %s is required", async (field) => {
    const form = assetForm({ file: await pngFile() });
    delete form[field];
    const { status, body } = await server.call("uploadAsset", { as, form });
    expect([status, body.data.fields]).toEqual([400, [field]]);
  });

  test("LIB-03 a category that is not there is refused", async () => {
    const { status, body } = await upload({ file: await pngFile(), category: 9999 });
    expect([status, body.data.fields]).toEqual([400, ["category"]]);
  });

  test("LIB-08 the same file again is refused with the asset that it is already", async () => {
    const file = await pngFile({ width: 333 });
    const { id } = (await upload({ file })).body.data;
    const { body } = await upload({ file });
    expect(body.data.translation_key).toBe("ASSET_ERRORS.duplicate");
    expect(body.data.existing).toEqual(await ownAsset(id));
  });

  test("LIB-08 the same file again is taken where its author wants a copy", async () => {
    const file = await pngFile({ width: 334 });
    const { id } = (await upload({ file })).body.data;
    const { body } = await upload({ file, allowCopy: "true" });
    expect(body.data.id).toBeGreaterThan(id);
  });

  test("LIB-08 a file that somebody else has in a library of theirs tells nothing", async () => {
    const file = await pngFile({ width: 335 });
    await upload({ file }, server.person("stranger"));
    expect((await upload({ file })).body.success).toBe(true);
  });

  test("LIB-08 a file that is in the global library is offered from there", async () => {
    const file = await pngFile({ width: 336 });
    const { id } = (await upload({ file }, server.person("root"))).body.data;
    expect((await upload({ file })).body.data.existing).toMatchObject({ id, idUser: 0 });
  });

  test("LIB-08 of the same file at once, one is taken", async () => {
    const file = await pngFile({ width: 337 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload({ file })));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  test("LIB-08 an upload whose answer got lost is not made twice", async () => {
    const form = { file: await pngFile(), requestId: "an-upload-that-was-lost" };
    const first = await upload(form);
    const second = await upload(form);
    expect(second.body).toEqual(first.body);
  });

  test("USR-14 the last place for a file is given once, and its bytes count", async () => {
    const { editors, admin } = await newBranch(server, { max_files: 1 });
    const files = await Promise.all([pngFile(), pngFile()]);
    const answers = await Promise.all(files.map((file, index) => upload({ file }, editors[index])));
    const refused = answers.filter(({ body }) => !body.success);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body.data.translation_key).toBe("ERRORS.fileLimitReached");
    const { body } = await server.call("getResources", { as: admin });
    expect(body.data).toMatchObject({ max_files: 1, admin_current_files: 1 });
  });

  test("USR-14 a deleted file makes room for another", async () => {
    const { editors } = await newBranch(server, { max_files: 1 });
    const who = editors[0]!;
    const idMod = await newImage(server, who);
    await server.call("deleteAsset", { as: who, form: { idMod } });
    expect((await upload({ file: await pngFile() }, who)).body.success).toBe(true);
  });

  test("TRU-37 uploads, refused ones, changes and deletions are in the log", async () => {
    const idMod = await newImage(server, as);
    const form = { idMod, name: "Otra", description: "Una descripción", category: 2 };
    await server.call("updateAsset", { as, form });
    await server.call("deleteAsset", { as, form: { idMod } });
    const events = ["upload", "file-change", "file-delete"];
    expect(await auditOf(server, `asset ${idMod}`)).toEqual(events);
    const { details } = await server.db
      .selectFrom("audit")
      .select("details")
      .where("event", "=", "file-change")
      .where("subject", "=", `asset ${idMod}`)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(details)).toEqual({ name: "Otra", changed: "name, category" });
    await upload({ file: fileOf("<svg/>", "a.png") });
    const last = await server.db
      .selectFrom("audit")
      .select(["outcome", "details", "actor"])
      .where("event", "=", "upload")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ outcome: "refused", actor: as.email });
    expect(JSON.parse(last.details)).toMatchObject({ reason: "ERRORS.imageType" });
  });
});

describe("changes", () => {
  const change = (idMod: number, fields: Form = {}, who = as) =>
    server.call("updateAsset", {
      as: who,
      form: { idMod, name: "Otra", description: "Otro texto", category: 2, ...fields },
    });
  const remove = (idMod: number, who = as) =>
    server.call("deleteAsset", { as: who, form: { idMod } });

  test("LIB-07 name, description, category and scale of an own asset change, its file stays", async () => {
    const id = await newModel(server, as);
    const before = await ownAsset(id);
    expect((await change(id, { scaleMod: 3 })).body.success).toBe(true);
    expect(await ownAsset(id)).toEqual({
      ...before,
      model: "Otra",
      description: "Otro texto",
      category: 2,
      scaleMod: 3,
    });
  });

  test("LIB-03 a model gets another thumbnail, and the old one goes", async () => {
    const id = await newModel(server, as);
    const before = await ownAsset(id);
    await change(id, { thumbnail: await pngFile() });
    const { thumbnail } = await ownAsset(id);
    expect(thumbnail).not.toEqual(before.thumbnail);
    expect(await statusOf(thumbnail[0])).toBe(200);
    await expect.poll(() => statusOf(before.thumbnail[0])).toBe(404);
  });

  test("LIB-03 an image gets no other thumbnail", async () => {
    const { status, body } = await change(await newImage(server, as), {
      thumbnail: await pngFile(),
    });
    expect([status, body.data.fields]).toEqual([400, ["thumbnail"]]);
  });

  test("LIB-06 a global asset is nobody's to change or delete but a super-admin's", async () => {
    const root = server.person("root");
    const id = await newImage(server, root);
    expect((await change(id)).status).toBe(403);
    expect((await remove(id)).status).toBe(403);
    expect((await change(id, {}, root)).body.success).toBe(true);
    expect((await remove(id, root)).body.success).toBe(true);
    expect(await globalIds(as)).not.toContain(id);
  });

  test("LIB-06 somebody else's asset is as good as missing, and a super-admin's to delete", async () => {
    const id = await newImage(server, server.person("stranger"));
    const [foreign, missing] = [await remove(id), await remove(2_000_000_000)];
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await remove(id, server.person("root"))).body.success).toBe(true);
  });

  test("LIB-06 a deleted asset's files are gone", async () => {
    const id = await newImage(server, as);
    const { file, thumbnail } = await ownAsset(id);
    await remove(id);
    await expect.poll(() => statusOf(file)).toBe(404);
    await expect.poll(() => statusOf(thumbnail[1])).toBe(404);
  });

  test("LIB-06 deleting a user hands its assets to whoever it belonged to", async () => {
    const boss = server.person("supervisor");
    const leaver = await server.addPerson("leaver", "editor", "supervisor");
    const id = await newImage(server, leaver);
    await server.call("deleteUser", { as: boss, form: { id: leaver.id } });
    expect(await ownAsset(id, boss)).toMatchObject({ idUser: boss.id });
  });
});

test("LIB-02 a library of 5,000 assets is listed whole, each with its uses", async () => {
  const { editors } = await newBranch(server);
  const who = editors[0]!;
  const first = await newImage(server, who);
  const { id: _id, ...row } = await server.db
    .selectFrom("assets")
    .selectAll()
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  for (let done = 0; done < 5000; done += 500) {
    const rows = Array.from({ length: 500 }, () => ({ ...row, request_id: null }));
    await server.db.insertInto("assets").values(rows).execute();
  }
  await createExperience(server, who, { gymModelId: first });
  const { body, headers } = await server.call("getUserModels", { as: who });
  expect(body.data).toHaveLength(5001);
  expect(body.data.at(-1)).toMatchObject({ id: first, uses: 1 });

  // Packed, and not sent again while it is true.
  expect(headers.get("content-encoding")).toMatch(/^(?:br|gzip)$/);
  const ask = (tag: string) =>
    fetch(`${server.url}/api/myLibrary/getUserModels`, {
      headers: { authorization: `Bearer ${who.token}`, "if-none-match": tag },
    });
  const tag = headers.get("etag") ?? "";
  const again = await ask(tag);
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await newImage(server, who);
  expect((await ask(tag)).status).toBe(200);
});
