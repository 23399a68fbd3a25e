import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { signedIn } from "./http-load.ts";
import { botSubjects } from "./loop-bot.ts";
import type { Account, Call, Subjects } from "./loop-calls.ts";
import { PEOPLE } from "./loop-people.ts";
import { REST } from "./loop-rest.ts";
import { ROUTES } from "./loop-routes.ts";
import { TRYOUTS } from "./loop-tryouts.ts";
import { startPanelServer, temporaryFolder, type PanelServer } from "./panel-server.ts";
import { addEditors, seedAssets, seedExperiences } from "./seed.ts";

/** Longest time that a request may keep the event loop, in ms. */
const LIMIT = 100;
/** How often each input is sent; what is printed is the middle one, and the first apart. */
const RUNS = 3;
/** Records of the large installation. */
const MANY = 10_000;
const ASSETS = 5000;
const LOG_ENTRIES = 100_000;
const EVENTS = 50_000;
const FORM_BYTES = 2 * 1024 * 1024;
const JSON_BYTES = 64 * 1024;

const folder = (path: string) => join(import.meta.dirname, path);
const PREFIXES = { panel: "/api", bots: "/bots", plays: "/plays", tryouts: "/tryouts" } as const;
/** The worst input of each operation within the limits of its contract, in the order in which they are called. */
const WORST = { ...ROUTES, ...TRYOUTS, ...PEOPLE, ...REST };

interface Served {
  contract: keyof typeof PREFIXES;
  operationId: string;
  method: string;
  path: string;
  requestType?: string;
  /** The most bytes of its body, where that is not what all may have. */
  most?: number;
}

const program = fileURLToPath(
  new URL("../packages/server/test/support/loop-program.ts", import.meta.url),
);
const run = (...words: string[]) =>
  execFileSync(process.execPath, [program, ...words], { encoding: "utf8" });
const operations = JSON.parse(run("operations")) as Served[];

const undefinedInputs = operations.filter(({ operationId }) => !(operationId in WORST));
if (undefinedInputs.length > 0) {
  const names = undefinedInputs.map(({ operationId }) => operationId).join(", ");
  throw new Error(`No worst input is defined for ${names}`);
}

/** What the event loop was kept by one request, in ms. */
interface Block {
  /** By the clock, as `monitorEventLoopDelay` has it. */
  delay: number;
  /** By the processor time of the main thread, which other programs do not lengthen. */
  processor: number;
  /** What /healthz waited meanwhile. */
  health: number;
  status: number;
}

/** Fills a stopped server's database with a large installation without limits. */
function seed(dataDir: string): void {
  seedExperiences(dataDir, MANY);
  seedAssets(dataDir, ASSETS);
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
  database.exec(`update users set max_bytes = 0, max_supervisors = 0, max_editors = 0,
    max_mappoints = 0, max_files = 0`);
  database.exec(addEditors(MANY));
  database.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${LOG_ENTRIES})
    insert into audit (at, event, outcome, actor, subject, address, details)
    select '2026-01-01T00:00:00.000Z', 'sign-in', 'done', 'persona.' || (i % 500) || '@bench.example', '', '127.0.0.1', '{}' from n`);
  database.exec(`insert into audit_names (name, folded) select distinct actor, actor from audit
    where actor not in (select name from audit_names)`);
  database.close();
}

async function call(
  { url }: PanelServer,
  operation: Served,
  token: string,
  { query, form, json }: Call,
): Promise<{ status: number; data: unknown }> {
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`
    : "";
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) {
    if (value instanceof Blob) body.append(name, value, value.type === "image/png" ? "a.png" : "f");
    else body.append(name, String(value));
  }
  const text = typeof json === "string" ? json : JSON.stringify(json);
  const response = await fetch(url + PREFIXES[operation.contract] + operation.path + search, {
    method: operation.method,
    headers: {
      connection: "close",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(form ? { body } : json === undefined ? {} : { body: text }),
  });
  const answer = await response.text();
  const read = answer.startsWith("{") ? (JSON.parse(answer) as { data?: unknown }) : {};
  return { status: response.status, data: read.data };
}

/** What anybody may send to any operation: as many parts as its body can hold. */
function crowded({ requestType, most: declared }: Served): Call[] {
  const most = declared ?? (requestType === "application/json" ? JSON_BYTES : FORM_BYTES);
  if (requestType === "application/json") {
    const half = most / 2 - 100;
    const value = (inner: string) => `{"x":${inner}}`;
    return [
      { json: value("[".repeat(half) + "]".repeat(half)) },
      { json: value(`[${"{},".repeat(most / 3 - 100)}{}]`) },
    ].map((each) => each as Call);
  }
  if (requestType !== "multipart/form-data") return [];
  const count = Math.min(450, Math.ceil(most / 300));
  const each = "ñ".repeat(Math.max(1, (most / count - 170) / 2));
  const fields = Array.from({ length: count }, (_, index) => [`x${index}`, each] as const);
  return [{ form: Object.fromEntries(fields) }];
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function data(server: PanelServer, path: string, token: string, json?: object) {
  const response = await fetch(server.url + path, {
    ...(json ? { method: "POST", body: JSON.stringify(json) } : {}),
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
  });
  return ((await response.json()) as { data: never }).data;
}

/** Tokens of all callers, and what they call about. */
async function prepared(server: PanelServer, dataDir: string) {
  const people = ["superadmin", "admin", "supervisor", "editor"] as const;
  const tokens = { nobody: "" } as Record<Account, string>;
  for (const name of people) tokens[name] = await signedIn(server, name);
  const { parliaToken } = (await data(server, "/api/me", tokens.admin)) as { parliaToken: string };
  const session = (await data(server, "/bots/extLogin", parliaToken, {})) as { tokenKey: string };
  tokens.provider = parliaToken;
  tokens.bots = session.tokenKey;
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"), { readOnly: true });
  const values = (statement: string) =>
    database
      .prepare(statement)
      .all()
      .map((row) => Object.values(row)[0]);
  const id = (statement: string) => Number(values(statement)[0]);
  const editorId = id("select id from users where email = 'editor@demo.explorar'");
  const assets = values(
    `select id from assets where owner_id = ${editorId} and is_global = 0 and type = 1 order by id desc limit 1001`,
  ).map(Number);
  const subjects: Subjects = {
    experience: id("select min(id) from gymkhanas"),
    points: [],
    editor: id("select max(id) from users where role = 'editor'"),
    supervisor: id("select id from users where email = 'supervisor@demo.explorar'"),
    otherSupervisor: id(
      "select id from users where role = 'supervisor' and email <> 'supervisor@demo.explorar'",
    ),
    asset: assets[1000] ?? 0,
    assets: assets.slice(0, 1000),
    botId: String(values("select public_id from bots")[0]),
    botToken: String(values("select path from bots")[0]),
    clientId: "admin@demo.explorar",
    chatbot: String(values("select id from chatbots")[0]),
    deletion: 0,
    tryToken: "",
    note: 0,
    walk: 0,
    model: id("select min(id) from assets where is_global = 1 and type = 0"),
    modelToken: "",
    image: new Blob([readFileSync(folder("../docs/panel.png"))], { type: "image/png" }),
    archive: largestArchive(dataDir),
    session: "",
    uploaded: "",
    citation: { fileName: "", page: 1, ticket: "" },
    rating: "",
    turn: 0,
  };
  database.close();
  await signedIn(server, "editor");
  const sessions: { id: string; current: boolean }[] = await data(
    server,
    "/api/user/sessions",
    tokens.editor,
  );
  subjects.session = sessions.find(({ current }) => !current)?.id ?? "";
  Object.assign(subjects, await botSubjects(server, tokens.bots, subjects));
  return { tokens, subjects };
}

function largestArchive(dataDir: string): Blob {
  const path = join(dataDir, "bench.zip");
  run("archive", path);
  return new Blob([readFileSync(path)]);
}

/** Makes a key of the visitors' app, and fills the large experience with what visitors did. */
function playKey(dataDir: string): string {
  const plays = fileURLToPath(
    new URL("../packages/server/test/support/plays-program.ts", import.meta.url),
  );
  const fill = (command: string, value: string) =>
    execFileSync(process.execPath, [plays, command, value, dataDir, ""], { encoding: "utf8" });
  fill("fill", String(EVENTS));
  return (JSON.parse(fill("reports", `${join(dataDir, "reports.jsonl")}#1`)) as { key: string })
    .key;
}

const dataDir = join(temporaryFolder(), "data");
mkdirSync(dataDir);
const start = (preload?: string) =>
  startPanelServer({
    dataDir,
    mapOrigin: "http://127.0.0.1:9",
    ...(preload === undefined ? {} : { preload }),
  });
await (await start()).stop();
seed(dataDir);
const server = await start(pathToFileURL(folder("loop-watch.mjs")).href);
const probe = new Worker(folder("loop-probe.ts"), { workerData: server.url });

async function block(work: () => Promise<{ status: number; data: unknown }>) {
  const read = async () => {
    const answers = Promise.all([once(server.child, "message"), once(probe, "message")]);
    server.child.send("read");
    probe.postMessage("read", []);
    const [[watched], [health]] = (await answers) as [[Omit<Block, "health" | "status">], [number]];
    return { ...watched, health };
  };
  await read();
  const answer = await work();
  // The tick after the last block is the one that tells of it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { ...(await read()), status: answer.status, data: answer.data };
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);

/** Sends one input some times, prints what it costs, and says whether that is within the limit. */
function report(name: string, blocks: readonly Block[]): boolean {
  const of = (what: "delay" | "processor" | "health") => middle(blocks.map((each) => each[what]));
  const first = blocks[0]?.processor ?? 0;
  const isFine = Math.max(first, of("delay"), of("processor"), of("health")) <= LIMIT;
  const columns = [of("delay"), of("processor"), of("health"), first].map(ms).join("");
  const statuses = [...new Set(blocks.map(({ status }) => status))].join(" ");
  console.log(`  ${name.padEnd(32)}${columns}   ${statuses}${isFine ? "" : "  too long"}`);
  return isFine;
}

const fine: boolean[] = [];
try {
  const { tokens, subjects } = await prepared(server, dataDir);
  console.log("The longest block of the event loop for each operation, the middle of some calls:");
  console.log(
    `  ${"".padEnd(32)}${["clock", "processor", "/healthz", "first"].map((each) => each.padStart(9)).join("")}`,
  );
  const only = process.argv.slice(2);
  const named = new Map(operations.map((operation) => [operation.operationId, operation]));
  for (const [id, { as, call: inputOf, once: isOnce, keep }] of Object.entries(WORST)) {
    const operation = named.get(id);
    if (!operation) throw new Error(`The contract has no operation ${id}`);
    const isSetUp = keep !== undefined;
    if (only.length > 0 && !only.includes(id) && !isSetUp) continue;
    const blocks: Block[] = [];
    for (let time = 0; time < (isOnce ? 1 : RUNS); time += 1) {
      subjects.turn += 1;
      const input = inputOf(subjects);
      const answered = await block(() => call(server, operation, tokens[as], input));
      if (answered.status >= 500) throw new Error(`${id} answered ${answered.status}`);
      if (keep) keep(answered.data, subjects);
      tokens.trial = subjects.tryToken;
      tokens.phone = subjects.modelToken;
      blocks.push(answered);
    }
    fine.push(report(id, blocks));
    for (const [at, input] of crowded(operation).entries()) {
      const many: Block[] = [];
      for (let time = 0; time < RUNS; time += 1) {
        many.push(await block(() => call(server, operation, tokens[as], input)));
      }
      fine.push(report(`  crowded ${at + 1}`, many));
    }
    if (id === "createMapPoints") tokens.app = playKey(dataDir);
  }
} finally {
  await probe.terminate();
  await server.stop();
  rmSync(join(dataDir, ".."), { recursive: true, force: true });
}
if (!fine.every(Boolean)) process.exitCode = 1;
