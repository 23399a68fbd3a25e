import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { wholeChromiumPath } from "../tools/browser-path.ts";
import { buildPages } from "../tools/build.ts";
import { startMapOrigin } from "./map-origin.ts";
import { median } from "./painted.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";

/** Fetched when it is needed: with its packages it is larger than all others of the project together. */
const LIGHTHOUSE = "lighthouse@13.5.0";
/** Of /login. The other pages may be painted this much later. */
const GOAL = { score: 99, lcp: 1300, laterBy: 100 };

const PAGES = [
  "/login",
  "/forgot-password",
  "/reset-password",
  "/reset-password?fromapp=0&id=wrong",
  "/confirm-email",
  "/confirm-email?id=wrong",
];

/** Lighthouse's names of the measurements, in ms except for the shift of the layout. */
const AUDITS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;
type Measured = Record<keyof typeof AUDITS | "score", number>;

/** One run of Lighthouse's mobile phone: 150 ms of round trip, 1.6 Mbit/s, a processor four times slower. */
function measure(address: string, report: string): Measured {
  const run = spawnSync(
    "npx",
    [
      "-y",
      LIGHTHOUSE,
      address,
      "--quiet",
      "--only-categories=performance",
      "--output=json",
      `--output-path=${report}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    { encoding: "utf8", env: { ...process.env, CHROME_PATH: wholeChromiumPath() } },
  );
  if (run.status !== 0) throw new Error(`Lighthouse did not run:\n${run.stderr}`);
  const { audits, categories } = JSON.parse(readFileSync(report, "utf8"));
  const values = Object.entries(AUDITS).map(([name, id]) => [name, audits[id].numericValue]);
  return {
    ...(Object.fromEntries(values) as Measured),
    score: Math.round(categories.performance.score * 100),
  };
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const runs = Number(values.runs);
if (!buildPages()) process.exit(1);
const folder = temporaryFolder();
const map = await startMapOrigin();
const server = await startPanelServer({ mapOrigin: map.url });
try {
  console.log(`\nFirst paint on Lighthouse's phone, medians of ${runs} runs; times in ms\n`);
  console.log(`${"page".padEnd(36)}   FCP   LCP   TBT    CLS  score`);
  let first = 0;
  for (const path of PAGES) {
    const all = Array.from({ length: runs }, () =>
      measure(server.url + path, join(folder, "report.json")),
    );
    const of = (name: keyof Measured) => median(all.map((each) => each[name]));
    const times = [of("fcp"), of("lcp"), of("tbt")].map((ms) => ms.toFixed(0).padStart(6));
    first ||= of("lcp");
    const late = of("lcp") > Math.max(GOAL.lcp, first + GOAL.laterBy);
    const below = path === "/login" && of("score") < GOAL.score;
    console.log(
      `${path.padEnd(36)}${times.join("")}  ${of("cls").toFixed(3)}  ${String(of("score")).padStart(5)}` +
        `${late ? "  late" : ""}${below ? "  below the goal" : ""}`,
    );
    if (late || below) process.exitCode = 1;
  }
  console.log(
    `\nGoals: LCP of ${GOAL.lcp} ms, the others ${GOAL.laterBy} ms behind /login at most,`,
  );
  console.log(
    `       a score of ${GOAL.score} at /login (it falls with other work on the machine)`,
  );
} finally {
  await server.stop();
  map.stop();
  rmSync(folder, { recursive: true });
}
