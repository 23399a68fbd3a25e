import { afterAll, afterEach, describe, expect, test } from "vitest";
import { assetForm, pngFile } from "./support/assets.ts";
import { freshBucket, hasS3 } from "./support/s3.ts";
import { testServer } from "./support/server.ts";
import { openTcpProxy } from "./support/tcp-proxy.ts";

const bucket = hasS3 ? await freshBucket() : undefined;
const proxy = bucket && (await openTcpProxy(bucket.settings.endpoint));
afterAll(() => proxy?.cut());

const asItIs = (chunk: Buffer) => chunk;
const nothing = () => undefined;

describe.skipIf(!proxy)("a bucket that takes calls and stalls", () => {
  const env = { ...bucket?.env, S3_ENDPOINT: proxy?.url ?? "" };
  const server = testServer(env, { storagePatience: 3_000 });
  afterEach(() => {
    if (proxy) [proxy.out, proxy.back] = [asItIs, asItIs];
  });

  const refused = { status: 503, body: { data: { translation_key: "ERRORS.unavailable" } } };
  const upload = async (requestId: string) =>
    server.call("uploadAsset", {
      as: server.person("editor"),
      form: { ...assetForm({ file: await pngFile() }), requestId },
    });

  test.each([
    ["after a call", (stall: TcpStall) => (stall.back = nothing)],
    ["in the middle of a body", (stall: TcpStall) => (stall.out = headOnly)],
  ])("TRU-36 an upload is 503, is tried once, and can be sent again: %s", async (how, stall) => {
    if (!proxy) return;
    let puts = 0;
    stall(proxy);
    const { out } = proxy;
    proxy.out = (chunk) => {
      if (chunk.includes("PUT /")) puts += 1;
      return out(chunk);
    };
    const requestId = `stalled-upload-${how.replaceAll(" ", "-")}`;
    const answer = await upload(requestId);
    expect(answer).toMatchObject(refused);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(puts).toBe(1);
    [proxy.out, proxy.back] = [asItIs, asItIs];
    expect(await upload(requestId)).toMatchObject({ status: 200, body: { success: true } });
  });

  test("TRU-36 a file is 503 too", async () => {
    if (!proxy) return;
    await upload("an-upload-to-be-read");
    const { file_id: id } = await server.db
      .selectFrom("assets")
      .select("file_id")
      .executeTakeFirstOrThrow();
    const { key } = await server.db
      .selectFrom("stored_files")
      .select("key")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    proxy.back = nothing;
    for (const headers of [{}, { range: "bytes=0-9" }]) {
      expect((await fetch(`${server.url}/files/${key}`, { headers })).status).toBe(503);
    }
    proxy.back = asItIs;
    expect((await fetch(`${server.url}/files/${key}`)).status).toBe(200);
  });
});

interface TcpStall {
  out: (chunk: Buffer) => Buffer | undefined;
  back: (chunk: Buffer) => Buffer | undefined;
}

const headOnly = (chunk: Buffer) =>
  chunk.includes("PUT /") ? chunk.subarray(0, chunk.indexOf("\r\n\r\n") + 4) : undefined;
