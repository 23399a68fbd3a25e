import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { median } from "./painted.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";

const TRIES = 200;
const WARM_UP = 10;
/** Largest allowed difference of two medians. */
const LIMIT = 0.1;

const KINDS = ["known", "unknown", "disabled"] as const;
type Kind = (typeof KINDS)[number];
type Ask = (url: string, email: string) => Promise<Response>;

const CALLS: Record<string, Ask> = {
  "sign-in": (url, email) =>
    fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "not the password" }),
    }),
  recovery: (url, email) => {
    const body = new FormData();
    body.append("email", email);
    return fetch(`${url}/api/user/forgotPassword`, { method: "POST", body });
  },
};

function emailOf(kind: Kind, round: number): string {
  if (kind === "known") return "editor@demo.explorar";
  if (kind === "disabled") return "supervisor@demo.explorar";
  // Each try has an address of its own, so that no account is throttled.
  return `nobody-${round}@demo.explorar`;
}

/** The kinds are measured alternately in a changing order, so that other load affects all of them alike. */
function shuffled(): Kind[] {
  return KINDS.map((kind) => ({ kind, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind }) => kind);
}

async function timeCall(url: string, database: DatabaseSync, ask: Ask) {
  const times: Record<Kind, number[]> = { known: [], unknown: [], disabled: [] };
  for (let round = 0; round < WARM_UP + TRIES; round += 1) {
    // Throttling would end the series after a few tries.
    database.exec("delete from throttle");
    for (const kind of shuffled()) {
      const start = performance.now();
      const response = await ask(url, emailOf(kind, round));
      await response.text();
      const time = performance.now() - start;
      if (response.status !== 200) throw new Error(`${kind}: ${response.status}`);
      if (round >= WARM_UP) times[kind].push(time);
    }
  }
  return times;
}

async function run(): Promise<boolean> {
  const dataDir = temporaryFolder();
  const server = await startPanelServer({ dataDir, mapOrigin: "http://127.0.0.1:9" });
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"), { timeout: 5000 });
  let fine = true;
  try {
    database.exec("update users set status = 2 where email = 'supervisor@demo.explorar'");
    for (const [name, ask] of Object.entries(CALLS)) {
      const times = await timeCall(server.url, database, ask);
      const known = median(times.known);
      console.log(`${name}: known ${known.toFixed(2)} ms, median of ${TRIES}`);
      for (const kind of ["unknown", "disabled"] as const) {
        const ratio = median(times[kind]) / known;
        const apart = Math.abs(ratio - 1) >= LIMIT;
        fine &&= !apart;
        console.log(
          `  ${kind.padEnd(8)} ${median(times[kind]).toFixed(2)} ms  ${ratio.toFixed(3)} ×${apart ? `  over ${1 + LIMIT} × or under ${1 - LIMIT} ×` : ""}`,
        );
      }
    }
  } finally {
    database.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return fine;
}

process.exitCode = (await run()) ? 0 : 1;
