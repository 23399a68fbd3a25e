import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load, signedIn, startBareRoute } from "./http-load.ts";
import { median } from "./painted.ts";
import { memoryMb, type PanelServer, startPanelServer, temporaryFolder } from "./panel-server.ts";
import { seedExperiences } from "./seed.ts";

const CONNECTIONS = 10;
const SECONDS = Number(process.env["SECONDS"] ?? 10);
/** How often the two are measured alternately, so that other load affects both. */
const ROUNDS = 5;
/** Clock ticks in which Linux counts a process's time, per second. */
const TICKS = 100;

interface Case {
  name: string;
  /** Path of the call. */
  path: string;
  /** Required ratio of its requests per second to those of the bare route. */
  least?: number;
}

/** Seconds of processor that a process has used; 0 where the system does not say. */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}

interface Sample {
  perSecond: number;
  /** Milliseconds of processor for a request. */
  cost: number;
}

async function sample(url: string, pid: number, token: string): Promise<Sample> {
  const seconds = SECONDS / ROUNDS;
  const before = processorSeconds(pid);
  const { perSecond } = await load(url, token, { connections: CONNECTIONS, seconds });
  return { perSecond, cost: ((processorSeconds(pid) - before) * 1000) / (perSecond * seconds) };
}

/** Compares a call with a bare route that sends the same bytes, and says whether the goal is met. */
async function compare(
  server: PanelServer,
  token: string,
  folder: string,
  { name, path, least }: Case,
): Promise<boolean> {
  const url = server.url + path;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const file = join(folder, "answer.json");
  writeFileSync(file, bytes);
  const bare = await startBareRoute(file);
  const calls: Sample[] = [];
  const bares: Sample[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      calls.push(await sample(url, server.pid, token));
      bares.push(await sample(bare.url, bare.pid, token));
    }
  } finally {
    await bare.stop();
  }
  const middle = (of: Sample[], what: keyof Sample) => median(of.map((each) => each[what]));
  const ratio = middle(calls, "perSecond") / middle(bares, "perSecond");
  const isFine = least === undefined || ratio >= least;
  const goal = least === undefined ? "" : `goal ${least.toFixed(2)}${isFine ? "" : ", missed"}`;
  console.log(
    `  ${name.padEnd(16)}${String(bytes.length).padStart(9)} B` +
      `${middle(calls, "perSecond").toFixed(0).padStart(8)}/s` +
      `${middle(calls, "cost").toFixed(3).padStart(9)} ms` +
      `${ratio.toFixed(3).padStart(9)} × bare  ${goal}`,
  );
  return isFine;
}

const folder = temporaryFolder();
const dataDir = join(folder, "data");
mkdirSync(dataDir);
const start = () => startPanelServer({ dataDir, mapOrigin: "http://127.0.0.1:9" });
const LIST = "/api/gymkhanas/getUserGymkhanas";
console.log(`${CONNECTIONS} connections, ${SECONDS} s each; ms of processor for a call`);
const fine: boolean[] = [];
try {
  let server = await start();
  let token = await signedIn(server, "editor");
  const listed = await fetch(server.url + LIST, { headers: { authorization: `Bearer ${token}` } });
  const [first] = JSON.parse(((await listed.json()) as { data: string }).data) as { id: number }[];
  for (const each of [
    { name: "me", path: "/api/me", least: 0.25 },
    { name: "list of two", path: LIST, least: 0.3 },
    { name: "getById", path: `/api/gymkhanas/getById?gymId=${first?.id}`, least: 0.08 },
  ]) {
    fine.push(await compare(server, token, folder, each));
  }
  await server.stop();
  seedExperiences(dataDir, 2000);
  server = await start();
  token = await signedIn(server, "editor");
  fine.push(await compare(server, token, folder, { name: "list of 2,000", path: LIST }));
  const [anonymous, most] = [memoryMb(server.pid, "RssAnon"), memoryMb(server.pid, "VmHWM")];
  console.log(
    `After it ${anonymous.toFixed(0)} MB of the server are anonymous memory; at most ${most.toFixed(0)} MB were resident.`,
  );
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = fine.every(Boolean) ? 0 : 1;
