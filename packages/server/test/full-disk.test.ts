import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LEAST_FREE } from "../src/http/health.ts";
import { assetForm, fileOf, pngFile } from "./support/assets.ts";
import { machineHas } from "./support/machine.ts";
import { mountMemory, unmount } from "./support/memory-file-system.ts";
import {
  cover,
  experienceForm,
  createExperience,
  PASSWORD,
  TestServer,
  type Person,
} from "./support/server.ts";

const server = new TestServer();
const folder = mkdtempSync(join(tmpdir(), "explorar-disk-"));
/** A small file system in memory, where this user may mount one. */
const mounted = mountMemory(folder, `size=${2 * LEAST_FREE}`);
const dataDir = join(folder, "data");
const filler = join(folder, "filler");
let editor: Person;

beforeAll(async () => {
  mkdirSync(dataDir);
  const remove = async () => rmSync(dataDir, { recursive: true });
  server.database = { dataDir, databaseUrl: undefined, env: { DATA_DIR: dataDir }, remove };
  await server.start({ BOTS_URL: "http://127.0.0.1:9" });
  editor = await server.addPerson("editor", "editor", null);
});
afterAll(async () => {
  await server.running.stop();
  if (mounted) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
});

const ready = async () => {
  const response = await fetch(`${server.url}/readyz`);
  return [response.status, ((await response.json()) as { status: string }).status];
};
const signIn = () =>
  server.call("login", { json: { email: "editor@example.com", password: PASSWORD } });
const save = async () => {
  const gymModelId = await cover(server);
  const form = experienceForm({ gymDescription: "Una ruta. ".repeat(190), gymModelId });
  return server.call("saveGymkhana", { as: editor, form });
};
const upload = async () =>
  server.call("uploadAsset", { as: editor, form: assetForm({ file: await pngFile() }) });
const refused = { status: 503, body: { data: { translation_key: "ERRORS.unavailable" } } };

describe.runIf(machineHas(mounted, "the right to mount"))("on a file system that is full", () => {
  test("TRU-36 saves, uploads and sign-ins are 503 and it is not ready, until there is room", async () => {
    expect(await ready()).toEqual([200, "ok"]);
    await cover(server);
    writeFileSync(filler, "");
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]);
    expect(statSync(filler).size).toBeGreaterThan(LEAST_FREE / 2);
    expect(await ready()).toEqual([503, "disk full"]);
    expect(await upload()).toMatchObject(refused);
    // The log of the database holds a few more changes before it has to grow.
    const saved: number[] = [];
    let answer = await save();
    for (; answer.status === 200; answer = await save()) saved.push(answer.body.data.id);
    expect(answer).toMatchObject(refused);
    for (answer = await signIn(); answer.status === 200; answer = await signIn());
    expect(answer).toMatchObject(refused);
    rmSync(filler);
    expect(await ready()).toEqual([200, "ok"]);
    const there = await server.db.selectFrom("gymkhanas").select("id").orderBy("id").execute();
    expect(there.map(({ id }) => id)).toEqual(saved);
    expect(await signIn()).toMatchObject({ status: 200, body: { success: true } });
    expect(await upload()).toMatchObject({ status: 200, body: { success: true } });
  });
});

describe.runIf(machineHas(mounted, "the right to mount"))(
  "on a file system that is nearly full",
  () => {
    const room = (bytes: number) => {
      writeFileSync(filler, "");
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]);
      truncateSync(filler, statSync(filler).size - bytes);
    };
    afterEach(() => rmSync(filler, { force: true }));

    test("TRU-36 a good PNG that arrives, and whose pictures have no room, is 503, not broken", async () => {
      const [width, height] = [600, 600];
      const raw = { width, height, channels: 3 } as const;
      const png = await sharp(randomBytes(width * height * 3), { raw })
        .png()
        .toBuffer();
      room(png.length + 128 * 1024);
      const form = assetForm({ file: fileOf(png, "noise.png") });
      expect(await server.call("uploadAsset", { as: editor, form })).toMatchObject(refused);
      rmSync(filler);
      expect(await server.call("uploadAsset", { as: editor, form })).toMatchObject({
        status: 200,
        body: { success: true },
      });
    });

    test("TRU-35 a backup that has no room says whose disk is full", () => {
      room(4 * 1024);
      const path = join(folder, "backup.tar.gz");
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(import.meta.dirname, "../src/cli.js"), "backup", path],
        { env: { ...process.env, DATA_DIR: dataDir }, encoding: "utf8" },
      );
      expect([status, stderr]).toEqual([
        1,
        `${path} cannot be written: the disk is full (ENOSPC)\n`,
      ]);
    });
  },
);

test("TRU-36 without its data folder it answers 503 and is not ready, until the folder is back", async () => {
  const id = await createExperience(server, editor);
  renameSync(dataDir, join(folder, "away"));
  expect(await ready()).toEqual([503, "data folder unavailable"]);
  expect(await save()).toMatchObject(refused);
  expect(await upload()).toMatchObject(refused);
  mkdirSync(dataDir);
  expect(await ready()).toEqual([503, "database unavailable"]);
  expect(await signIn()).toMatchObject(refused);
  rmSync(dataDir, { recursive: true });
  renameSync(join(folder, "away"), dataDir);
  expect(await ready()).toEqual([200, "ok"]);
  expect(await createExperience(server, editor)).toBe(id + 1);
  expect(await upload()).toMatchObject({ status: 200, body: { success: true } });
});

test("TRU-36 nothing is saved into a database file that was replaced, and reading ends too", async () => {
  const file = join(dataDir, "panel.sqlite");
  const listed = () => server.call("getUserGymkhanas", { as: editor });
  expect(await listed()).toMatchObject({ status: 200 });
  renameSync(file, `${file}-away`);
  copyFileSync(`${file}-away`, file);
  expect(await save()).toMatchObject(refused);
  expect(await listed()).toMatchObject(refused);
  renameSync(`${file}-away`, file);
  expect(await listed()).toMatchObject({ status: 200 });
  expect(await save()).toMatchObject({ status: 200 });
});

test("TRU-36 reading finds out by itself that the database file was removed", async () => {
  const file = join(dataDir, "panel.sqlite");
  const listed = async () => (await server.call("getUserGymkhanas", { as: editor })).status;
  expect(await listed()).toBe(200);
  renameSync(file, `${file}-away`);
  await expect.poll(listed).toBe(503);
  renameSync(`${file}-away`, file);
  expect(await listed()).toBe(200);
});

test("TRU-36 an upload that cannot be written is 503, not a broken form", async () => {
  const incoming = join(dataDir, "incoming");
  rmSync(incoming, { recursive: true });
  expect(await upload()).toMatchObject(refused);
  mkdirSync(incoming);
  expect(await upload()).toMatchObject({ status: 200, body: { success: true } });
});
