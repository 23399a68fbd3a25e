import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { followLines } from "./event-stream.ts";
import { signedIn } from "./http-load.ts";
import { memoryMb, temporaryFolder } from "./panel-server.ts";
import { publishedServer } from "./published-server.ts";
import { pointsOf, post, stepsAt, type Point } from "./visit-walks.ts";

/*
 * An event of 100 teams on 150 phones, which walk a route of 12 points, each with its stream, while two people watch the board;
 * half of those that play alone have no network for a while in the middle. Arguments: --teams (100), --phones (150), --thought (4000 ms
 * between two points of a phone), --cut (20000 ms).
 */
const { values } = parseArgs({
  options: {
    teams: { type: "string" },
    phones: { type: "string" },
    thought: { type: "string" },
    cut: { type: "string" },
  },
});
const TEAMS = Number(values.teams ?? 100);
const PHONES = Number(values.phones ?? 150);
const THOUGHT = Number(values.thought ?? 4000);
const CUT = Number(values.cut ?? 20_000);
const POINTS = 12;
const CODE = "BENCH1";

const GOAL = { delay: 2000, p99: 250, share: 0.5, teamBytes: 100_000 };

interface Team {
  id: number;
  code: string;
}
interface Phone {
  team: Team;
  name: string;
  token: string;
  /** Steps are numbered by each phone. */
  sent: number;
}
interface BoardRow {
  id: number;
  reached: number[];
}
interface BoardEvent {
  board?: { teams: BoardRow[] };
  teams?: BoardRow[];
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** Processor time of a process so far, in seconds. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** For how long a process has waited for a processor so far, in seconds: on a busy machine other figures say little. */
const waitedSeconds = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e9;

const folder = temporaryFolder();
const most = { VISIT_STARTS_PER_MINUTE: "10000000" };
const server = await publishedServer(folder, { code: CODE, points: POINTS, settings: most });
const over = new AbortController();
try {
  const { url, pid, gymId } = server;
  const staff = await signedIn(server, "editor");
  const points = await pointsOf(url, CODE);
  const settings = { name: "Bench", phones: 2, ranking: "always" };
  const made = (await post(
    url,
    "/events/new",
    { gymId, requestId: randomUUID(), settings, teams: { count: TEAMS, prefix: "Team" } },
    staff,
  )) as { data: { event: { id: number }; teams: Team[] } };
  const { event, teams } = made.data;
  const memory = memoryMb(pid, "RssAnon");

  const phones: Phone[] = [];
  for (let index = 0; index < PHONES; index += 1) {
    const team = teams[index % TEAMS];
    if (!team) throw new Error("There are teams");
    const name = `bench-phone-${index}`;
    const json = { code: team.code, phone: name, language: "es" };
    const { data } = await post(url, "/events/join", json);
    phones.push({ team, name, token: (data as { token: string }).token, sent: 0 });
  }

  /** When the step that reached a point was sent, by team and point; and how long until a board had it. */
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const shown = new Set<string>();
  const note = ({ board, teams: changed = [] }: BoardEvent) => {
    for (const { id, reached } of board?.teams ?? changed) {
      for (const point of reached) {
        const key = `${id} ${point}`;
        const sent = sentAt.get(key);
        if (sent === undefined || shown.has(key)) continue;
        shown.add(key);
        delays.push(performance.now() - sent);
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

  const times: number[] = [];
  const stored = new Set<string>();
  let refused = 0;
  async function send(phone: Phone, visited: readonly [point: Point, place: number][]) {
    // The route has no challenges to pass.
    const steps = visited.flatMap(([point, place]) => stepsAt(point, place).slice(0, 1));
    const numbered = steps.map((step) => ({ ...step, number: (phone.sent += 1) }));
    const sent = performance.now();
    for (const [{ id }] of visited) {
      const key = `${phone.team.id} ${id}`;
      if (!sentAt.has(key)) sentAt.set(key, sent);
    }
    const { data, ms } = await post(url, "/events/team/steps", { steps: numbered }, phone.token);
    refused += (data as { refused: object[] }).refused.length;
    for (const [{ id }] of visited) stored.add(`${phone.team.id} ${id}`);
    times.push(ms);
  }

  /** Whether a team has come to the point before this one, which opens it. */
  const isOpen = (team: Team, place: number, own: readonly [point: Point, place: number][]) =>
    place === 0 ||
    stored.has(`${team.id} ${points[place - 1]?.id}`) ||
    own.some(([, earlier]) => earlier === place - 1);

  /** Two phones of a team take turns at the points, each of which opens the next. */
  async function walk(phone: Phone, index: number): Promise<void> {
    const isShared = phones.filter(({ team }) => team === phone.team).length > 1;
    const own = points
      .map((point, place): [Point, number] => [point, place])
      .filter(([, place]) => !isShared || place % 2 === (index < TEAMS ? 1 : 0));
    // Whoever plays alone holds up nobody.
    const isCut = !isShared && index % 2 === 0;
    await pause((THOUGHT * index) / PHONES);
    const waiting: [Point, number][] = [];
    for (const [done, each] of own.entries()) {
      while (!isOpen(phone.team, each[1], waiting)) await pause(100);
      waiting.push(each);
      const isAway = isCut && done >= own.length / 3 && done < own.length / 2;
      if (isAway) await pause(CUT / (own.length / 6));
      else await send(phone, waiting.splice(0));
      await pause(THOUGHT);
    }
    if (waiting.length > 0) await send(phone, waiting);
  }

  const cpu = processorSeconds(pid);
  const waited = waitedSeconds(pid);
  const begun = performance.now();
  await Promise.all(phones.map(walk));
  const seconds = (performance.now() - begun) / 1000;
  // What the last steps changed is still on its way.
  while (shown.size < sentAt.size && performance.now() - begun < seconds * 1000 + 10_000) {
    await pause(100);
  }
  const share = (processorSeconds(pid) - cpu) / seconds;
  const queued = (waitedSeconds(pid) - waited) / seconds;
  const bytes = Math.max(0, (memoryMb(pid, "RssAnon") - memory) * 1024 * 1024) / TEAMS;
  const answer = await fetch(`${url}/events/board?event=${event.id}`, {
    headers: { authorization: `Bearer ${staff}` },
  });
  const { data } = (await answer.json()) as { data: { teams: BoardRow[] } };
  const lost = data.teams.filter(({ reached }) => new Set(reached).size !== POINTS).length;
  const doubled = data.teams.filter(({ reached }) => reached.length > POINTS).length;
  const [delay, p99] = [percentile(delays, 0.99), percentile(times, 0.99)];
  console.log(
    `\n${TEAMS} teams on ${PHONES} phones, ${POINTS} points, ${seconds.toFixed(0)} s\n` +
      `  a step on the board   p50 ${percentile(delays, 0.5).toFixed(0)} ms, p99 ${delay.toFixed(0)} ms (goal ${GOAL.delay})\n` +
      `  a call with steps     p99 ${p99.toFixed(0)} ms (goal ${GOAL.p99})\n` +
      `  processor             ${share.toFixed(2)} of one (goal ${GOAL.share}), ${queued.toFixed(2)} of the time waited for one\n` +
      `  memory of a team      ${(bytes / 1000).toFixed(0)} kB (goal ${GOAL.teamBytes / 1000})\n` +
      `  refused ${refused} steps; teams that lack a point ${lost}, that have one twice ${doubled}\n`,
  );
  const isFine =
    delay <= GOAL.delay &&
    p99 <= GOAL.p99 &&
    share <= GOAL.share &&
    bytes <= GOAL.teamBytes &&
    lost + doubled + refused === 0 &&
    delays.length === TEAMS * POINTS;
  console.log(isFine ? "Within the goals." : "A goal is missed.");
  if (!isFine) process.exitCode = 1;
} finally {
  over.abort();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
