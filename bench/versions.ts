import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { startPanelServer, temporaryFolder, type PanelServer } from "./panel-server.ts";
import { seedRoutes } from "./route-seed.ts";

const POINTS = 100;
const SAVES = 1000;
/** How often the two servers save alternately, so that other load affects both. */
const ROUNDS = 20;
const WARM_UP = 60;
const RUNS = 20;
/** Most that the versions take, in MB. */
const MOST_MB = 5;
/** Most processor of a save, to one that keeps no version. */
const MOST_COST = 1.2;
/** Most processor that all of the list takes, and a comparison of two, in ms. */
const MOST_MS = 100;

const folder = temporaryFolder();

const program = fileURLToPath(
  new URL("../packages/server/test/support/versions-program.ts", import.meta.url),
);

/** Runs a program that knows the model; answers what it prints. */
const run = (command: string, value: string): unknown =>
  JSON.parse(execFileSync(process.execPath, [program, command, value], { encoding: "utf8" }));

/** A point and what the panel sends of it. */
interface SentPoint {
  id: number;
  form: Record<string, string | number>;
}

/**
 * Milliseconds that the main thread of a server has had of the processors. Its other threads write over to the database what
 * transactions have left, the more often the longer these waited for other programs.
 */
async function processorTime({ child }: PanelServer): Promise<number> {
  const answer = once(child, "message");
  child.send("time");
  const [micros] = (await answer) as [number];
  return micros / 1000;
}

async function call(url: string, token: string, body?: FormData | string): Promise<unknown> {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: "POST", body }),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
    },
  });
  const { success, data } = (await response.json()) as { success: boolean; data: unknown };
  if (!success) throw new Error(`${url} answered ${response.status} ${JSON.stringify(data)}`);
  return data;
}

async function signedIn({ url }: PanelServer): Promise<string> {
  const account = { email: "editor@demo.explorar", password: "explorar-demo" };
  return ((await call(`${url}/api/login`, "", JSON.stringify(account))) as { token: string }).token;
}

const { gymId, points, with: withVersions, without } = await started();

async function started() {
  const dataDir = join(folder, "with");
  mkdirSync(dataDir);
  const options = { mapOrigin: "http://127.0.0.1:9" };
  await (await startPanelServer({ ...options, dataDir })).stop();
  seedRoutes(dataDir, [{ name: "Ruta", points: POINTS }]);
  const route = run("translate", dataDir) as { gymId: number; points: SentPoint[] };
  const other = join(folder, "without");
  cpSync(dataDir, other, { recursive: true });
  const peer = (name: string) => join(import.meta.dirname, `peers/${name}.mjs`);
  const servers = [
    await startPanelServer({ ...options, dataDir, preload: peer("thread-time") }),
    await startPanelServer({ ...options, dataDir: other, preload: peer("without-versions") }),
  ] as const;
  return {
    ...route,
    with: { dataDir, server: servers[0], token: await signedIn(servers[0]), cost: [] as number[] },
    without: {
      dataDir: other,
      server: servers[1],
      token: await signedIn(servers[1]),
      cost: [] as number[],
    },
  };
}

/** Saves a point with a sentence that no other save has, as the panel sends it. */
function save({ server, token }: typeof withVersions, number: number): Promise<unknown> {
  const { id = 0, form = {} } = points[number % POINTS] ?? {};
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form, mappointGymId: gymId, mappointId: id })) {
    body.append(name, name === "storyText" ? `${value} Paso ${number * 7919}.` : String(value));
  }
  return call(`${server.url}/api/mappoints/update`, token, body);
}

async function saveMany(of: typeof withVersions, first: number, count: number): Promise<void> {
  for (let number = first; number < first + count; number += 1) {
    const before = await processorTime(of.server);
    await save(of, number);
    of.cost.push((await processorTime(of.server)) - before);
  }
}

/** Other programs make a processor slower for a while: the quarter of the saves that they have left alone. */
function leastLoaded(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 4)] ?? NaN;
}

/** Milliseconds of processor that a call takes of the server. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < RUNS; round += 1) {
    const before = await processorTime(withVersions.server);
    await work();
    times.push((await processorTime(withVersions.server)) - before);
  }
  return leastLoaded(times);
}

const versionsUrl = (query: string) => `${withVersions.server.url}/api/gymkhanas/${query}`;

async function listAll(): Promise<number> {
  let [count, before, more] = [0, "", true];
  while (more) {
    const data = (await call(
      versionsUrl(`versions?gymId=${gymId}${before}`),
      withVersions.token,
    )) as { versions: { number: number }[]; more: boolean };
    count += data.versions.length;
    before = `&before=${data.versions.at(-1)?.number}`;
    ({ more } = data);
  }
  return count;
}

const read = (number: number): Promise<unknown> =>
  call(versionsUrl(`version?gymId=${gymId}&number=${number}`), withVersions.token);

/** Bytes of the tables of versions and their indexes in the file of a stopped server. */
function bytesOfVersions(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
  const sum = database
    .prepare(
      "select sum(pgsize) as bytes from dbstat where name like 'version%' or name like 'sqlite_autoindex_version%'",
    )
    .get();
  database.close();
  return Number(sum?.["bytes"]);
}

let fine = true;
function tell(what: string, value: number, unit: string, most: number): void {
  const isFine = value <= most;
  fine &&= isFine;
  console.log(
    `  ${what.padEnd(44)}${value.toFixed(2).padStart(8)} ${unit}  at most ${most}${isFine ? "" : ", missed"}`,
  );
}

console.log(`A route of ${POINTS} points in three languages, saved ${SAVES} times`);
try {
  for (const one of [without, withVersions]) {
    await saveMany(one, 0, WARM_UP);
    one.cost.length = 0;
  }
  const each = (SAVES - WARM_UP) / ROUNDS;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [withVersions, without] : [without, withVersions];
    for (const one of order) await saveMany(one, WARM_UP + round * each, each);
  }
  const [kept, bare] = [leastLoaded(withVersions.cost), leastLoaded(without.cost)];
  console.log(
    `  a save: ${kept.toFixed(2)} ms of processor, without versions ${bare.toFixed(2)} ms`,
  );
  tell("processor of a save, to one without versions", kept / bare, "×", MOST_COST);
  const count = await listAll();
  if (count < SAVES) throw new Error(`Only ${count} versions`);
  tell(`list of ${count} versions`, await timed(listAll), "ms", MOST_MS);
  const both = () => Promise.all([read(2), read(count)]);
  const file = join(folder, "two.json");
  writeFileSync(file, JSON.stringify(await both()));
  const comparison = (await timed(both)) + Number(run("compare", file));
  tell("comparison of two versions", comparison, "ms", MOST_MS);
} finally {
  await withVersions.server.stop();
  await without.server.stop();
}
tell("all versions", bytesOfVersions(withVersions.dataDir) / 1_000_000, "MB", MOST_MB);
rmSync(folder, { recursive: true, force: true });
process.exitCode = fine ? 0 : 1;
