import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { memoryMb, temporaryFolder } from "./panel-server.ts";
import { publishedServer } from "./published-server.ts";
import { inRounds, pointsOf, post, ROUNDS, startVisit, stepsAt, walk } from "./visit-walks.ts";

/*
 * Visits to a published route of 12 points: how many calls with steps a node answers, against a bare route that stores each body
 * with one insert, in the same run, alternately. Arguments: --visits (10000), --walkers (200).
 */
const { values } = parseArgs({
  options: { visits: { type: "string" }, walkers: { type: "string" } },
});
const VISITS = Number(values.visits ?? 10_000);
const WALKERS = Number(values.walkers ?? 200);
const POINTS = 12;
const CODE = "BENCH1";
/** Pause between two calls of a walker, in ms. */
const THOUGHT = 1000;

const GOAL = { share: 0.4, p99: 100, visitBytes: 2048 };

const folder = temporaryFolder();
const most = "10000000";
const settings = { VISIT_STARTS_PER_MINUTE: most, VISIT_STARTS_PER_DAY: most };
const server = await publishedServer(folder, { code: CODE, points: POINTS, settings });
const bare = spawn(process.execPath, [join(import.meta.dirname, "peers/bare-insert.ts"), folder], {
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const [said] = (await once(bare.stdout.setEncoding("utf8"), "data")) as [string];
  const bareUrl = /http:\S+/.exec(said)?.[0] ?? "";
  const points = await pointsOf(server.url, CODE);

  const before = memoryMb(server.pid, "RssAnon");
  const tokens: string[] = [];
  const start = () => startVisit(server.url, CODE, tokens);
  const starts = await walk(
    Array.from({ length: VISITS }, () => [start]),
    WALKERS,
  );

  const bodies = points.map((point, place) => ({
    phone: "bench-phone",
    steps: stepsAt(point, place),
  }));
  const walksTo = (base: string, path: string, own: readonly string[]) =>
    own.map((token) => bodies.map((body) => () => post(base, path, body, token)));
  const [calm, ...rest] = [tokens.slice(0, WALKERS), ...inRounds(tokens.slice(WALKERS))];
  const { p99 } = await walk(walksTo(server.url, "/visits/steps", calm), WALKERS, THOUGHT);

  const shares: number[] = [];
  for (const [round, own] of rest.entries()) {
    const visits = await walk(walksTo(server.url, "/visits/steps", own), WALKERS);
    const bares = await walk(walksTo(bareUrl, "/", own), WALKERS);
    shares.push(visits.perSecond / bares.perSecond);
    console.log(
      `  round ${round + 1}: ${visits.perSecond.toFixed(0)}/s, bare insert ${bares.perSecond.toFixed(0)}/s, ${shares.at(-1)?.toFixed(2)} × bare`,
    );
  }
  const grown = (memoryMb(server.pid, "RssAnon") - before) * 1024 * 1024;
  const database = new DatabaseSync(join(folder, "panel.sqlite"), { readOnly: true });
  const stored = database
    .prepare("select count(*) as visits, sum(ended_at is not null) as ended from visits")
    .get() as { visits: number; ended: number };
  database.close();
  const share = shares.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
  const bytes = grown / VISITS;
  const lost = VISITS - stored.ended;
  console.log(
    `\n${VISITS} visits of ${POINTS} points, ${WALKERS} walkers\n` +
      `  starts            ${starts.perSecond.toFixed(0)}/s, p99 ${starts.p99.toFixed(0)} ms\n` +
      `  calls with steps  ${share.toFixed(2)} × a bare insert (goal ${GOAL.share})\n` +
      `  p99, a call a second of each walker  ${p99.toFixed(0)} ms (goal ${GOAL.p99})\n` +
      `  memory of a visit ${bytes.toFixed(0)} B (goal ${GOAL.visitBytes})\n` +
      `  lost              ${lost} of ${stored.visits} visits\n`,
  );
  const isFine = share >= GOAL.share && p99 <= GOAL.p99 && bytes <= GOAL.visitBytes && lost === 0;
  console.log(isFine ? "Within the goals." : "A goal is missed.");
  if (!isFine) process.exitCode = 1;
} finally {
  bare.kill("SIGTERM");
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
