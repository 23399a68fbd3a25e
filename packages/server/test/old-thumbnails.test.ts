import { beforeAll, expect, test } from "vitest";
import { up, upgradeRow } from "../src/db/migrations/019-old-thumbnails.ts";
import { glb, newImage, newModel, pngFile, zipFile } from "./support/assets.ts";
import { available } from "./support/database.ts";
import { testServer, type Form, type Person } from "./support/server.ts";

const server = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

/** The ids of those whose thumbnails are old. */
async function old(): Promise<number[]> {
  const { body } = await server.call("getUserModels", { as });
  const assets = body.data as { id: number; thumbnailIsOld?: boolean }[];
  return assets.filter((asset) => asset.thumbnailIsOld).map(({ id }) => id);
}
const update = (idMod: number, form: Form = {}) =>
  server.call("updateAsset", {
    as,
    form: { idMod, name: "N", description: "D", category: 1, ...form },
  });

test("LIB-07 thumbnails of models from before are told until there are new ones", async () => {
  const models = [await newModel(server, as), await newModel(server, as)] as const;
  await newImage(server, as);
  // As it was before the step.
  await server.db.schema.alterTable("assets").dropColumn("thumbnail_is_old").execute();
  await up(server.db);
  const later = await newModel(server, as);
  expect(await old()).toEqual([models[1], models[0]]);

  for (const id of [...models, later]) await update(id);
  expect(await old()).toEqual([models[1], models[0]]);
  await update(models[0], { thumbnail: await pngFile() });
  expect(await old()).toEqual([models[1]]);
  const file = zipFile({ "a.glb": glb({ extras: { other: true } }) });
  const form = { idMod: models[1], file, thumbnail: await pngFile() };
  await server.call("replaceAssetFile", { as, form });
  expect(await old()).toEqual([]);
});

test("TRU-35 in an archive from before, the thumbnails of models are old", () => {
  expect(upgradeRow("assets", { id: 1, type: 0 })).toMatchObject({ thumbnail_is_old: 1 });
  expect(upgradeRow("assets", { id: 1, type: 1 })).toMatchObject({ thumbnail_is_old: 0 });
  expect(upgradeRow("users", { id: 1 })).toEqual({ id: 1 });
});
