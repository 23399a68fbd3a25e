import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { postgresPrograms, startPostgres } from "../tools/postgres.ts";
import { median } from "./painted.ts";
import { startPanelServer, temporaryFolder, type PanelServer } from "./panel-server.ts";

/** Events a second that SQLite has to take, while the panel is in use. */
const GOAL = 2000;
const BATCH = 100;
const CONNECTIONS = 4;
const SECONDS = 10;
/** More than are sent. */
const REPORTS = 3000;
/** Pause between two looks of somebody who uses the panel meanwhile, in ms. */
const PANEL_PAUSE = 200;
const FEW = 10_000;
const MANY = Number(process.argv[2] ?? 2_000_000);
/** Most that a call among the many may take, to one among the few. */
const RATIO = 1.5;
const RUNS = 101;
/** Events of one player, and how many single events of theirs and of others are timed, in turns. */
const OFTEN = 20_000;
const ROUNDS = 15;
const SINGLE_EVENTS = 40;
const EVENTS_AT_ONCE = 500;
const WARM_UP = 20;

const program = fileURLToPath(
  new URL("../packages/server/test/support/plays-program.ts", import.meta.url),
);

interface Installation {
  server: PanelServer;
  dataDir: string;
  databaseUrl: string | undefined;
}

const run = ({ dataDir, databaseUrl }: Installation, command: string, value: string): string =>
  execFileSync(process.execPath, [program, command, value, dataDir, databaseUrl ?? ""], {
    encoding: "utf8",
  });

async function post(address: string, body: FormData | string, token: string): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
  };
  const response = await fetch(address, { method: "POST", headers, body });
  const answer = (await response.json()) as { data: unknown };
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return answer.data;
}

const form = (fields: Record<string, number>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  return body;
};

async function signedIn({ url }: PanelServer): Promise<string> {
  const account = { email: "editor@demo.explorar", password: "explorar-demo" };
  const data = await post(`${url}/api/login`, JSON.stringify(account), "");
  return (data as { token: string }).token;
}

/** Sends reports over some connections, while somebody looks at statistics. */
async function eventsPerSecond(at: Installation, token: string) {
  const { url } = at.server;
  const path = join(at.dataDir, "reports.jsonl");
  const { id, key } = JSON.parse(run(at, "reports", `${path}#${REPORTS}`)) as {
    id: number;
    key: string;
  };
  const waiting = readFileSync(path, "utf8").split("\n");
  const end = performance.now() + SECONDS * 1000;
  const looks: number[] = [];
  const look = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await post(`${url}/api/gymkhanas/playReport`, form({ idGym: id, period: 30 }), token);
      looks.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, PANEL_PAUSE));
    }
  };
  let accepted = 0;
  const send = async () => {
    while (performance.now() < end) {
      const report = waiting.pop();
      if (report === undefined) throw new Error(`More than ${REPORTS} reports were sent`);
      const data = (await post(`${url}/plays/events`, report, key)) as {
        results: { result: string }[];
      };
      accepted += data.results.filter(({ result }) => result === "accepted").length;
    }
  };
  const start = performance.now();
  await Promise.all([look(), ...Array.from({ length: CONNECTIONS }, send)]);
  const perSecond = (1000 * accepted) / (performance.now() - start);
  return { perSecond, look: median(looks) };
}

/** What a process has had of the processors, in ms. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // Ticks of 10 ms as a user and in the kernel.
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** Times single events of a player who has sent many, and such of players of whom nothing is known, in turns. */
async function timeEvents(at: Installation) {
  const { id, key, point } = JSON.parse(run(at, "key", "often")) as Record<
    "id" | "point",
    number
  > & {
    key: string;
  };
  const started = (player: string, play: string, hoursAgo: number) => {
    const time = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const happened = { experience: id, point, at: time };
    return { id: randomUUID(), kind: "pointReached", play, player, ...happened };
  };
  const send = (events: readonly object[]) =>
    post(`${at.server.url}/plays/events`, JSON.stringify({ events }), key);
  const often = randomUUID();
  // Half of them of one play, half of plays of their own, on all the days that may be reported of.
  const one = randomUUID();
  for (let sent = 0; sent < OFTEN; sent += EVENTS_AT_ONCE) {
    const events = Array.from({ length: EVENTS_AT_ONCE }, (_, index) =>
      started(often, index % 2 === 0 ? one : randomUUID(), 1 + ((sent + index) % 700)),
    );
    await send(events);
  }
  const measured = {
    often: { calls: [] as number[], work: 0 },
    new: { calls: [] as number[], work: 0 },
  };
  const block = async (of: (typeof measured)["new"], player: () => string) => {
    const before = processorTime(at.server.pid);
    for (let count = 0; count < SINGLE_EVENTS; count += 1) {
      const begun = performance.now();
      await send([started(player(), randomUUID(), 0)]);
      of.calls.push(performance.now() - begun);
    }
    of.work += processorTime(at.server.pid) - before;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await block(measured.often, () => often);
    await block(measured.new, randomUUID);
  }
  const count = ROUNDS * SINGLE_EVENTS;
  return {
    often: { call: median(measured.often.calls), work: measured.often.work / count },
    new: { call: median(measured.new.calls), work: measured.new.work / count },
  };
}

interface Filled {
  at: Installation;
  token: string;
  id: number;
}

/** Fills a database while its server is stopped, as events of two years would. */
async function filled(at: Installation, events: number): Promise<Filled> {
  await at.server.stop();
  const start = performance.now();
  const { id } = JSON.parse(run(at, "fill", String(events))) as { id: number };
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`  filled with ${events} events in ${seconds} s`);
  at.server = await started(at);
  return { at, token: await signedIn(at.server), id };
}

/** The median times of each call, in ms, among few and among many. They take turns, since other programs come and go. */
async function timeCalls(few: Filled, many: Filled) {
  const calls = [
    ["statistics, all time", "/api/gymkhanas/stats", {}],
    ["report, 30 days", "/api/gymkhanas/playReport", { period: 30 }],
    ["report, 365 days", "/api/gymkhanas/playReport", { period: 365 }],
    ["report, all time", "/api/gymkhanas/playReport", { period: 0 }],
  ] as const;
  const times: { name: string; few: number; many: number }[] = [];
  for (const [name, path, fields] of calls) {
    const timed = async ({ at, token, id }: Filled) => {
      const start = performance.now();
      await post(at.server.url + path, form({ idGym: id, ...fields }), token);
      return performance.now() - start;
    };
    const measured = { few: [] as number[], many: [] as number[] };
    for (let turn = 0; turn < RUNS + WARM_UP; turn += 1) {
      const pair = [await timed(few), await timed(many)] as const;
      if (turn < WARM_UP) continue;
      measured.few.push(pair[0]);
      measured.many.push(pair[1]);
    }
    times.push({ name, few: median(measured.few), many: median(measured.many) });
  }
  return times;
}

// No page is opened that would ask for the map.
const started = ({ dataDir, databaseUrl }: Omit<Installation, "server">) =>
  startPanelServer({
    dataDir,
    mapOrigin: "http://127.0.0.1:9",
    settings: { PLAY_EVENTS_PER_MINUTE: "10000000", PLAY_CALLS_PER_MINUTE: "10000000" },
    ...(databaseUrl ? { databaseUrl } : {}),
  });

async function install(databaseUrl: string | undefined): Promise<Installation> {
  const place = { dataDir: temporaryFolder(), databaseUrl };
  return { ...place, server: await started(place) };
}

/** @param urls of two databases; SQLite without */
async function measure(engine: string, urls: readonly string[] = []): Promise<boolean> {
  const large = await install(urls[0]);
  const small = await install(urls[1]);
  try {
    const { perSecond, look } = await eventsPerSecond(large, await signedIn(large.server));
    const ratio = perSecond / GOAL;
    console.log(
      `\n${engine}: ${Math.round(perSecond)} events a second in batches of ${BATCH}, ${ratio.toFixed(2)} × ${GOAL}; a report of 30 days took ${look.toFixed(1)} ms meanwhile`,
    );
    const event = await timeEvents(large);
    const eventRatio = Math.max(
      event.often.work / event.new.work,
      event.often.call / event.new.call,
    );
    console.log(
      `  one event of a player with ${OFTEN}: ${event.often.call.toFixed(1)} ms, ${event.often.work.toFixed(1)} ms of processor; of a new one: ${event.new.call.toFixed(1)} ms, ${event.new.work.toFixed(1)} ms; ${eventRatio.toFixed(2)} ×`,
    );
    const times = await timeCalls(await filled(small, FEW), await filled(large, MANY));
    const ratios = times.map(({ name, few, many }) => {
      const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
      console.log(`  ${name.padEnd(22)}${ms(few)}${ms(many)}   ${(many / few).toFixed(2)} ×`);
      return many / few;
    });
    return (
      [eventRatio, ...ratios].every((slower) => slower <= RATIO) && (urls.length > 0 || ratio >= 1)
    );
  } finally {
    for (const { server, dataDir } of [large, small]) {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

console.log(`Plays; statistics at ${FEW} and ${MANY} events, at most ${RATIO} ×`);
if (!(await measure("SQLite"))) process.exitCode = 1;
const programs = postgresPrograms(false);
if (programs) {
  const clusters = [
    await startPostgres(programs, { durable: true }),
    await startPostgres(programs, { durable: true }),
  ];
  try {
    const urls = clusters.map(({ url }) => url);
    if (!(await measure("PostgreSQL", urls))) process.exitCode = 1;
  } finally {
    for (const cluster of clusters) await cluster.stop();
  }
}
