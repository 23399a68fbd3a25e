import { afterAll, beforeAll, expect, test } from "vitest";
import { mintProviderToken } from "../src/bots/accounts/tokens.ts";
import { createUploads } from "../src/bots/knowledge-files/uploads.ts";
import { openLocalDisk } from "../src/storage/local-disk.ts";
import { newBot, pdfBytes, postForm, presign, sendForm, type Form } from "./support/bots.ts";
import { available, freshDatabase, type TestDatabase } from "./support/database.ts";
import { startProcess, type ServerProcess } from "./support/process.ts";
import { testServer } from "./support/server.ts";
import { filesUnder } from "./support/stored.ts";

const SECRET = "a secret that panel and platform share";
const KILLS = 4;
const EMAIL = "admin@example.com";

let database: TestDatabase;
beforeAll(async () => {
  if (available) database = await freshDatabase();
});
afterAll(async () => {
  if (available) await database.remove();
});

const start = () => startProcess({ ...database.env, BOTS_ONLY: "true", BOTS_SECRET: SECRET });

async function kill(server: ServerProcess): Promise<void> {
  server.child.kill("SIGKILL");
  await server.ended;
}

// oxlint-disable-next-line typescript/no-explicit-any
async function call(server: ServerProcess, id: string, json: object, token: string): Promise<any> {
  const response = await fetch(`${server.url}/bots/${id}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(json),
  });
  return response.json();
}

async function signIn(server: ServerProcess): Promise<string> {
  const token = await mintProviderToken([new TextEncoder().encode(SECRET)], {
    account: { subject: "1", email: EMAIL },
    user: { id: 1, email: EMAIL, role: "admin", version: 1 },
    session: { id: "s", expiresAt: 9_999_999_999 },
  });
  return (await call(server, "extLogin", {}, token)).data.tokenKey;
}

test("TRU-25 TRU-32 a PDF that was uploaded before a kill -9 is added after it, and what a kill cut short is added once", async () => {
  let server = await start();
  const token = await signIn(server);
  const clientId = EMAIL;
  const contentType = "application/pdf";
  for (let kills = 0; kills < KILLS; kills += 1) {
    const texts = { name: "Guía", description: "Responde.", requestId: `kill-${kills}` };
    const { data: botId } = await call(server, "createBot", texts, token);
    const wanted = { clientId, botId, fileName: "a.pdf", contentType };
    const { data } = await call(server, "getPresignedURL", wanted, token);
    const sent = await postForm(server.url, data.data as Form, pdfBytes(2_000_000));
    expect(sent.status).toBe(204);
    const file = { clientId, botId, fileName: data.fileName, publicName: "a.pdf", contentType };
    // Every second time in the middle of it.
    const cut =
      kills % 2 === 0 ? undefined : call(server, "addDataSourceFile", file, token).catch(() => {});
    await kill(server);
    await cut;
    server = await start();
    expect(await call(server, "addDataSourceFile", file, token)).toEqual({ status: "ok" });
    const listed = await call(server, "listDataSourceFiles", { clientId, botId }, token);
    expect(listed.data).toMatchObject([{ fileName: data.fileName, size: 2_000_000 }]);
  }
  await kill(server);
  expect(filesUnder(database.dataDir, "files").filter((name) => name.endsWith(".part"))).toEqual(
    [],
  );
});

const running = testServer();

test.each(["ENOSPC", "EDQUOT"])(
  "TRU-36 where the disk answers %s nothing is stored, and the form can be sent once more",
  async (code) => {
    const admin = running.person("admin");
    const { form } = await presign(running, admin, await newBot(running, admin));
    const key = form.url.split("/").at(-1) ?? "";
    const disk = await openLocalDisk(`${running.database.dataDir}/files`);
    const uploads = createUploads({
      connection: running.running.connection,
      storage: { ...disk, save: () => Promise.reject(Object.assign(new Error("no"), { code })) },
      address: () => "",
    });
    const file = { path: "/nonexistent", fileName: "a.pdf", bytes: 10, sha256: "" };
    await expect(uploads.receive(key, "application/pdf", file)).rejects.toMatchObject({ code });
    expect(await disk.read(key)).toBeUndefined();
    expect((await sendForm(running, form, pdfBytes())).status).toBe(204);
  },
);
