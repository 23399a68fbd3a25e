import Database from "better-sqlite3";
import { join } from "node:path";
import pg from "pg";
import { expect } from "vitest";
import { archiveFile, archiveFiles } from "./archives.ts";
import { assetForm, fileOf, mp3, pngFile } from "./assets.ts";
import type { TestDatabase } from "./database.ts";
import { demoToken, startProcess, type ServerProcess, WITHOUT_CHATBOTS } from "./process.ts";

const SENDERS = 4;

/** Uploads until the server is gone; keeps a list of the ids that were acknowledged. */
async function send(
  server: ServerProcess,
  token: string,
  seed: number,
  note: (id: number) => void,
): Promise<void> {
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

/** Imports experiences with two points and two assets until the server is gone. */
async function importAll(server: ServerProcess, token: string, seed: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  try {
    for (let count = 0; ; count += 1) {
      const image = await pngFile({ width: 300 + seed, height: 300 + count });
      const body = new FormData();
      body.append(
        "archive",
        archiveFile(
          archiveFiles({
            image: 1,
            points: [{ story: { audio: { cas: 2 } } }, { activationDependency: 1 }],
            assets: [
              { id: 1, content: new Uint8Array(await image.arrayBuffer()) },
              { id: 2, type: 2, content: mp3(5_000 + seed * 100 + count) },
            ],
          }),
        ),
      );
      await (
        await fetch(`${server.url}/api/gymkhanas/import`, { method: "POST", headers, body })
      ).text();
    }
  } catch {
    // The connection broke: the server was killed.
  }
}

/**
 * Kills servers in the middle of uploads, so many times; then one starts and clears up.
 * @returns ids of the uploads that were acknowledged
 */
export async function killDuringUploads(
  env: Record<string, string>,
  kills: number,
): Promise<Set<number>> {
  const acknowledged = new Set<number>();
  let token = "";
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startProcess({ ...env, DEMO: "true", ...WITHOUT_CHATBOTS });
    expect(server.output()).toContain("ready at");
    token ||= await demoToken(server.url);
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
    senders.push(importAll(server, token, kill));
    // The kill comes with this answer, while the others have requests under way.
    await Promise.race([momentCame, Promise.all(senders)]);
    server.child.kill("SIGKILL");
    await Promise.all(senders);
    await server.ended;
  }
  const last = await startProcess({ ...env, DEMO: "true", ...WITHOUT_CHATBOTS });
  expect(last.output()).toContain("ready at");
  last.child.kill("SIGKILL");
  await last.ended;
  return acknowledged;
}

async function rowsOf<T>(database: TestDatabase, query: string): Promise<T[]> {
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

/** Fails unless every acknowledged upload is there, every row and stored file has its other half, and no import is there in part. */
export async function expectNothingLostOrOrphaned(
  database: TestDatabase,
  acknowledged: ReadonlySet<number>,
  keys: readonly string[],
): Promise<void> {
  const assets = await rowsOf<{ id: number }>(database, "select id from assets");
  const there = new Set(assets.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
  const stored = await rowsOf<{ key: string; state: string }>(
    database,
    "select key, state from stored_files",
  );
  expect(stored.filter(({ state }) => state !== "kept")).toEqual([]);
  expect(keys.toSorted()).toEqual(stored.map(({ key }) => key).toSorted());
  const unreferenced = await rowsOf(
    database,
    `select id from stored_files where
       id not in (select file_id from assets) and
       id not in (select file_id from bot_files) and
       id not in (select avatar_id from chatbots where avatar_id is not null) and
       id not in (select small_id from assets where small_id is not null) and
       id not in (select large_id from assets where large_id is not null) and
       id not in (select icon_id from assets where icon_id is not null) and
       id not in (select file_id from asset_usdz where file_id is not null) and
       id not in (select image_id from users where image_id is not null)`,
  );
  expect(unreferenced).toEqual([]);
  const torn = await rowsOf(
    database,
    `select id from gymkhanas where content like '%"Importada"%' and (
       (select count(*) from map_points where gymkhana_id = gymkhanas.id) <> 2 or
       (select count(*) from asset_uses where gymkhana_id = gymkhanas.id) <> 2)
     union all
     select id from assets where name = 'Del archivo' and
       id not in (select asset_id from asset_uses)`,
  );
  expect(torn).toEqual([]);
}
