import Database from "better-sqlite3";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoAccounts } from "../src/demo/accounts.ts";
import { assetForm, mp3, pngFile, fileOf } from "./support/assets.ts";
import {
  available,
  freshDatabase,
  skipWithoutEngine,
  type TestDatabase,
} from "./support/database.ts";
import { startProcess, type ServerProcess } from "./support/process.ts";

const KILLS = 6;
const SENDERS = 4;

let database: TestDatabase;

skipWithoutEngine();
beforeAll(async () => {
  if (available) database = await freshDatabase();
});
afterAll(() => database?.remove());

async function signIn(url: string): Promise<string> {
  const editor = demoAccounts().find((account) => account.role === "editor");
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: editor?.email, password: editor?.password }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Uploads until the server is gone; notes down the ids that were acknowledged. */
async function send(
  server: ServerProcess,
  token: string,
  seed: number,
  note: (id: number) => void,
) {
  try {
    for (let count = 0; ; count += 1) {
      const isSound = count % 2 === 1;
      const file = isSound
        ? fileOf(mp3(20 + seed * 100 + count), "sound.mp3")
        : await pngFile({ width: 600 + seed, height: 400 });
      const body = new FormData();
      const form = assetForm({ type: isSound ? 2 : 1, file, allowCopy: "true" });
      for (const [name, value] of Object.entries(form)) {
        body.append(name, value instanceof Blob ? value : String(value));
      }
      const headers = { authorization: `Bearer ${token}` };
      const url = `${server.url}/api/library2ixr/uploadFile`;
      const answer = await fetch(url, { method: "POST", headers, body });
      const { success, data } = (await answer.json()) as { success: boolean; data: { id: number } };
      if (success) note(data.id);
    }
  } catch {
    // The connection broke: the server was killed.
  }
}

async function rowsOf<T>(query: string): Promise<T[]> {
  if (database.databaseUrl) {
    const client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    const { rows } = await client.query(query);
    await client.end();
    return rows as T[];
  }
  const file = new Database(join(database.dataDir, "panel.sqlite"), { readonly: true });
  const rows = file.prepare(query).all() as T[];
  file.close();
  return rows;
}

/** Names of all files under a folder. */
const filesUnder = (folder: string): string[] =>
  readdirSync(join(database.dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

test(`TRU-32 ${KILLS} kills during uploads lose no acknowledged one and leave no orphan, row or file`, async () => {
  const acknowledged = new Set<number>();
  let token = "";
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startProcess({ ...database.env, DEMO: "true" });
    expect(server.output()).toContain("ready at");
    token ||= await signIn(server.url);
    const moment = 1 + Math.floor(Math.random() * 12);
    let count = 0;
    let reached = (): void => {};
    const momentCame = new Promise<void>((resolve) => (reached = resolve));
    const senders = Array.from({ length: SENDERS }, (_, sender) =>
      send(server, token, kill * SENDERS + sender, (id) => {
        acknowledged.add(id);
        count += 1;
        if (count === moment) reached();
      }),
    );
    // The others are in the middle of something when one of them gets this answer.
    await Promise.race([momentCame, Promise.all(senders)]);
    server.child.kill("SIGKILL");
    await Promise.all(senders);
    await server.ended;
  }

  const last = await startProcess({ ...database.env, DEMO: "true" });
  expect(last.output()).toContain("ready at");
  last.child.kill("SIGKILL");
  await last.ended;

  const assets = await rowsOf<{ id: number }>("select id from assets");
  const there = new Set(assets.map(({ id }) => id));
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);

  const stored = await rowsOf<{ key: string; state: string }>(
    "select key, state from stored_files",
  );
  expect(stored.filter(({ state }) => state !== "kept")).toEqual([]);
  expect(filesUnder("files").toSorted()).toEqual(stored.map(({ key }) => key).toSorted());
  expect(filesUnder("incoming")).toEqual([]);
  const unreferenced = await rowsOf(
    `select id from stored_files where
       id not in (select file_id from assets) and
       id not in (select small_id from assets where small_id is not null) and
       id not in (select large_id from assets where large_id is not null) and
       id not in (select image_id from users where image_id is not null)`,
  );
  expect(unreferenced).toEqual([]);
}, 600_000);
