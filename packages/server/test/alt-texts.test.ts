import { beforeAll, expect, test } from "vitest";
import { newImage, newModel } from "./support/assets.ts";
import { available } from "./support/database.ts";
import {
  createExperience,
  readExperience,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";

const server = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const update = (idMod: number, form: Form) =>
  server.call("updateAsset", {
    as,
    form: { idMod, name: "N", description: "D", category: 1, ...form },
  });
const listed = async (id: number) =>
  ((await server.call("getUserModels", { as })).body.data as { id: number }[]).find(
    (asset) => asset.id === id,
  );

test("LIB-07 an image keeps an alternative text in each language, and where it is used it is told with it", async () => {
  const id = await newImage(server, as);
  expect(await listed(id)).toMatchObject({ altText: "", altTextCat: "", altTextEng: "" });
  await update(id, { altText: " Una puerta ", altTextEng: "A gate" });
  await update(id, { altTextCat: "Una porta" });
  const texts = { altText: "Una puerta", altTextCat: "Una porta", altTextEng: "A gate" };
  expect(await listed(id)).toMatchObject(texts);
  const gymId = await createExperience(server, as, { gymModelId: id });
  const told = { AltText: "Una puerta", AltTextCat: "Una porta", AltTextEng: "A gate" };
  expect((await readExperience(server, as, gymId)).library).toMatchObject([told]);
  const media = await server.call("getAssetById", { as, query: { id } });
  expect(JSON.parse(media.body.data as string)).toMatchObject(told);
  await update(id, { altTextEng: "" });
  expect(await listed(id)).toMatchObject({ ...texts, altTextEng: "" });
});

test("LIB-07 a model has no alternative text, and no text is too long", async () => {
  const [model, image] = [await newModel(server, as), await newImage(server, as)];
  await update(model, { altText: "Una silla" });
  expect(await listed(model)).not.toHaveProperty("altText");
  expect((await update(image, { altText: "a".repeat(301) })).status).toBe(400);
});
