import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startServer, type RunningServer } from "../src/compose.ts";
import { CONNECTION_LIMITS } from "../src/http/connections.ts";
import { readSettings } from "../src/settings/settings.ts";
import { freshDatabase, type TestDatabase } from "./support/database.ts";

let running: RunningServer;
let database: TestDatabase;
const held: Socket[] = [];

async function start(
  limits: Partial<typeof CONNECTION_LIMITS>,
  most = 2_000,
  env: Record<string, string> = {},
): Promise<void> {
  database = await freshDatabase();
  const settings = readSettings({
    ...database.env,
    LOG_LEVEL: "silent",
    PORT: "0",
    BOTS_URL: "http://127.0.0.1:9",
    MAX_CONNECTIONS: String(most),
    ...env,
  });
  const connectionLimits = { ...CONNECTION_LIMITS, sweepEvery: 50, ...limits };
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
async function hold(text = "", from = "127.0.0.1"): Promise<Held> {
  const socket = connect({
    localAddress: from,
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
  await start({ headers: 1000, idle: 1000 });
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
  await start({ bodyBytes: 5, bodySpan: 1000, idle: 1000 });
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

const health = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

test("TRU-36 above the most connections the idle ones make room, and then the answer is 503", async () => {
  await start({}, 10);
  const idle = await hold(health);
  await new Promise<void>((resolve) => idle.socket.once("data", () => resolve()));
  const busy = await Promise.all(
    Array.from({ length: 9 }, () => hold(`${POST}content-length: 9\r\n\r\n{`)),
  );
  await expect.poll(openConnections).toBe(10);
  const newcomer = await hold(`${POST}content-length: 9\r\n\r\n{`);
  await idle.ended;
  await expect.poll(openConnections).toBe(10);
  const refused = await (await hold(health)).ended;
  expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+[\s\S]*ERRORS\.unavailable/);
  busy[0]?.socket.destroy();
  newcomer.socket.destroy();
  await expect.poll(openConnections).toBe(8);
  const { status } = await fetch(`${running.url}/healthz`);
  expect(status).toBe(200);
});

/** What a request of an address gets, on a connection of its own. */
const statusFrom = async (from: string, headers = "") => {
  const request = `GET /healthz HTTP/1.1\r\nhost: x\r\n${headers}connection: close\r\n\r\n`;
  return (await (await hold(request, from)).ended).slice(9, 12);
};

test.each([
  ["half headers", "GET /healthz HTTP/1.1\r\nhost"],
  ["nothing", ""],
  ["half bodies", `${POST}content-length: 9\r\n\r\n{`],
])(
  "TRU-36 an address that holds all connections with %s makes room for others",
  async (_, text) => {
    await start({}, 30);
    for (let count = 0; count < 30; count += 1) await hold(text);
    await expect.poll(openConnections).toBe(30);
    for (let other = 2; other < 14; other += 1) {
      expect(await statusFrom(`127.0.0.${other}`)).toBe("200");
    }
    // For itself it gets no more.
    expect(await statusFrom("127.0.0.1")).toBe("200");
    await hold(text);
    for (const extra of await Promise.all([hold(text), hold(text)])) extra.socket.end();
  },
);

test("TRU-36 a class behind one address keeps its connections while another floods", async () => {
  await start({}, 50);
  const tablets = await Promise.all(Array.from({ length: 18 }, () => hold(health, "127.0.0.2")));
  await Promise.all(
    tablets.map(({ socket }) => new Promise((resolve) => socket.once("data", resolve))),
  );
  for (let count = 0; count < 60; count += 1) await hold("GET / HTTP/1.1\r\nhost");
  await expect.poll(openConnections).toBe(50);
  const more = await Promise.all(Array.from({ length: 6 }, () => statusFrom("127.0.0.2")));
  expect(more).toEqual(more.map(() => "200"));
  expect(tablets.map(({ socket }) => socket.readableEnded)).toEqual(tablets.map(() => false));
});

test("TRU-36 of a trusted proxy the forwarded addresses share out the connections", async () => {
  await start({}, 20, { TRUST_PROXY: "127.0.0.9" });
  const forwarded = (address: string) => `x-forwarded-for: ${address}\r\n`;
  const unfinished = `POST /api/login HTTP/1.1\r\nhost: x\r\n${forwarded("203.0.113.1")}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`;
  const flood = await Promise.all(Array.from({ length: 20 }, () => hold(unfinished, "127.0.0.9")));
  await expect.poll(openConnections).toBe(20);
  for (let other = 2; other < 8; other += 1) {
    expect(await statusFrom("127.0.0.9", forwarded(`203.0.113.${other}`))).toBe("200");
  }
  expect(flood.filter(({ socket }) => socket.readableEnded).length).toBeGreaterThan(0);
});

test("TRU-36 a connection with very many requests at once is ended", async () => {
  await start({});
  const ask = await hold(
    "GET /api/me HTTP/1.1\r\nhost: x\r\nauthorization: Bearer a.b.c\r\n\r\n".repeat(50),
  );
  ask.socket.end();
  await expect.poll(openConnections).toBe(0);
  expect((await ask.ended).match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(50);
});

test("TRU-36 who sends what is not HTTP and never closes is let go", async () => {
  await start({});
  const { ended } = await hold("hello\r\n\r\n");
  expect(await ended).toMatch(/^HTTP\/1\.1 400/);
  await expect.poll(openConnections).toBe(0);
});
