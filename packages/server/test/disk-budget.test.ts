import { randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { createDiskBudget } from "../src/http/disk-budget.ts";
import { archiveFile, archiveFiles } from "./support/archives.ts";
import { assetForm, fileOf } from "./support/assets.ts";
import { testServer, type Person } from "./support/server.ts";

const server = testServer({}, { diskLimits: { sender: 200_000, all: 300_000 } });
const held: Socket[] = [];
afterEach(() => held.splice(0).forEach((socket) => socket.destroy()));

const incoming = () => {
  const folder = join(server.settings.dataDir, "incoming");
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
};
/** Sends most of a file. */
async function begin(as: Person, bytes: number): Promise<Socket> {
  const before = incoming();
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  held.push(socket);
  const lines = [
    "POST /api/library2ixr/uploadFile HTTP/1.1",
    "host: x",
    `authorization: Bearer ${as.token}`,
    "content-type: multipart/form-data; boundary=b",
    `content-length: ${bytes + 10_000}`,
    "",
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n',
    "x".repeat(bytes),
  ];
  socket.write(lines.join("\r\n"));
  // The parser holds the last bytes back, as they may begin a boundary.
  await expect.poll(() => incoming() - before).toBeGreaterThan(bytes - 100);
  return socket;
}
const noise = async (side: number) => {
  const raw = { width: side, height: side, channels: 3 } as const;
  return fileOf(
    await sharp(randomBytes(side * side * 3), { raw })
      .png()
      .toBuffer(),
    "noise.png",
  );
};
const upload = async (as: Person) =>
  server.call("uploadAsset", { as, form: assetForm({ file: await noise(150) }) });

test("TRU-20 what a user has in work on disk is bounded: 429 beyond it, until a sender has gone", async () => {
  const as = server.person("editor");
  const socket = await begin(as, 150_000);
  const answer = await upload(as);
  expect(answer).toMatchObject({
    status: 429,
    body: { data: { translation_key: "ASSET_ERRORS.tooManyWaiting" } },
  });
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await upload(server.person("colleague"))).toMatchObject({ status: 200 });
  socket.destroy();
  await expect.poll(incoming).toBe(0);
  expect(await upload(as)).toMatchObject({ status: 200, body: { success: true } });
});

test("TRU-20 what all have in work is bounded: 503 beyond it, and it is free again", async () => {
  const others = [server.person("editor"), server.person("colleague")];
  for (const as of others) await begin(as, 130_000);
  const as = server.person("stranger");
  const answer = await upload(as);
  expect(answer).toMatchObject({
    status: 503,
    body: { data: { translation_key: "ERRORS.unavailable" } },
  });
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  for (const socket of held) socket.destroy();
  await expect.poll(incoming).toBe(0);
  expect(await upload(as)).toMatchObject({ status: 200, body: { success: true } });
});

test("TRU-20 the files that an archive is unpacked into count with it", async () => {
  const as = server.person("editor");
  const picture = new Uint8Array(await (await noise(200)).arrayBuffer());
  const small = new Uint8Array(await (await noise(120)).arrayBuffer());
  const form = (content: Uint8Array) => ({
    archive: archiveFile(archiveFiles({ image: 7, assets: [{ id: 7, content }] })),
  });
  expect(await server.call("importGymkhana", { as, form: form(picture) })).toMatchObject({
    status: 429,
  });
  expect(await server.call("importGymkhana", { as, form: form(small) })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  await expect.poll(incoming).toBe(0);
});

test("TRU-20 bytes count until each who works on a file has let go", () => {
  const open = createDiskBudget({ sender: 100, all: 1_000 });
  const share = open("a");
  share.add(100);
  share.hold();
  share.release();
  expect(() => open("a").add(1)).toThrow("Too many files");
  share.release();
  open("a").add(100);
});
