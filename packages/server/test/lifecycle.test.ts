import { readFileSync, writeFileSync } from "node:fs";
import { createServer, connect as connectSocket, type AddressInfo } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, inject, test } from "vitest";
import { startPostgres } from "../../../tools/postgres.ts";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { engine, freshDatabase, skipWithoutEngine } from "./support/database.ts";
import { mayMount, mountMemory, unmount } from "./support/memory-file-system.ts";
import { signInToDemo, startProcess } from "./support/process.ts";

skipWithoutEngine();

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (;;) {
    if (await condition().catch(() => false)) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("nodes that start at once bring one database up to date together", async () => {
  const database = await freshDatabase();
  const nodes = await Promise.all(Array.from({ length: 4 }, () => startProcess(database.env)));
  const failures = nodes.filter((node) => node.url === "").map((node) => node.output());
  expect(failures).toEqual([]);
  for (const node of nodes) node.child.kill("SIGTERM");
  await Promise.all(nodes.map((node) => node.ended));
  await database.remove();
});

test("a step is run once, whoever runs it", async () => {
  const database = await freshDatabase();
  const open = () => connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  const [first, second] = [open(), open()];
  const done = [await migrate(first), await migrate(second)];
  expect(done[0]).toContain("001-users-and-experiences");
  expect(done[0]).toEqual([...new Set(done[0])].toSorted());
  expect(done[1]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  await database.remove();
});

test("a database of a newer version is refused", async () => {
  const database = await freshDatabase();
  const connection = connect({ databaseUrl: database.databaseUrl, dataDir: database.dataDir });
  await migrate(connection);
  await connection.db
    .insertInto("migrations")
    .values({ name: "999-later", done_at: "2030-01-01T00:00:00.000Z" })
    .execute();
  await expect(migrate(connection)).rejects.toThrow("newer version");
  await connection.close();
  await database.remove();
});

test("TRU-36 SIGTERM: not ready at once, the request under way is answered, then the end", async () => {
  const database = await freshDatabase();
  const node = await startProcess(database.env);
  const { port } = new URL(node.url);
  const body = JSON.stringify({ email: "a@example.com", password: "secret1" });
  const socket = connectSocket(Number(port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  const head = `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  await new Promise<void>((resolve) => socket.write(head + body.slice(0, 10), () => resolve()));
  // A second, idle connection must not hold the server up.
  await fetch(`${node.url}/healthz`);
  node.child.kill("SIGTERM");
  await until(() =>
    fetch(`${node.url}/readyz`).then(
      (response) => response.status === 503,
      () => true,
    ),
  );
  socket.write(body.slice(10));
  await new Promise<void>((resolve) => socket.once("close", () => resolve()));
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  expect(await node.ended).toBe(0);
  await database.remove();
});

test("TRU-36 a connection on which no request was ever sent does not hold up the end", async () => {
  const database = await freshDatabase();
  const node = await startProcess(database.env);
  const socket = connectSocket(Number(new URL(node.url).port), "127.0.0.1");
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  await fetch(`${node.url}/healthz`);
  node.child.kill("SIGTERM");
  expect(await node.ended).toBe(0);
  await database.remove();
});

// process.exit waits for compilations that wait for the main thread (nodejs/node#54918).
test("TRU-36 a server that is told to stop, or cannot start, ends by itself", async () => {
  const database = await freshDatabase();
  const program = `const { exit } = process; process.exit = (code) => { console.error("forced"); exit(code); }`;
  const env = {
    ...database.env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURI(program)}`,
  };
  const node = await startProcess({ ...env, DEMO: "true" });
  const { port } = new URL(node.url);
  await signInToDemo(node.url);
  const refused = await startProcess({ ...env, PORT: port });
  expect([await refused.ended, refused.output()]).toEqual([1, expect.stringContaining("is taken")]);
  node.child.kill("SIGTERM");
  expect(await node.ended).toBe(0);
  expect(node.output() + refused.output()).not.toContain("forced");
  await database.remove();
});

test.runIf(engine === "postgres")(
  "TRU-36 with the database down answers are 503 with Retry-After, and recover unaided",
  async () => {
    const cluster = await startPostgres(inject("postgresPrograms"));
    const database = await freshDatabase(cluster.url);
    const node = await startProcess(database.env);
    const login = () =>
      fetch(`${node.url}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "a@example.com", password: "secret1" }),
      });
    expect((await login()).status).toBe(200);
    await cluster.kill();
    const down = await login();
    expect([down.status, down.headers.has("retry-after")]).toEqual([503, true]);
    expect(await down.json()).toMatchObject({ data: { translation_key: "ERRORS.unavailable" } });
    expect((await fetch(`${node.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${node.url}/healthz`)).status).toBe(200);
    await cluster.start();
    await until(async () => (await fetch(`${node.url}/readyz`)).status === 200);
    expect((await login()).status).toBe(200);
    node.child.kill("SIGTERM");
    await node.ended;
    await database.remove();
    await cluster.stop();
  },
);

test("a taken port is told in one line that names the setting", async () => {
  const database = await freshDatabase();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const node = await startProcess({ ...database.env, PORT: String(port) });
  expect(await node.ended).toBe(1);
  expect(node.output().trim()).toBe(
    `PORT ${port} of 127.0.0.1 is taken by another program: stop it or set PORT to another`,
  );
  await new Promise((resolve) => other.close(resolve));
  await database.remove();
});

test("a demo whose port is taken takes the next free one and says so; two start at once", async () => {
  const database = await freshDatabase();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const env = { ...database.env, DEMO: "true", PORT: String(port), BOTS_URL: "http://127.0.0.1:9" };
  const nodes = await Promise.all([startProcess(env), startProcess(env)]);
  for (const node of nodes) {
    expect(node.output()).toContain("ready at ");
    expect(node.output()).not.toMatch(/error/i);
  }
  expect(new Set(nodes.map(({ url }) => url)).size).toBe(2);
  for (const node of nodes) {
    expect(node.output()).toContain(`PORT ${port} is taken by another program: `);
  }
  const [first] = nodes;
  expect(await signInToDemo(first?.url ?? "")).toMatchObject({ success: true });
  for (const node of nodes) node.child.kill("SIGTERM");
  await Promise.all(nodes.map((node) => node.ended));
  await new Promise((resolve) => other.close(resolve));
  await database.remove();
});

test.runIf(engine === "sqlite").each([
  [
    "no database",
    "not a database at all, but long enough to be read as one".repeat(40),
    "is not a database",
  ],
  ["another program's", undefined, "belongs to another program: it has the table recipes"],
])("a file that is %s is told in one line", async (_what, content, told) => {
  const database = await freshDatabase();
  const path = join(database.dataDir, "panel.sqlite");
  if (content) writeFileSync(path, content);
  else {
    const theirs = new Database(path);
    theirs.exec("create table recipes (name text)");
    theirs.close();
  }
  const node = await startProcess(database.env);
  expect(await node.ended).toBe(1);
  expect(node.output().trim()).toMatch(new RegExp(`^[^\\n]*${told}[^\\n]*$`));
  await database.remove();
});

test.runIf(engine === "sqlite" && mayMount())(
  "a database on a file system that is mounted for reading only is told in one line",
  async () => {
    const database = await freshDatabase();
    expect(mountMemory(database.dataDir, "size=64m")).toBe(true);
    const before = await startProcess(database.env);
    before.child.kill("SIGTERM");
    await before.ended;
    expect(mountMemory(database.dataDir, "remount,ro")).toBe(true);
    const node = await startProcess(database.env);
    expect(await node.ended).toBe(1);
    expect(node.output().trim()).toMatch(/^DATA_DIR: [^\n]*(?:for reading only|cannot be)[^\n]*$/);
    unmount(database.dataDir);
    await database.remove();
  },
);

test.runIf(engine === "sqlite")("a damaged database is told in one line", async () => {
  const database = await freshDatabase();
  const connection = connect({ dataDir: database.dataDir, databaseUrl: undefined });
  await migrate(connection);
  // With nothing left in the journal beside it.
  await connection.close();
  const path = join(database.dataDir, "panel.sqlite");
  const bytes = readFileSync(path);
  // All pages but the first, which says that it is a database.
  writeFileSync(path, bytes.fill(0xa5, 4096));
  const node = await startProcess(database.env);
  expect(await node.ended).toBe(1);
  expect(node.output().trim()).toMatch(/^DATA_DIR: [^\n]*is damaged: restore a backup[^\n]*$/);
  await database.remove();
});

test("a start without any user prints how to make the first super-admin", async () => {
  const database = await freshDatabase();
  const node = await startProcess(database.env);
  await until(async () => node.output().includes("create-super-admin"));
  node.child.kill("SIGTERM");
  expect(await node.ended).toBe(0);
  await database.remove();
});
