import { afterAll, describe, expect, test } from "vitest";
import { newImage, pngFile } from "./support/assets.ts";
import { freshBucket, hasS3 } from "./support/s3.ts";
import { sweepBucket } from "./support/s3-sweep.ts";
import { createExperience, testServer, type Person } from "./support/server.ts";
import { openTcpProxy } from "./support/tcp-proxy.ts";

interface ListedAsset {
  id: number;
  file: string;
  thumbnail: string[];
  fileName: string;
  uses: number;
}

const bucket = hasS3 ? await freshBucket() : undefined;
const proxy = bucket && (await openTcpProxy(bucket.settings.endpoint));
afterAll(() => proxy?.cut());

describe.skipIf(!bucket)("another file for an asset whose files are on S3", () => {
  const server = testServer({ ...bucket?.env, S3_ENDPOINT: proxy?.url ?? "" });
  const usedImage = async (as: Person) => {
    const id = await newImage(server, as, { name: "Puerta" });
    await createExperience(server, as, { gymModelId: id });
    return id;
  };
  const replace = async (as: Person, idMod: number) => {
    const file = await pngFile({ width: 30, height: 20, name: "nueva.png" });
    return server.call("replaceAssetFile", { as, form: { idMod, file } });
  };
  const listed = async (as: Person, id: number) => {
    const { body } = await server.call("getUserModels", { as });
    const found = (body.data as unknown as ListedAsset[]).find((asset) => asset.id === id);
    if (!found) throw new Error("The asset is not listed");
    return found;
  };
  const addresses = ({ file, thumbnail }: ListedAsset) => [file, ...thumbnail];
  const keys = (asset: ListedAsset) =>
    addresses(asset).map((address) =>
      new URL(address, server.url).pathname.slice("/files/".length),
    );
  const statuses = (asset: ListedAsset) =>
    Promise.all(addresses(asset).map(async (path) => (await fetch(server.url + path)).status));

  test("LIB-06 keeps its uses, is served from the bucket, and the old objects go", async () => {
    const as = server.person("editor");
    const id = await usedImage(as);
    const before = await listed(as, id);
    expect((await replace(as, id)).status).toBe(200);
    const after = await listed(as, id);
    expect(after).toMatchObject({ fileName: "nueva.png", uses: 1 });
    expect(await statuses(after)).toEqual(addresses(after).map(() => 200));
    await sweepBucket(server);
    const left = await bucket?.keys();
    expect(left).toEqual(expect.arrayContaining(keys(after)));
    expect(keys(before).filter((key) => left?.includes(key))).toEqual([]);
    expect(await statuses(before)).toEqual(addresses(before).map(() => 404));
  });

  test("LIB-06 TRU-36 with the storage away in the middle the old file and its uses stay", async () => {
    if (!proxy) throw new Error("There is no line to the storage");
    const as = server.person("colleague");
    const id = await usedImage(as);
    const before = await listed(as, id);
    let cut = false;
    proxy.out = (chunk) => {
      if (!chunk.includes("PUT ")) return chunk;
      cut = true;
      void proxy.cut();
      return undefined;
    };
    const { status } = await replace(as, id);
    expect([cut, status]).toEqual([true, 503]);
    expect(await listed(as, id)).toEqual(before);
    proxy.out = (chunk) => chunk;
    await proxy.mend();
    expect(await statuses(before)).toEqual(addresses(before).map(() => 200));
    await sweepBucket(server);
    expect(await bucket?.keys()).toEqual(expect.arrayContaining(keys(before)));
    expect((await replace(as, id)).status).toBe(200);
    expect(await listed(as, id)).toMatchObject({ fileName: "nueva.png", uses: 1 });
  });
});
