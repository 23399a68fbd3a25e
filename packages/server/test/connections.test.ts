import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startServer, type RunningServer } from "../src/compose.ts";
import { CONNECTION_LIMITS } from "../src/http/connections.ts";
import { readSettings } from "../src/settings/settings.ts";
import { freshDatabase, type TestDatabase } from "./support/database.ts";

let running: RunningServer;
let database: TestDatabase;
const held: Socket[] = [];

async function start(limits: Partial<typeof CONNECTION_LIMITS>, most = 2_000): Promise<void> {
  database = await freshDatabase();
  const settings = readSettings({
    ...database.env,
    LOG_LEVEL: "silent",
    PORT: "0",
    BOTS_URL: "http://127.0.0.1:9",
    MAX_CONNECTIONS: String(most),
  });
  const connectionLimits = { ...CONNECTION_LIMITS, checkEvery: 50, ...limits };
  running = await startServer(settings, { connectionLimits });
}

afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy();
  await running.stop();
  await database.remove();
});

interface Held {
  socket: Socket;
  /** What the server has sent until it ended the connection. */
  ended: Promise<string>;
}

/** A connection whose own side stays open whatever the server does. */
async function hold(text = ""): Promise<Held> {
  const socket = connect({
    host: "127.0.0.1",
    port: Number(new URL(running.url).port),
    allowHalfOpen: true,
  });
  held.push(socket);
  let answer = "";
  const ended = new Promise<string>((resolve) => {
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.once("end", () => resolve(answer));
    socket.once("error", () => resolve(answer));
    socket.once("close", () => resolve(answer));
  });
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  if (text) socket.write(text);
  return { socket, ended };
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    running.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
const POST = "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";

test("TRU-36 who sends no headers, half of them, or nothing more is let go", async () => {
  await start({ headers: 200, idle: 200 });
  const all = await Promise.all([
    hold(),
    hold("GET /healthz HTTP/1.1\r\nhost"),
    hold("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"),
  ]);
  const [, , answered = ""] = await Promise.all(all.map(({ ended }) => ended));
  expect(answered).toMatch(/^HTTP\/1\.1 200/);
  // None of the clients has closed its side.
  await expect.poll(openConnections).toBe(0);
});

test("TRU-36 a body that hardly arrives ends the connection, a slow one arrives", async () => {
  await start({ bodyBytes: 5, bodySpan: 200, idle: 200 });
  const fields = JSON.stringify({ email: "a@example.com", password: "secret" });
  const body = fields.padStart(4_000);
  const head = `${POST}content-length: ${body.length}\r\n\r\n`;
  const begun = await hold(`${head}{`);
  const chunked = await hold(`${POST}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`);
  const slow = await hold(head);
  let sent = 0;
  const drip = setInterval(() => {
    slow.socket.write(body.slice(sent, (sent += 1)));
  }, 4);
  expect(await Promise.all([begun.ended, chunked.ended])).toEqual(["", ""]);
  clearInterval(drip);
  slow.socket.write(body.slice(sent));
  expect(await slow.ended).toMatch(/^HTTP\/1\.1 200/);
});

test("TRU-36 above the most connections the idle ones make room, and then the answer is 503", async () => {
  await start({}, 10);
  const health = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
  const idle = await hold(health);
  await new Promise<void>((resolve) => idle.socket.once("data", () => resolve()));
  const busy = await Promise.all(
    Array.from({ length: 9 }, () => hold(`${POST}content-length: 9\r\n\r\n{`)),
  );
  await expect.poll(openConnections).toBe(10);
  const refused = await (await hold(health)).ended;
  expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+[\s\S]*ERRORS\.unavailable/);
  await idle.ended;
  busy[0]?.socket.destroy();
  await expect.poll(openConnections).toBe(8);
  const { status } = await fetch(`${running.url}/healthz`);
  expect(status).toBe(200);
});

test("TRU-36 who sends what is not HTTP and never closes is let go", async () => {
  await start({});
  const { ended } = await hold("hello\r\n\r\n");
  expect(await ended).toMatch(/^HTTP\/1\.1 400/);
  await expect.poll(openConnections).toBe(0);
});
