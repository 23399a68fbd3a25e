import Database from "better-sqlite3";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startPostgres, type PrivatePostgres } from "../../../tools/postgres.ts";
import {
  available,
  engine,
  freshDatabase,
  skipWithoutEngine,
  type TestDatabase,
} from "./support/database.ts";
import {
  demoToken,
  demoCover,
  startProcess,
  WITHOUT_CHATBOTS,
  type ServerProcess,
} from "./support/process.ts";
import { rounds } from "./support/rounds.ts";

const KILLS = rounds(2, 15);
const WRITERS = 4;
/** Every so many kills of the server, PostgreSQL is ended as by a power cut too. */
const CLUSTER_KILL_EVERY = rounds(2, 10);

let cluster: PrivatePostgres | undefined;
let database: TestDatabase;

skipWithoutEngine();
beforeAll(async () => {
  if (!available) return;
  if (engine === "postgres")
    cluster = await startPostgres(inject("postgresPrograms"), { durable: true });
  database = await freshDatabase(cluster?.url);
});
afterAll(async () => {
  await database?.remove();
  await cluster?.stop();
});

async function post(url: string, token: string, path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(url + path, { method: "POST", headers, body });
  return (await response.json()) as { success: boolean; data: { id: number; version: number } };
}

let codes = 0;
const newCode = () => String((codes += 1)).padStart(6, "0");

const texts = (name: string, gymCode: string, gymModelId: string) => ({
  gymName: name,
  gymDescription: "d",
  gymSlogan: "s",
  gymCity: "c",
  gymLang: "cas",
  gymCode,
  gymModelId,
});

/** Creates and updates until the server is gone; keeps a list of what was acknowledged. */
async function write(
  server: ServerProcess,
  token: string,
  who: string,
  note: (id: number, noted: Noted) => void,
) {
  try {
    const cover = await demoCover(server.url, token);
    for (let count = 0; ; count += 1) {
      const code = newCode();
      const form = texts(`${who} ${count}`, code, cover);
      const created = await post(server.url, token, "/api/gymkhanas/new", form);
      if (!created.success) continue;
      const { id } = created.data;
      note(id, { version: 1, name: `${who} ${count}` });
      const name = `${who} ${count} otra vez`;
      const updated = await post(server.url, token, "/api/gymkhanas/new", {
        ...texts(name, code, cover),
        gymId: String(id),
      });
      if (updated.success) note(id, { version: 2, name });
    }
  } catch {
    // The connection broke: the server was killed.
  }
}

interface Noted {
  version: number;
  name: string;
}

/** "ok", or what is wrong with the database. */
async function integrity(): Promise<unknown> {
  if (database.databaseUrl) {
    const client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    // Reads the row of every index entry; a damaged page or index fails here.
    await client.query("set enable_seqscan = off");
    const { rows } = await client.query(
      "select count(*)::int as count from gymkhanas where id > 0",
    );
    await client.end();
    return rows[0].count > 0 ? "ok" : "empty";
  }
  const file = new Database(join(database.dataDir, "panel.sqlite"));
  const result = file.pragma("integrity_check", { simple: true });
  file.close();
  return result;
}

test(`TRU-32 ${KILLS} kills under concurrent writes lose no acknowledged write`, async () => {
  const acknowledged = new Map<number, Noted>();
  const env = { ...database.env, DEMO: "true", ...WITHOUT_CHATBOTS };
  let token = "";
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startProcess(env);
    expect(server.output()).toContain("ready at");
    token ||= await demoToken(server.url);
    const moment = 1 + Math.floor(Math.random() * 60);
    let writes = 0;
    let reached = (): void => {};
    const momentCame = new Promise<void>((resolve) => (reached = resolve));
    const note = (id: number, noted: Noted): void => {
      acknowledged.set(id, noted);
      writes += 1;
      if (writes === moment) reached();
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(server, token, `${kill}/${writer}`, note),
    );
    // The kill comes with this answer, while the other writers have requests under way.
    await Promise.race([momentCame, Promise.all(writers)]);
    if (cluster && kill % CLUSTER_KILL_EVERY === CLUSTER_KILL_EVERY - 1) {
      await cluster.kill();
      await cluster.start();
    }
    server.child.kill("SIGKILL");
    await Promise.all(writers);
    await server.ended;
  }

  expect(await integrity()).toBe("ok");
  const server = await startProcess(env);
  const response = await fetch(`${server.url}/api/gymkhanas/getUserGymkhanas`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: string };
  const rows = JSON.parse(data) as { id: number; name: string; version: number }[];
  const found = new Map(rows.map((row) => [row.id, row]));
  server.child.kill("SIGKILL");
  await server.ended;

  expect(acknowledged.size).toBeGreaterThan(KILLS);
  const lost = [...acknowledged].filter(([id, noted]) => {
    const row = found.get(id);
    // A second write that was not acknowledged may be there or not.
    return (
      !row ||
      row.version < noted.version ||
      (row.version === noted.version && row.name !== noted.name)
    );
  });
  expect(lost).toEqual([]);
}, 600_000);
