import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { load, type Load, signedIn, startBareRoute } from "./http-load.ts";
import { postgresPrograms, startPostgres } from "../tools/postgres.ts";
import { median } from "./painted.ts";
import { type PanelServer, startPanelServer, temporaryFolder } from "./panel-server.ts";
import { addEditors } from "./seed.ts";

const CONNECTIONS = 50;
const SECONDS = Number(process.env["SECONDS"] ?? 10);
/** How often the two are measured alternately, so that other load affects both. */
const ROUNDS = 3;
/** Sizes of the list: a typical company, and a very large one. */
const SIZES = [100, 10_000];
/** Required ratio of the list's requests per second to those of the bare route, by size. */
const LEAST: Record<number, number> = { 100: 0.05, 10_000: 0.3 };

const LOAD = { connections: CONNECTIONS, seconds: SECONDS / ROUNDS };

interface Engine {
  name: string;
  databaseUrl?: string;
  /** Runs a statement on the database of a stopped server. */
  run(dataDir: string, statement: string): void;
  stop(): Promise<void>;
}

const sqlite: Engine = {
  name: "SQLite",
  run(dataDir, statement) {
    const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
    database.exec(statement);
    database.close();
  },
  stop: async () => undefined,
};

async function postgres(): Promise<Engine | undefined> {
  const programs = postgresPrograms(false);
  if (!programs) return undefined;
  const cluster = await startPostgres(programs);
  const psql = (url: string, statement: string) =>
    execFileSync(join(programs, "psql"), [url, "-q", "-v", "ON_ERROR_STOP=1", "-c", statement]);
  psql(cluster.url, "create database bench");
  const databaseUrl = cluster.url.replace(/postgres$/, "bench");
  return {
    name: "PostgreSQL",
    databaseUrl,
    run: (_dataDir, statement) => void psql(databaseUrl, statement),
    stop: () => cluster.stop(),
  };
}

/** Requests per second of the list as a share of the bare route's. */
async function compare(server: PanelServer, folder: string): Promise<number> {
  const token = await signedIn(server, "superadmin");
  const listUrl = `${server.url}/api/user/myusers`;
  const answer = await fetch(listUrl, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const path = join(folder, "answer.json");
  writeFileSync(path, bytes);
  const bare = await startBareRoute(path);
  const loads: { list: Load[]; bare: Load[] } = { list: [], bare: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.list.push(await load(listUrl, token, LOAD));
      loads.bare.push(await load(bare.url, token, LOAD));
    }
  } finally {
    await bare.stop();
  }
  const middle = (of: Load[], what: keyof Load) => median(of.map((each) => each[what]));
  const line = (name: string, of: Load[]) =>
    `  ${name.padEnd(12)}${middle(of, "perSecond").toFixed(1).padStart(10)}/s   p99 ${middle(of, "p99").toFixed(0).padStart(6)} ms`;
  const ratio = middle(loads.list, "perSecond") / middle(loads.bare, "perSecond");
  const slower = middle(loads.list, "p99") / middle(loads.bare, "p99");
  console.log(`  ${(bytes.length / 1000).toFixed(0)} kB an answer`);
  console.log(line("list", loads.list));
  console.log(line("bare route", loads.bare));
  console.log(
    `  ${"ratio".padEnd(12)}${ratio.toFixed(2).padStart(10)} ×    p99 ${slower.toFixed(2).padStart(6)} ×`,
  );
  return ratio;
}

async function measure(engine: Engine): Promise<boolean> {
  const folder = temporaryFolder();
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const start = () =>
    startPanelServer({
      dataDir,
      mapOrigin: "http://127.0.0.1:9",
      ...(engine.databaseUrl ? { databaseUrl: engine.databaseUrl } : {}),
    });
  let fine = true;
  try {
    for (const size of SIZES) {
      // Creates the database where there is none and stops, so that nothing else writes to it.
      await (await start()).stop();
      engine.run(dataDir, addEditors(size));
      const server = await start();
      try {
        console.log(
          `\n${engine.name}, ${size} users, ${CONNECTIONS} connections, ${SECONDS} s each`,
        );
        const least = LEAST[size] ?? 0;
        const ratio = await compare(server, folder);
        if (ratio < least) {
          fine = false;
          console.log(`  below ${least} ×`);
        }
      } finally {
        await server.stop();
      }
    }
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return fine;
}

let fine = await measure(sqlite);
const server = await postgres();
if (server) fine = (await measure(server)) && fine;
else console.log("\nPostgreSQL is not installed, so it was not measured");
process.exitCode = fine ? 0 : 1;
