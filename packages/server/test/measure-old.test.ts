import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8 } from "fflate";
import { beforeAll, expect, test } from "vitest";
import type { AssetFacts } from "@panel/api-client/panel-types";
import { openDecoder } from "../src/library/decoder.ts";
import { measureOldModels } from "../src/library/measure-old.ts";
import { openIncoming } from "../src/http/uploads.ts";
import { openStorage } from "../src/storage/open-storage.ts";
import { gltf, newModel, pngFile, zipFile } from "./support/assets.ts";
import { available } from "./support/database.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer();
let as: Person;
beforeAll(() => {
  if (available) as = server.person("editor");
});

const textured = gltf({
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
  materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
  textures: [{ source: 0 }],
  images: [{ uri: "wood.png" }],
});
const picture = async (side: number) =>
  new Uint8Array(await (await pngFile({ width: side, height: side })).arrayBuffer());

/** A model as one that was stored before its textures were counted. */
async function oldModel(files: Record<string, Uint8Array>): Promise<number> {
  const id = await newModel(server, as, { file: zipFile(files), allowCopy: "true" });
  const facts = { modelFile: "a.gltf", triangles: 1, textureSide: 0, textureMemory: 0 };
  await server.db
    .updateTable("assets")
    .set({ facts: JSON.stringify(facts) })
    .where("id", "=", id)
    .execute();
  return id;
}

async function factsOf(id: number): Promise<AssetFacts> {
  const { body } = await server.call("getUserModels", { as });
  return body.data.find((each: { id: number }) => each.id === id).facts;
}

async function keyOf(id: number): Promise<string> {
  const { key } = await server.db
    .selectFrom("assets")
    .innerJoin("stored_files", "stored_files.id", "assets.file_id")
    .select("key")
    .where("assets.id", "=", id)
    .executeTakeFirstOrThrow();
  return key;
}

async function measure(): Promise<void> {
  const decoder = openDecoder();
  try {
    const storage = await openStorage(server.settings);
    const incoming = await openIncoming(`${server.settings.dataDir}/measuring`);
    await measureOldModels({ db: server.db, decoder, storage, incoming }, () => false);
  } finally {
    decoder.close();
  }
}

test("LIB-04 models from before are measured again, and of one that would be refused something is unknown", async () => {
  const light = await oldModel({ "a.gltf": strToU8(textured), "wood.png": await picture(64) });
  const other = await oldModel({ "a.gltf": strToU8(gltf()) });
  const gone = await oldModel({ "a.gltf": strToU8(gltf()), "b.txt": strToU8("b") });
  const storage = await openStorage(server.settings);
  await storage.remove(await keyOf(gone));
  const huge = await picture(8);
  new DataView(huge.buffer).setUint32(16, 30_000);
  const refused = await oldModel({ "a.gltf": strToU8(gltf()), "c.txt": strToU8("c") });
  const copy = join(server.settings.dataDir, "refused");
  const files = { "a.gltf": strToU8(textured), "wood.png": huge };
  await writeFile(copy, Buffer.from(await zipFile(files).arrayBuffer()));
  await storage.save(await keyOf(refused), copy);
  await measure();
  const textureMemory = Math.ceil((64 * 64 * 4 * 4) / 3);
  expect(await factsOf(light)).toMatchObject({
    textureSide: 64,
    textureMemory,
    uncountedTextures: 0,
  });
  expect(await factsOf(other)).toMatchObject({ textureMemory: 0, uncountedTextures: 0 });
  expect(await factsOf(refused)).toMatchObject({ triangles: 1, uncountedTextures: 1 });
  expect(await factsOf(gone)).not.toHaveProperty("uncountedTextures");
});
