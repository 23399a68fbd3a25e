import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { signedIn } from "./http-load.ts";
import { startMapOrigin } from "./map-origin.ts";
import { median } from "./painted.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { seedAssets } from "./seed.ts";

const ASSETS = 5000;
const ROUNDS = 15;
/** A page may take this share of the time of the whole list. */
const LIMIT = 0.25;

/** What is asked of a library of 5,000 assets, by what it is called. */
const ASKED = {
  "whole list": "/myLibrary/getUserModels",
  "first page": "/myLibrary/getUserModels?limit=100",
  "last page": "/myLibrary/getUserModels?limit=100&after=120",
  "page by name": "/myLibrary/getUserModels?limit=100&sort=name",
  "page by size": "/myLibrary/getUserModels?limit=100&sort=largest",
  "page by uses": "/myLibrary/getUserModels?limit=100&sort=mostUsed",
  "page of a search": "/myLibrary/getUserModels?limit=100&search=gracia%20ruta",
  "page not used": "/myLibrary/getUserModels?limit=100&unused=1",
  counts: "/library2ixr/getCounts?library=own&search=gracia",
} as const;

const folder = temporaryFolder();
const map = await startMapOrigin();
const dataDir = join(folder, "data");
mkdirSync(dataDir);
await (await startPanelServer({ dataDir, mapOrigin: map.url })).stop();
seedAssets(dataDir, ASSETS);
const server = await startPanelServer({ dataDir, mapOrigin: map.url });
try {
  const authorization = `Bearer ${await signedIn(server, "editor")}`;
  const times = new Map<string, number[]>(Object.keys(ASKED).map((name) => [name, []]));
  const bytes = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(ASKED)) {
      const start = performance.now();
      const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization } });
      const body = await answer.arrayBuffer();
      times.get(name)?.push(performance.now() - start);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      bytes.set(name, body.byteLength);
    }
  }
  const of = (name: string) => median(times.get(name) ?? []);
  const whole = of("whole list");
  for (const name of Object.keys(ASKED)) {
    const kB = ((bytes.get(name) ?? 0) / 1000).toFixed(1);
    console.log(
      `${name.padEnd(18)}${of(name).toFixed(1).padStart(8)} ms ${kB.padStart(9)} kB ${(of(name) / whole).toFixed(2).padStart(6)} × the whole list`,
    );
  }
  if (of("first page") > LIMIT * whole) {
    console.error(`The first page takes more than ${LIMIT} × the whole list`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  map.stop();
  rmSync(folder, { recursive: true, force: true });
}
