import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { TryMedia } from "@panel/api-client/tryouts-types";
import { openIncoming } from "../src/http/uploads.ts";
import { openDecoder } from "../src/library/decoder.ts";
import { createUsdzAddresses, type UsdzWish } from "../src/library/usdz/usdz-address.ts";
import { createUsdzFiles } from "../src/library/usdz/usdz-files.ts";
import { openFiles } from "../src/storage/files.ts";
import { openStorage } from "../src/storage/open-storage.ts";
import { fileOf, newModel, pngFile } from "./support/assets.ts";
import { available } from "./support/database.ts";
import { createExperience, newPoint, testServer, type Person } from "./support/server.ts";
import { newLink } from "./support/tryouts.ts";
import { publish, publishedRoute } from "./support/visits.ts";

const server = testServer();
let as: Person;
beforeAll(() => {
  if (available) as = server.person("editor");
});

/** A model of the demo that turns in its clip "Giro". */
const demoModel = (name: "weathercock.zip" | "coin.zip") =>
  fileOf(readFileSync(new URL(`../src/demo/assets/${name}`, import.meta.url)), name);
const newWeathercock = (scaleMod = 1) =>
  newModel(server, as, { file: demoModel("weathercock.zip"), scaleMod, allowCopy: "true" });

/** Points at which a model stands still, and moves by its first clip and by one of a name. */
async function showsModel(gymId: number, challengeModelId: number): Promise<void> {
  for (const form of [
    { flagAnim: 2, challengeModelClip: "Giro" },
    { flagAnim: 0, challengeModelClip: "" },
    { flagAnim: 1, challengeModelClip: "Giro" },
  ]) {
    await newPoint(server, as, gymId, { challengeModelId, ...form });
  }
}

/** A published route whose points show a model: the media of that model, once what phones ask of it is made. */
async function published(asset: number): Promise<{ media: TryMedia | undefined }> {
  const { id, code } = await publishedRoute(server, as);
  await showsModel(id, asset);
  await publish(server, as, id);
  await expect.poll(() => formsOf(asset)).toHaveLength(3);
  return { media: await mediaOf(code, asset) };
}

/** In which a model has been made. */
async function formsOf(asset: number): Promise<string[]> {
  const rows = await server.db
    .selectFrom("asset_usdz")
    .select("form")
    .where("asset_id", "=", asset)
    .orderBy("form")
    .execute();
  return rows.map(({ form }) => form);
}

async function mediaOf(code: string, asset: number): Promise<TryMedia | undefined> {
  const { body } = await server.call("getOpenRoute", { query: { code } });
  return (body.data.media as TryMedia[]).find(({ id }) => id === asset);
}

const read = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
const usdzOf = (media: TryMedia | undefined, clip?: string) =>
  media?.usdz?.find((each) => each.clip === clip)?.url ?? "";

const storedUsdz = () =>
  server.db
    .selectFrom("stored_files")
    .select(["key", "state", "owner_id"])
    .where("key", "like", "%.usdz")
    .orderBy("id")
    .execute();

/** The text of the scene in a USDZ. */
async function sceneOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(30, 40).toString("latin1")).toBe("model.usda");
  return bytes.toString("latin1");
}

describe("a model of a published route, for Quick Look", () => {
  test("UIK-05 is made ahead, once for each clip, at the model's scale, and counts against nobody", async () => {
    const before = (await storedUsdz()).length;
    const { media } = await published(await newWeathercock(2.5));
    expect(media?.usdz?.map(({ clip }) => clip)).toEqual([undefined, "", "Giro"]);
    const ahead = await storedUsdz();
    const [still, first, named] = [undefined, "", "Giro"].map((clip) => usdzOf(media, clip));
    const answer = await read(still ?? "");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "model/vnd.usdz+zip",
      "content-disposition": expect.stringMatching(/^inline/),
      "cache-control": "public, max-age=31536000, immutable",
    });
    const text = await sceneOf(answer);
    expect(text).toContain("matrix4d xformOp:transform = ((2.5,0,0,0),(0,2.5,0,0),(0,0,2.5,0),");
    expect(text).not.toContain("timeSamples");
    const moving = await sceneOf(await read(named ?? ""));
    expect(moving).toContain("xformOp:orient.timeSamples");
    expect(await sceneOf(await read(first ?? ""))).toBe(moving);
    // Again, at once and without its bytes.
    expect(await Promise.all([1, 2, 3].map(async () => sceneOf(await read(named ?? ""))))).toEqual([
      moving,
      moving,
      moving,
    ]);
    const head = await read(still ?? "", { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length"))]).toEqual([200, text.length]);
    expect(await storedUsdz()).toEqual(ahead);
    const made = ahead.slice(before);
    expect(made.map(({ state, owner_id }) => [state, owner_id])).toEqual(
      Array.from({ length: 3 }, () => ["kept", null]),
    );
  });

  test("UIK-05 is made again ahead when its scale is another", async () => {
    const asset = await newWeathercock();
    await published(asset);
    const form = { idMod: asset, name: "Veleta", description: "Gira", category: 1, scaleMod: 4 };
    const changed = await server.call("updateAsset", { as, form });
    expect(changed.body).toMatchObject({ success: true });
    await expect
      .poll(() => formsOf(asset))
      .toEqual(expect.arrayContaining(['[4,""]', '[4,"Giro"]', "[4,null]"]));
  });

  test("UIK-05 is the same in a trial", async () => {
    const asset = await newWeathercock();
    const gymId = await createExperience(server, as);
    await showsModel(gymId, asset);
    const { token } = await newLink(server, as, gymId);
    const { body } = await server.call("getTryRoute", { token });
    const media = (body.data.media as TryMedia[]).find(({ id }) => id === asset);
    expect(media?.usdz?.map(({ clip }) => clip)).toEqual([undefined, "", "Giro"]);
    expect((await read(usdzOf(media))).status).toBe(200);
  });

  test("TRU-01 is made in no form that no route has shown", async () => {
    const { media } = await published(await newWeathercock());
    const url = new URL(usdzOf(media, "Giro"), server.url);
    const before = await storedUsdz();
    const changed = (change: (address: URL) => void): string => {
      const copy = new URL(url);
      change(copy);
      return copy.pathname + copy.search;
    };
    const forged = [
      changed(({ searchParams }) => searchParams.set("scale", "3")),
      changed(({ searchParams }) => searchParams.set("scale", "x")),
      changed(({ searchParams }) => searchParams.set("clip", "Otro")),
      changed(({ searchParams }) => searchParams.append("clip", "Otro")),
      changed(({ searchParams }) => searchParams.set("asset", "1")),
      changed((address) => {
        address.pathname = address.pathname.replace(/[\w-]{32}/, "A".repeat(32));
      }),
      changed((address) => {
        address.pathname = address.pathname.replace(/[\w-]{32}/, "short");
      }),
    ];
    for (const path of forged) expect((await read(path)).status).toBe(404);
    expect(await storedUsdz()).toEqual(before);
  });

  test("UIK-05 goes with the file that it was made of", async () => {
    const asset = await newWeathercock();
    const { media } = await published(asset);
    const url = usdzOf(media, "Giro");
    expect((await read(url)).status).toBe(200);
    const { key } = await server.db
      .selectFrom("asset_usdz")
      .innerJoin("stored_files", "stored_files.id", "asset_usdz.file_id")
      .select("key")
      .where("asset_id", "=", asset)
      .where("form", "=", '[1,"Giro"]')
      .executeTakeFirstOrThrow();
    const file = demoModel("coin.zip");
    expect(
      (
        await server.call("replaceAssetFile", {
          as,
          form: { idMod: asset, file, thumbnail: await pngFile(), allowCopy: "true" },
        })
      ).status,
    ).toBe(200);
    expect((await read(url)).status).toBe(404);
    await expect.poll(async () => (await read(`/files/${key}`)).status).toBe(404);
  });

  test("UIK-05 that cannot be made is not tried again, and the route does not name it any more", async () => {
    const asset = await newWeathercock();
    const gymId = await createExperience(server, as);
    await newPoint(server, as, gymId, { challengeModelId: asset, flagAnim: 2 });
    const { token } = await newLink(server, as, gymId);
    const media = async () => {
      const { body } = await server.call("getTryRoute", { token });
      return (body.data.media as TryMedia[]).find(({ id }) => id === asset);
    };
    const url = usdzOf(await media());
    const storage = await openStorage(server.settings);
    const { key } = await server.db
      .selectFrom("assets")
      .innerJoin("stored_files", "stored_files.id", "assets.file_id")
      .select("key")
      .where("assets.id", "=", asset)
      .executeTakeFirstOrThrow();
    // Broken since it was uploaded.
    await storage.save(key, new URL(import.meta.url).pathname);
    expect((await read(url)).status).toBe(404);
    const { file_id } = await server.db
      .selectFrom("asset_usdz")
      .select("file_id")
      .where("asset_id", "=", asset)
      .executeTakeFirstOrThrow();
    expect(file_id).toBeNull();
    expect(await media()).not.toHaveProperty("usdz");
    expect((await read(url)).status).toBe(404);
  });
});

/** What one node makes. */
async function oneNode(mostForms?: number) {
  const { settings, running } = server;
  const storage = await openStorage(settings);
  const files = await openFiles(running.connection, storage, settings.dataDir, () => {});
  const decoder = openDecoder();
  const incoming = await openIncoming(`${settings.dataDir}/usdz-of-node`);
  const addresses = createUsdzAddresses(settings.tokenSecrets);
  const { connection } = running;
  const usdz = createUsdzFiles({
    connection,
    files,
    storage,
    incoming,
    decoder,
    addresses,
    mostForms,
  });
  const keyOf = async (wish: UsdzWish): Promise<string | undefined> => {
    const { key } = await server.db
      .selectFrom("assets")
      .innerJoin("stored_files", "stored_files.id", "assets.file_id")
      .select("key")
      .where("assets.id", "=", wish.assetId)
      .executeTakeFirstOrThrow();
    const [, signature = ""] = /([\w-]{32})\.usdz/.exec(addresses.addressOf(wish, key)) ?? [];
    return usdz.keyOf(wish, signature);
  };
  return {
    keyOf,
    async close() {
      decoder.close();
      await files.close();
    },
  };
}

describe("models that are made for Quick Look", () => {
  test("UIK-05 are made by one of two nodes that are asked at once, or kept of one", async () => {
    const wish = { assetId: await newWeathercock(), scale: 1, clip: "Giro" };
    const nodes = [await oneNode(), await oneNode()];
    try {
      const keys = await Promise.all(nodes.map((node) => node.keyOf(wish)));
      expect(keys[0]).toMatch(/^[0-9a-f]{32}\.usdz$/);
      expect(keys[1]).toBe(keys[0]);
      await expect
        .poll(async () => {
          const rows = await storedUsdz();
          return rows.filter(({ state }) => state === "pending");
        })
        .toEqual([]);
    } finally {
      for (const node of nodes) await node.close();
    }
  });

  test("UIK-05 go with their model", async () => {
    const assetId = await newWeathercock();
    const node = await oneNode();
    try {
      const key = await node.keyOf({ assetId, scale: 1, clip: undefined });
      expect((await read(`/files/${key}`)).status).toBe(200);
      await server.call("deleteAsset", { as, form: { idMod: assetId } });
      await expect.poll(async () => (await read(`/files/${key}`)).status).toBe(404);
    } finally {
      await node.close();
    }
  });

  test("UIK-05 are only so many of one model: the oldest makes room", async () => {
    const assetId = await newWeathercock();
    const node = await oneNode(2);
    try {
      for (const scale of [1, 2, 3]) {
        expect(await node.keyOf({ assetId, scale, clip: undefined })).toBeDefined();
      }
      const rows = await server.db
        .selectFrom("asset_usdz")
        .select("form")
        .where("asset_id", "=", assetId)
        .execute();
      expect(rows.map(({ form }) => form).toSorted()).toEqual(["[2,null]", "[3,null]"]);
    } finally {
      await node.close();
    }
  });
});
