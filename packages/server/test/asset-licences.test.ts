import { beforeAll, expect, test } from "vitest";
import { exportedArchive } from "./support/archives.ts";
import { newAudio, newImage, newModel } from "./support/assets.ts";
import { available } from "./support/database.ts";
import {
  createExperience,
  readExperience,
  testServer,
  type Form,
  type Person,
} from "./support/server.ts";
import { newLink } from "./support/tryouts.ts";

const server = testServer();
const elsewhere = testServer();
let as: Person;

beforeAll(() => {
  if (available) as = server.person("editor");
});

const update = (idMod: number, form: Form, by = as) =>
  server.call("updateAsset", {
    as: by,
    form: { idMod, name: "N", description: "D", category: 1, ...form },
  });
const listed = async (id: number) =>
  ((await server.call("getUserModels", { as })).body.data as { id: number }[]).find(
    (asset) => asset.id === id,
  );
const expectUntold = async (id: number) => {
  for (const field of ["author", "licence", "credit"]) {
    expect(await listed(id)).not.toHaveProperty(field);
  }
};

const given = { author: "Ada", licence: "CC-BY-4.0", credit: "By Ada" };
const told = { Author: "Ada", Licence: "CC-BY-4.0", Credit: "By Ada" };

test("an asset keeps its author, licence and credit line, each until it is given anew, and is told with them where it is used", async () => {
  const id = await newImage(server, as);
  await expectUntold(id);
  await update(id, { ...given, author: " Ada " });
  expect(await listed(id)).toMatchObject(given);
  // As a panel does that knows nothing of them.
  await update(id, {});
  expect(await listed(id)).toMatchObject(given);

  const gymId = await createExperience(server, as, { gymModelId: id });
  expect((await readExperience(server, as, gymId)).library).toMatchObject([told]);
  const media = await server.call("getAssetById", { as, query: { id } });
  expect(JSON.parse(media.body.data as string)).toMatchObject(told);

  await update(id, { credit: "" });
  expect(await listed(id)).toMatchObject({ ...given, credit: "" });
  await update(id, { author: "", licence: "none" });
  await expectUntold(id);
});

test("whoever plays a route by a link is told whose its files are", async () => {
  const [named, other] = [
    await newImage(server, as, { name: "Puerta", ...given }),
    await newImage(server, as, { name: "Torre" }),
  ];
  const gymId = await createExperience(server, as, { gymModelId: named, gymCreditsImg: other });
  const { token } = await newLink(server, as, gymId);
  const { body } = await server.call("getTryRoute", { token });
  const mediaOf = (id: number) =>
    (body.data.media as { id: number }[]).find((each) => each.id === id);
  expect(mediaOf(named)).toMatchObject({ name: "Puerta", ...given });
  for (const field of ["name", "author", "licence", "credit"]) {
    expect(mediaOf(other)).not.toHaveProperty(field);
  }
});

test("an upload may say whose the file is", async () => {
  const id = await newAudio(server, as, given);
  expect(await listed(id)).toMatchObject(given);
  const other = await newModel(server, as, { licence: "own" });
  expect(await listed(other)).toMatchObject({ author: "", licence: "own", credit: "" });
});

test("unknown licences and texts that are too long are refused, and so is who may not edit", async () => {
  const id = await newImage(server, as);
  expect((await update(id, { licence: "CC-BY-9.0" })).status).toBe(400);
  expect((await update(id, { author: "a".repeat(201) })).status).toBe(400);
  expect((await update(id, { credit: "a".repeat(301) })).status).toBe(400);
  expect((await update(id, given, server.person("supervisor"))).status).toBe(404);
  await expectUntold(id);
  const global = await newImage(server, server.person("root"));
  expect((await update(global, given)).status).toBe(403);
  expect((await update(id, { author: "a".repeat(200), credit: "a".repeat(300) })).status).toBe(200);
});

test("characters that nobody sees are taken out of author and credit", async () => {
  const id = await newImage(server, as);
  await update(id, { author: "Ada\nL.", credit: "By\u0007 Ada" });
  expect(await listed(id)).toMatchObject({ author: "Ada L.", credit: "By Ada" });
});

test.each([
  ["author", "Eva"],
  ["licence", "own"],
  ["credit", "By Eva"],
])("the log names which of them was changed: %s", async (field, value) => {
  const id = await newImage(server, as, given);
  await update(id, { ...given, [field]: value });
  const [entry] = await server.db
    .selectFrom("audit")
    .select("details")
    .where("event", "=", "file-change")
    .where("subject", "=", `asset ${id}`)
    .where("outcome", "=", "done")
    .execute();
  const { changed } = JSON.parse(entry!.details) as { changed: string };
  const named = changed.split(", ").filter((each) => Object.hasOwn(given, each));
  expect(named).toEqual([field]);
});

test("an archive of an experience takes author, licence and credit to another installation", async () => {
  const [cover, silent] = [
    await newImage(server, as, { name: "Portada", ...given }),
    await newImage(server, as, { name: "Muda" }),
  ];
  const id = await createExperience(server, as, { gymModelId: cover, gymCreditsImg: silent });
  const archive = await exportedArchive(server, as, id);
  const to = elsewhere.person("editor");
  const { body } = await elsewhere.call("importGymkhana", { as: to, form: { archive } });
  const { library } = await readExperience(elsewhere, to, body.data.id as number);
  const named = (name: string) => (library as { Name: string }[]).find(({ Name }) => Name === name);
  expect(named("Portada")).toMatchObject(told);
  expect(named("Muda")).not.toHaveProperty("Licence");
});
