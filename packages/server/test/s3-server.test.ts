import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "./support/database.ts";
import { demoToken, startProcess } from "./support/process.ts";
import { freshBucket, hasS3, type TestBucket } from "./support/s3.ts";
import { sweepBucket } from "./support/s3-sweep.ts";
import { createExperience, testServer, type Person } from "./support/server.ts";
import { openTcpProxy, type TcpProxy } from "./support/tcp-proxy.ts";
import { newLink, noteForm } from "./support/tryouts.ts";

const drawing = sharp({ create: { width: 300, height: 200, channels: 3, background: "#0a6" } });
const photo = new Blob([new Uint8Array(await drawing.png().toBuffer())], { type: "image/png" });
const names = { name: "Nuria", surname: "Soler" };

const bucket = hasS3 ? await freshBucket() : undefined;
const proxy = bucket && (await openTcpProxy(bucket.settings.endpoint));
afterAll(() => proxy?.cut());

describe.skipIf(!bucket)("a server on S3", () => {
  const server = testServer({ ...bucket?.env, S3_ENDPOINT: proxy?.url ?? "" });
  const save = (as: Person, form: Record<string, string | number | Blob>) =>
    server.call("updateProfile", { as, form: { ...names, ...form } });
  const profileOf = async (as: Person) => (await server.call("getMyProfile", { as })).body.data;
  const keyOf = (address: string) => address.split("/").at(-1);

  test("an uploaded image is in the bucket, and is served from there whole and in parts", async () => {
    const as = server.person("editor");
    await save(as, { image: photo });
    const { avatar } = await profileOf(as);
    expect(await bucket?.keys()).toContain(keyOf(avatar));
    const whole = await fetch(server.url + avatar);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 512 });
    expect(whole.headers.get("content-length")).toBe(String(bytes.length));

    const head = await fetch(server.url + avatar, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);

    const part = await fetch(server.url + avatar, { headers: { range: "bytes=4-11" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 4-11/${bytes.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12));
    const past = await fetch(server.url + avatar, { headers: { range: "bytes=9999999-" } });
    expect(past.status).toBe(416);
  });

  test("a removed image goes from the bucket and is 404", async () => {
    const as = server.person("colleague");
    await save(as, { image: photo });
    const { avatar } = await profileOf(as);
    await save(as, { idMod: 0 });
    await sweepBucket(server);
    expect(await bucket?.keys()).not.toContain(keyOf(avatar));
    for (const method of ["GET", "HEAD"])
      expect((await fetch(server.url + avatar, { method })).status).toBe(404);
  });

  test("a photo of a note from the street is in the bucket, is served from there, and goes with its note", async () => {
    const as = server.person("editor");
    const gymId = await createExperience(server, as);
    const { token } = await newLink(server, as, gymId);
    const sent = await server.call("sendTryNote", { token, form: noteForm({ photo }) });
    expect(sent.status).toBe(200);
    const { body } = await server.call("listTryNotes", { as, query: { gymId } });
    const [note] = body.data.notes;
    expect(await bucket?.keys()).toContain(keyOf(note.photo));
    expect((await fetch(server.url + note.photo)).headers.get("content-type")).toBe("image/webp");
    await server.call("deleteTryNote", { as, json: { gymId, id: note.id } });
    await sweepBucket(server);
    expect(await bucket?.keys()).not.toContain(keyOf(note.photo));
  });

  test("TRU-36 with the storage away files are 503 with Retry-After, all else works, and it recovers unaided", async () => {
    const as = server.person("stranger");
    await save(as, { image: photo });
    const { avatar } = await profileOf(as);
    await proxy?.cut();
    const upload = await save(as, { name: "Other", image: photo });
    const served = await fetch(server.url + avatar);
    expect([upload.status, served.status]).toEqual([503, 503]);
    expect([upload.headers.has("retry-after"), served.headers.has("retry-after")]).toEqual([
      true,
      true,
    ]);
    expect(upload.body.data.translation_key).toBe("ERRORS.unavailable");
    expect(await profileOf(as)).toMatchObject({ name: "Nuria", avatar });
    await proxy?.mend();
    expect((await fetch(server.url + avatar)).status).toBe(200);
    expect((await save(as, { name: "Other", image: photo })).status).toBe(200);
  });
});

describe.skipIf(!hasS3)("server processes on S3", () => {
  let database: TestDatabase;
  let own: TestBucket;
  let line: TcpProxy;
  beforeAll(async () => {
    database = await freshDatabase();
    own = await freshBucket();
    line = await openTcpProxy(own.settings.endpoint);
    return async () => {
      await line.cut();
      await database.remove();
    };
  });
  const serve = (env: Record<string, string> = {}) =>
    startProcess({
      ...database.env,
      DEMO: "true",
      TOKEN_SECRET: "x".repeat(40),
      ...own.env,
      S3_ENDPOINT: line.url,
      ...env,
    });

  test.each([
    ["while its bytes are on their way", "out"],
    ["once it is stored, before anybody refers to it", "back"],
  ] as const)(
    "TRU-32 an image whose server is killed %s is gone after the restart",
    async (_when, way) => {
      const first = await serve();
      const token = await demoToken(first.url);
      const before = await own.keys();
      let put = false;
      const stored = new Promise<void>((resolve) => {
        line.out = (chunk) => {
          put ||= chunk.includes("PUT /");
          if (!put || way === "back") return chunk;
          first.child.kill("SIGKILL");
          resolve();
          // The storage waits for the rest, which never comes.
          return chunk.subarray(0, chunk.length - 1);
        };
        line.back = (chunk) => {
          if (!put) return chunk;
          first.child.kill("SIGKILL");
          resolve();
          return undefined;
        };
      });
      const upload = sendImage(first.url, token);
      await Promise.all([stored, first.ended, expect(upload).rejects.toThrow("fetch failed")]);
      line.out = line.back = (chunk) => chunk;
      expect(await own.keys()).toHaveLength(before.length + (way === "back" ? 1 : 0));

      const second = await serve();
      expect(await own.keys()).toEqual(before);
      expect((await sendImage(second.url, token)).status).toBe(200);
      expect(await own.keys()).toHaveLength(before.length + 1);
      second.child.kill("SIGTERM");
      await second.ended;
    },
  );

  test("what one node stored another serves", async () => {
    const [first, second] = [await serve(), await serve()];
    const token = await demoToken(first.url);
    await sendImage(first.url, token);
    const me = await fetch(`${second.url}/api/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await me.json()) as { data: { avatar: string } };
    const served = await fetch(second.url + data.avatar);
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
    for (const node of [first, second]) node.child.kill("SIGTERM");
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
  });

  test("a wrong secret ends the start with one line that names it and does not tell it", async () => {
    const node = await serve({ S3_SECRET_ACCESS_KEY: "not-the-secret" });
    expect([await node.ended, node.output().trim()]).toEqual([
      1,
      "S3_SECRET_ACCESS_KEY expects the secret that belongs to S3_ACCESS_KEY_ID",
    ]);
  });
});

function sendImage(url: string, token: string): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(names)) body.append(name, value);
  body.append("image", photo, "photo.png");
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${url}/api/user/updateProfile`, { method: "POST", headers, body });
}
