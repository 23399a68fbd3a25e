import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { startPanelServer, type PanelServer } from "./panel-server.ts";

const MB = 1_048_576;
const FORMS = 120;
const FORM_BYTES = 1.95 * MB;
const FORMS_LIMIT_MB = 60;
const CONNECTIONS = 2_000;
const CONNECTIONS_LIMIT_MB = 120;
/** How long the largest memory is looked for once everything has been sent, in ms. */
const WATCHED = 5_000;
const METRICS_TOKEN = "a token for the benchmark";
const BASES = { panel: "/api", bots: "/bots", plays: "/plays" } as const;

interface Target {
  path: string;
  type: "application/json" | "multipart/form-data";
  /** What is sent of a body; its last bytes never come. */
  bytes: number;
}

interface Contract {
  paths: Record<
    string,
    Record<
      string,
      {
        "x-access": unknown;
        requestBody?: { content: Partial<Record<Target["type"], { "x-max-bytes": number }>> };
      }
    >
  >;
}

/** Every operation that takes a body from anybody, as the contracts say. */
const publicBodies = (["panel", "bots", "plays"] as const).flatMap((name) => {
  const file = new URL(
    `../packages/api-client/src/generated/${name}/document.json`,
    import.meta.url,
  );
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as Contract;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ "x-access": access, requestBody }) =>
      Object.entries(access === "public" && requestBody ? requestBody.content : {}).map(
        ([type, { "x-max-bytes": bytes }]): Target => ({
          path: BASES[name] + path,
          type: type as Target["type"],
          bytes: bytes - 1,
        }),
      ),
    ),
  );
});

function beginning({ type, bytes }: Target): string {
  const head =
    type === "application/json"
      ? '{"email":"'
      : '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\n';
  return head + "x".repeat(Math.max(0, Math.floor(bytes) - head.length));
}

/** A connection that begins a call and leaves it at that. */
function begin(server: PanelServer, target: Target, isDeclared: boolean): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const text = beginning(target);
  const length = isDeclared
    ? `content-length: ${text.length + 1}\r\n\r\n${text}`
    : `transfer-encoding: chunked\r\n\r\n${(text.length + 1).toString(16)}\r\n${text}`;
  const type = target.type === "application/json" ? target.type : `${target.type}; boundary=b`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => socket.destroy());
    socket.once("error", reject);
    socket.resume();
    socket.once("connect", () =>
      socket.write(
        `POST ${target.path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${type}\r\n${length}`,
        () => resolve(socket),
      ),
    );
    socket.once("close", () => resolve(socket));
  });
}

interface Memory {
  resident: number;
  /** What the engine holds: its heap, and buffers outside of it. */
  held: number;
}

async function memoryOf(server: PanelServer): Promise<Memory> {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const metrics = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await metrics.text();
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  return {
    resident: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    held: (gauge("nodejs_heap_size_used_bytes") + gauge("nodejs_external_memory_bytes")) / MB,
  };
}

async function flood(
  name: string,
  limit: number,
  open: (server: PanelServer) => Promise<Socket>[],
): Promise<void> {
  const server = await startPanelServer({
    mapOrigin: "http://127.0.0.1:9",
    settings: { METRICS_TOKEN, MAX_CONNECTIONS: "2100" },
  });
  const sockets: Socket[] = [];
  try {
    // The first calls load what the others find.
    for (let time = 0; time < 3; time += 1) await memoryOf(server);
    const before = await memoryOf(server);
    const opening = open(server);
    const most = { ...before };
    const look = async (): Promise<void> => {
      const now = await memoryOf(server);
      most.resident = Math.max(most.resident, now.resident);
      most.held = Math.max(most.held, now.held);
    };
    sockets.push(...(await Promise.all(opening)));
    for (const end = Date.now() + WATCHED; Date.now() < end; await pause(100)) await look();
    const left = sockets.filter(({ destroyed }) => !destroyed).length;
    const added = most.resident - before.resident;
    console.log(
      `${name}: ${before.resident.toFixed(0)} MB before, ${most.resident.toFixed(0)} MB at most: ` +
        `+${added.toFixed(0)} MB, ${(added / limit).toFixed(2)} × ${limit} MB; held by the engine ` +
        `${before.held.toFixed(0)} and ${most.held.toFixed(0)} MB; ${left} connections left open`,
    );
    if (added > limit) process.exitCode = 1;
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  }
}

const forms = publicBodies.filter(({ path }) => path.endsWith("/forgotPassword"));
for (const isDeclared of [true, false]) {
  await flood(
    `${FORMS} unfinished forms of 1.95 MB, ${isDeclared ? "declared" : "chunked"}`,
    FORMS_LIMIT_MB,
    (server) =>
      Array.from({ length: FORMS }, () =>
        Promise.all(forms.map((form) => begin(server, { ...form, bytes: FORM_BYTES }, isDeclared))),
      ).map(async (opened) => (await opened)[0] as Socket),
  );
}
console.log(`Public operations with a body: ${publicBodies.map(({ path }) => path).join(", ")}`);
await flood(`${CONNECTIONS} connections with unfinished bodies`, CONNECTIONS_LIMIT_MB, (server) =>
  Array.from({ length: CONNECTIONS }, (_, index) =>
    begin(server, publicBodies[index % publicBodies.length] as Target, index % 2 === 0),
  ),
);
