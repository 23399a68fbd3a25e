import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { wholeChromiumPath } from "../tools/browser-path.ts";
import { buildPages } from "../tools/build.ts";
import { startMapOrigin } from "./map-origin.ts";
import { median } from "./painted.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { startStaticPage } from "./static-page.ts";

/** Fetched when it is needed: with its packages it is larger than all others of the project together. */
const LIGHTHOUSE = "lighthouse@13.5.0";
/** Of each page, /login scores more; times in ms. They hold on a machine on which the static page scores 100. */
const GOAL = { score: 95, loginScore: 99, lcp: 1300, tbt: 200, cls: 0.01 };
/** Its texts come after its cover, and the typeface after them. */
const ROUTE_GOAL = { lcp: 1500, cls: 0.015 };

const PAGES = [
  "/login",
  "/forgot-password",
  "/reset-password",
  "/reset-password?fromapp=0&id=wrong",
  "/confirm-email",
  "/confirm-email?id=wrong",
];
/** A published route of the demo, whose cover is the largest that it paints. */
const ROUTE = "/play/BCN888";

/** Lighthouse's names of the measurements, in ms except for the shift of the layout. */
const AUDITS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;
type Measured = Record<keyof typeof AUDITS | "score", number>;

/** One run of Lighthouse's mobile phone: 150 ms of round trip, 1.6 Mbit/s, a processor four times slower. */
async function measure(address: string, report: string): Promise<Measured> {
  // Not waited for at a standstill: the page without scripts is served by this process.
  await promisify(execFile)(
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
    { env: { ...process.env, CHROME_PATH: wholeChromiumPath() } },
  );
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
const still = await startStaticPage(`${server.url}/login`);
try {
  console.log(`\nFirst paint on Lighthouse's phone, medians of ${runs} runs; times in ms\n`);
  console.log(`${"page".padEnd(36)}   FCP   LCP   TBT    CLS  score`);
  /** Prints the medians of a page and which goals it misses; gives its score. */
  const print = async (
    address: string,
    name: string,
    leastScore: number,
    most: Pick<typeof GOAL, "lcp" | "cls"> = GOAL,
  ): Promise<number> => {
    const all: Measured[] = [];
    while (all.length < runs) all.push(await measure(address, join(folder, "report.json")));
    const of = (key: keyof Measured) => median(all.map((each) => each[key]));
    const times = [of("fcp"), of("lcp"), of("tbt")].map((ms) => ms.toFixed(0).padStart(6));
    const missed = [
      ...(of("score") < leastScore ? ["score"] : []),
      ...(of("lcp") > most.lcp ? ["late"] : []),
      ...(of("tbt") > GOAL.tbt ? ["blocked"] : []),
      ...(of("cls") > most.cls ? ["jumps"] : []),
    ];
    console.log(
      `${name.padEnd(36)}${times.join("")}  ${of("cls").toFixed(3)}  ${String(of("score")).padStart(5)}  ${missed.join(", ")}`,
    );
    if (missed.length > 0) process.exitCode = 1;
    return of("score");
  };
  const best = await print(still.url, "/login without its scripts", 100);
  for (const path of PAGES) {
    await print(server.url + path, path, path === "/login" ? GOAL.loginScore : GOAL.score);
  }
  await print(server.url + ROUTE, ROUTE, GOAL.score, ROUTE_GOAL);
  console.log(
    `\nGoals: a score of ${GOAL.score} (/login ${GOAL.loginScore}), LCP of ${GOAL.lcp} ms (a route ${ROUTE_GOAL.lcp}), ${GOAL.tbt} ms of blocking, CLS of ${GOAL.cls}.`,
  );
  if (best < 100) {
    console.log(`The page without scripts scores ${best}: the machine is too slow or too busy.`);
  }
} finally {
  still.stop();
  await server.stop();
  map.stop();
  rmSync(folder, { recursive: true });
}
