import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { postgresPrograms, startPostgres } from "../tools/postgres.ts";
import { signedIn } from "./http-load.ts";
import { median } from "./painted.ts";
import { startPanelServer, temporaryFolder, type PanelServer } from "./panel-server.ts";
import { inRounds, pointsOf, post, startVisit, stepsAt, walk } from "./visit-walks.ts";

/*
 * Visits to a published route of 12 points on two nodes with PostgreSQL, which take turns at each visit's calls, against two bare
 * nodes that store each body with one insert, in the same run, alternately. Arguments: --visits (10000), --walkers (200).
 */
const { values } = parseArgs({
  options: { visits: { type: "string" }, walkers: { type: "string" } },
});
const VISITS = Number(values.visits ?? 10_000);
const WALKERS = Number(values.walkers ?? 200);
const POINTS = 12;
const CODE = "BENCH1";

const programs = postgresPrograms();
if (!programs) throw new Error("It needs PostgreSQL (Debian's package postgresql)");
const postgres = await startPostgres(programs, { durable: true });
const psql = (url: string, statement: string) =>
  execFileSync(join(programs, "psql"), [url, "-qAt", "-v", "ON_ERROR_STOP=1", "-c", statement], {
    encoding: "utf8",
  }).trim();
const databaseOf = (name: string) => {
  psql(postgres.url, `create database ${name}`);
  return postgres.url.replace(/postgres$/, name);
};
const quoted = (value: object) => `$json$${JSON.stringify(value)}$json$`;

/** Makes the route of a point of the demo; gives its id. */
function seed(url: string): number {
  const model = JSON.parse(
    psql(
      url,
      `select json_build_object('owner', owner_id, 'content', g.content, 'point', p.content, 'at', p.created_at)
       from gymkhanas g join map_points p on p.gymkhana_id = g.id join users u on u.id = owner_id
       where u.email = 'editor@demo.explorar' limit 1`,
    ),
  ) as { owner: number; content: string; point: string; at: string };
  const { owner, at } = model;
  const content = { ...(JSON.parse(model.content) as object), code: CODE, openOnWeb: true };
  const id = Number(
    psql(
      url,
      `insert into gymkhanas (owner_id, state, version, name, content, created_at, updated_at, access_code, open_on_web)
       values (${owner}, 1, 1, 'Visits', ${quoted(content)}, '${at}', '${at}', '${CODE}', 1) returning id`,
    ),
  );
  let before = "null";
  for (let index = 0; index < POINTS; index += 1) {
    const position = { lat: 40.4168 + index * 0.0001, lon: -3.7038 };
    const isFinal = index === POINTS - 1;
    const point = { ...(JSON.parse(model.point) as object), position, isFinal };
    before = psql(
      url,
      `insert into map_points (gymkhana_id, version, position, depends_on, content, created_at, updated_at)
       values (${id}, 1, ${index}, ${before}, ${quoted(point)}, '${at}', '${at}') returning id`,
    );
  }
  return id;
}

const stops: (() => Promise<void>)[] = [() => postgres.stop()];
try {
  const databaseUrl = databaseOf("visits");
  const most = "10000000";
  const settings = {
    VISIT_STARTS_PER_MINUTE: most,
    VISIT_STARTS_PER_DAY: most,
    TOKEN_SECRET: "a secret that all nodes of this bench share",
  };
  const dataDir = temporaryFolder();
  const node = async (): Promise<PanelServer> => {
    const server = await startPanelServer({
      mapOrigin: "http://127.0.0.1:9",
      databaseUrl,
      dataDir,
      settings,
    });
    stops.push(() => server.stop());
    return server;
  };
  const first = await node();
  const gymId = seed(databaseUrl);
  const nodes = [first, await node()].map(({ url }) => url);
  await post(first.url, "/visits/publication/publish", { gymId }, await signedIn(first, "editor"));

  const bareUrl = databaseOf("bare");
  const bare = async (): Promise<string> => {
    const child: ChildProcess = spawn(
      process.execPath,
      [join(import.meta.dirname, "peers/bare-postgres.ts"), bareUrl],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    stops.push(async () => void child.kill("SIGTERM"));
    const [said] = await once(child.stdout!.setEncoding("utf8"), "data");
    return /http:\S+/.exec(String(said))?.[0] ?? "";
  };
  const bares = [await bare(), await bare()];

  const tokens: string[] = [];
  const turn = (urls: readonly string[], index: number) => urls[index % urls.length] ?? "";
  const starts = await walk(
    Array.from({ length: VISITS }, (_, index) => [
      () => startVisit(turn(nodes, index), CODE, tokens),
    ]),
    WALKERS,
  );
  const points = await pointsOf(first.url, CODE);
  const bodies = points.map((point, place) => ({
    phone: "bench-phone",
    steps: stepsAt(point, place),
  }));
  const walksTo = (urls: readonly string[], path: string, own: readonly string[]) =>
    own.map((token) =>
      bodies.map((body, index) => () => post(turn(urls, index), path, body, token)),
    );
  const shares: number[] = [];
  for (const [round, own] of inRounds(tokens).entries()) {
    const visits = await walk(walksTo(nodes, "/visits/steps", own), WALKERS);
    const peer = await walk(walksTo(bares, "/", own), WALKERS);
    shares.push(visits.perSecond / peer.perSecond);
    console.log(
      `  round ${round + 1}: ${visits.perSecond.toFixed(0)}/s, bare insert ${peer.perSecond.toFixed(0)}/s, ${shares.at(-1)?.toFixed(2)} × bare`,
    );
  }
  const ended = Number(psql(databaseUrl, "select count(*) from visits where ended_at is not null"));
  const share = median(shares);
  console.log(
    `\n${VISITS} visits of ${POINTS} points, ${WALKERS} walkers, two nodes with PostgreSQL\n` +
      `  starts            ${starts.perSecond.toFixed(0)}/s, p99 ${starts.p99.toFixed(0)} ms\n` +
      `  calls with steps  ${share.toFixed(2)} × a bare insert\n` +
      `  lost              ${VISITS - ended} of ${VISITS} visits\n`,
  );
  if (ended !== VISITS) process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
