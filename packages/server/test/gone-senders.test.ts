import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { pngFile } from "./support/assets.ts";
import { createExperience, testServer, type Person } from "./support/server.ts";

const server = testServer();
const held: Socket[] = [];
afterEach(() => held.splice(0).forEach((socket) => socket.destroy()));

interface Begun {
  path: string;
  as?: Person;
  method?: "GET" | "POST";
  headers?: readonly string[];
  text?: string;
}

/** Begins a request. */
async function begin({ path, as, method = "POST", headers = [], text = "" }: Begun) {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  held.push(socket);
  await once(socket, "connect");
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: x",
    ...(as ? [`authorization: Bearer ${as.token}`] : []),
    ...headers,
    "",
    text,
  ];
  await new Promise<void>((resolve) => socket.write(lines.join("\r\n"), "latin1", () => resolve()));
  return socket;
}

const JSON_HEADERS = ["content-type: application/json", "content-length: 900"];
const FORM_HEADERS = ["content-type: multipart/form-data; boundary=b", "content-length: 90000"];
const PART = '--b\r\ncontent-disposition: form-data; name="';

const uploads: [string, () => Begun][] = [
  ["JSON", () => ({ path: "/api/login", headers: JSON_HEADERS, text: '{"email":"' })],
  [
    "a form's text",
    () => ({
      path: "/api/gymkhanas/new",
      as: server.person("editor"),
      headers: FORM_HEADERS,
      text: `${PART}gymName"\r\n\r\nRuta`,
    }),
  ],
  [
    "a form's file",
    () => ({
      path: "/api/library2ixr/uploadFile",
      as: server.person("editor"),
      headers: FORM_HEADERS,
      text: `${PART}file"; filename="a.png"\r\n\r\n${"x".repeat(40_000)}`,
    }),
  ],
  [
    "a body that nobody reads",
    () => ({ path: "/api/me", as: server.person("editor"), headers: FORM_HEADERS, text: PART }),
  ],
];

/** Lines of the log that tell of more than what is usual, and those of 5xx. */
const troubles = () =>
  server.logs.filter((line) => {
    const { level, res } = JSON.parse(line) as { level: number; res?: { status?: number } };
    return level > 30 || (res?.status ?? 0) >= 500;
  });
const refusals = async () =>
  (await server.db.selectFrom("audit").select("id").where("outcome", "=", "refused").execute())
    .length;

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.running.app.server.getConnections((error, count) =>
      error ? reject(error) : resolve(count),
    ),
  );

/** What is said of a request whose sender leaves once the server has it. */
async function left(request: Begun, isUnderWay: () => boolean) {
  const [before, refused] = [await connections(), await refusals()];
  const socket = await begin(request);
  await expect.poll(isUnderWay).toBe(true);
  socket.resetAndDestroy();
  await expect.poll(connections).toBeLessThanOrEqual(before);
  // What is logged of it is logged before the next call is answered.
  await createExperience(server, server.person("editor"));
  return { troubles: troubles(), refusals: (await refusals()) - refused };
}
const NO_TROUBLE = { troubles: [], refusals: 0 };

const isLogged = (path: string) => {
  const begun = server.logs.length;
  return () => server.logs.slice(begun).some((line) => line.includes(path));
};

test.each(uploads)(
  "who leaves while sending %s is no error, and is refused nothing",
  async (_, make) => {
    const request = make();
    expect(await left(request, isLogged(request.path))).toEqual(NO_TROUBLE);
  },
);

test("who leaves while a file is sent is no error", async () => {
  const as = server.person("editor");
  const key = `${"a".repeat(32)}.zip`;
  await mkdir(join(server.settings.dataDir, "files/aa"), { recursive: true });
  await writeFile(join(server.settings.dataDir, "files/aa", key), Buffer.alloc(20_000_000));
  const path = `/files/${key}`;
  expect(await left({ path, as, method: "GET" }, isLogged(path))).toEqual(NO_TROUBLE);
});

test("who leaves while a file is looked into is no error, and is refused nothing", async () => {
  const path = "/api/library2ixr/uploadFile";
  const fields = { type: 1, category: 1, description: "x", allowCopy: "true" };
  const png = Buffer.from(await (await pngFile({ width: 900, height: 900 })).arrayBuffer());
  const text = [
    ...Object.entries(fields).map(([name, value]) => `${PART}${name}"\r\n\r\n${value}\r\n`),
    `${PART}file"; filename="a.png"\r\n\r\n${png.toString("latin1")}\r\n--b--\r\n`,
  ].join("");
  const headers = [FORM_HEADERS[0] ?? "", `content-length: ${text.length}`];
  const request = { path, as: server.person("editor"), headers, text };
  expect(await left(request, isLogged(path))).toEqual(NO_TROUBLE);
});
