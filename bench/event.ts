import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { followLines } from "./event-stream.ts";
import {
  keyOf,
  plannedRanking,
  walkEvent,
  type Phone,
  type Plan,
  type Sent,
  type Team,
} from "./event-teams.ts";
import { signedIn } from "./http-load.ts";
import { memoryMb, startPanelServer, temporaryFolder } from "./panel-server.ts";
import { publishedServer } from "./published-server.ts";
import { pointsOf, post } from "./visit-walks.ts";

/*
 * An event of 100 teams on 150 phones, which walk a route of 12 points in real time, each with its stream, while two people watch
 * the board. In the middle half of those that play alone have no network for a while, and the server is killed. Arguments:
 * --teams (100), --phones (150), --minutes (20), --cut (seconds, 120).
 */
const { values } = parseArgs({
  options: {
    teams: { type: "string" },
    phones: { type: "string" },
    minutes: { type: "string" },
    cut: { type: "string" },
  },
});
const TEAMS = Number(values.teams ?? 100);
const PHONES = Number(values.phones ?? 150);
const LENGTH = Number(values.minutes ?? 20) * 60_000;
const CUT = Number(values.cut ?? 120) * 1000;
const POINTS = 12;
const CODE = "BENCH1";

const GOAL = { delay: 2000, p99: 250, share: 0.35, memory: 60 };

interface BoardRow {
  id: number;
  reached: number[];
  place: number | null;
}
interface BoardEvent {
  board?: { teams: BoardRow[] };
  teams?: BoardRow[];
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** Processor time of a process so far, and how long it has waited for a processor, in seconds. */
function processorSeconds(pid: number): { used: number; waited: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const waited = Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e9;
  return { used: (Number(fields[11]) + Number(fields[12])) / 100, waited };
}

/** The server, which may be killed: what its processes have used, and the most memory of any. */
class MeasuredServer {
  used = 0;
  waited = 0;
  memory = 0;
  #process: { pid: number; before: { used: number; waited: number } } | undefined;

  /** @param pid of the process that serves from now on; none while it is killed */
  follow(pid: number | undefined): void {
    this.look();
    this.#process = pid === undefined ? undefined : { pid, before: processorSeconds(pid) };
  }

  look(): void {
    if (!this.#process) return;
    const { pid, before } = this.#process;
    const now = processorSeconds(pid);
    this.used += now.used - before.used;
    this.waited += now.waited - before.waited;
    this.memory = Math.max(this.memory, memoryMb(pid, "RssAnon"));
    this.#process.before = now;
  }
}

const folder = temporaryFolder();
let server = await publishedServer(folder, { code: CODE, points: POINTS, settings: {} });
const over = new AbortController();
try {
  const { url, gymId } = server;
  const staff = await signedIn(server, "editor");
  const plan: Plan = { length: LENGTH, cut: CUT, points: await pointsOf(url, CODE) };
  const settings = { name: "Bench", phones: 2, ranking: "always" };
  const made = (await post(
    url,
    "/events/new",
    { gymId, requestId: randomUUID(), settings, teams: { count: TEAMS, prefix: "Team" } },
    staff,
  )) as { data: { event: { id: number }; teams: Team[] } };
  const { event, teams } = made.data;
  const rest = memoryMb(server.pid, "RssAnon");

  const phones: Phone[] = [];
  for (let index = 0; index < PHONES; index += 1) {
    const team = teams[index % TEAMS];
    if (!team) throw new Error("There are teams");
    const name = `bench-phone-${index}`;
    const json = { code: team.code, phone: name, language: "es" };
    const { data } = await post(url, "/events/join", json);
    phones.push({ team, name, token: (data as { token: string }).token, sent: 0 });
  }

  const sent: Sent = { at: new Map(), stored: new Set(), times: [], refused: [] };
  /** How long until a board had each step. */
  const delays = new Map<string, number>();
  const note = ({ board, teams: changed = [] }: BoardEvent) => {
    for (const { id, reached } of board?.teams ?? changed) {
      for (const point of reached) {
        const key = keyOf(id, point);
        const at = sent.at.get(key);
        if (at !== undefined && !delays.has(key)) delays.set(key, performance.now() - at);
      }
    }
  };
  const board = `${url}/events/board/live?event=${event.id}`;
  void followLines(board, staff, over.signal, (data) => note(data as BoardEvent));
  void followLines(board, staff, over.signal, () => {});
  for (const { token } of phones) {
    void followLines(`${url}/events/team/live`, token, over.signal, () => {});
  }
  await post(url, "/events/board/start", { event: event.id }, staff);

  const measured = new MeasuredServer();
  measured.follow(server.pid);
  setInterval(() => measured.look(), 1000).unref();
  /** Ends the server without a word, and starts it again at the same address. */
  async function killOnce(): Promise<number> {
    await pause(LENGTH / 2);
    measured.follow(undefined);
    const killed = performance.now();
    server.child.kill("SIGKILL");
    await once(server.child, "exit");
    const again = await startPanelServer({
      dataDir: folder,
      mapOrigin: "http://127.0.0.1:9",
      settings: { PORT: new URL(url).port },
    });
    server = { ...again, gymId };
    measured.follow(again.pid);
    return (performance.now() - killed) / 1000;
  }
  const begun = performance.now();
  const [away] = await Promise.all([
    killOnce(),
    walkEvent({ url, teams, phones, plan, begun, sent }),
  ]);
  const seconds = (performance.now() - begun) / 1000;
  // What the last steps changed is still on its way.
  for (let tries = 0; delays.size < sent.at.size && tries < 100; tries += 1) await pause(100);
  measured.follow(undefined);
  const answer = await fetch(`${url}/events/board?event=${event.id}`, {
    headers: { authorization: `Bearer ${staff}` },
  });
  const { data } = (await answer.json()) as { data: { teams: BoardRow[] } };
  const lost = data.teams.filter(({ reached }) => new Set(reached).size !== POINTS).length;
  const doubled = data.teams.filter(({ reached }) => reached.length > POINTS).length;
  const acknowledged = new Set(
    data.teams.flatMap(({ id, reached }) => reached.map((point) => keyOf(id, point))),
  );
  const vanished = [...sent.stored].filter((key) => !acknowledged.has(key)).length;
  const places = new Map(data.teams.map(({ id, place }) => [id, place]));
  const misplaced = plannedRanking(plan, teams).filter(
    (id, index) => places.get(id) !== index + 1,
  ).length;
  const shown = [...delays.values()];
  const [delay, p99] = [percentile(shown, 0.99), percentile(sent.times, 0.99)];
  const [share, queued] = [measured.used / seconds, measured.waited / seconds];
  const memory = measured.memory - rest;
  console.log(
    `\n${TEAMS} teams on ${PHONES} phones, ${POINTS} points, ${seconds.toFixed(0)} s, ` +
      `${CUT / 1000} s without network, killed for ${away.toFixed(1)} s\n` +
      `  a step on the board   p50 ${percentile(shown, 0.5).toFixed(0)} ms, p99 ${delay.toFixed(0)} ms (goal ${GOAL.delay})\n` +
      `  a call with steps     p99 ${p99.toFixed(0)} ms (goal ${GOAL.p99})\n` +
      `  processor             ${share.toFixed(2)} of one (goal ${GOAL.share}), ${queued.toFixed(2)} of the time waited for one\n` +
      `  memory above rest     ${memory.toFixed(0)} MB (goal ${GOAL.memory})\n` +
      `  steps refused ${sent.refused.length} ${sent.refused.join(" ")}, acknowledged and gone ${vanished}; teams that lack a point ${lost}, ` +
      `that have one twice ${doubled}, at another place than planned ${misplaced}\n`,
  );
  const isFine =
    delay <= GOAL.delay &&
    p99 <= GOAL.p99 &&
    share <= GOAL.share &&
    memory <= GOAL.memory &&
    lost + doubled + vanished + misplaced + sent.refused.length === 0 &&
    delays.size === TEAMS * POINTS;
  console.log(isFine ? "Within the goals." : "A goal is missed.");
  if (!isFine) process.exitCode = 1;
} finally {
  over.abort();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
