import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fromExperienceRecord } from "@panel/domain/experience/experience-record";
import { fromPointRecord } from "@panel/domain/experience/point-record";
import { isPlaced, metresBetween, type Position } from "@panel/domain/experience/position";
import { hasEnded, openPoints, type PlayState } from "@panel/domain/play/play";
import { playRules, type PlayedPoint, type PlayRules } from "@panel/domain/play/route";
import { seededRandom } from "@panel/domain/play/simulation";
import { placeAlong, strayed, WALKING_SPEED } from "@panel/domain/play/stroll";
import { helperPath, screenPath } from "@panel/domain/events/page-address";
import { emptyLog, replayLog } from "@panel/domain/events/team-log";
import type { EventDetails, OpenRoute, TeamState, VisitStep } from "@panel/api-client/events-types";
import { boundedFetch } from "../bounded-fetch.ts";
import { demoAccounts } from "../settings/demo-accounts.ts";

/*
 * An event in a running demo, with teams that walk: each phone goes from point to point in straight lines, tells its place and
 * its steps as a phone does, and answers rightly most of the time. Some lose the network for a while. Ends when all teams have.
 */

const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://127.0.0.1:4173" },
    code: { type: "string", default: "BCN888" },
    teams: { type: "string", default: "12" },
    /** How many times faster than people walk. */
    hurry: { type: "string", default: "4" },
  },
});
const SPEED = WALKING_SPEED * Number(values.hurry);
const TELLING_MS = 5000;
const AT_A_POINT_MS = 20_000 / Number(values.hurry);
const GPS_METRES = 4;
const LONGEST_ANSWER = 16 * 1024 * 1024;
const NAMES = ["Linces", "Nutrias", "Águilas", "Erizos", "Lobos", "Garzas", "Búhos", "Zorros"];
const random = seededRandom(Date.now() % 100_000);

/** Makes a call; gives the data of its answer. */
async function call<Data>(path: string, json?: object, token?: string): Promise<Data> {
  const request = {
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(json === undefined ? {} : { method: "POST", body: JSON.stringify(json) }),
  };
  const response = await boundedFetch(values.url + path, request, LONGEST_ANSWER);
  const answer = (await response.json()) as { success: boolean; message: string; data: Data };
  if (!answer.success) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}

function rulesOf({ experience: record }: OpenRoute): PlayRules {
  return playRules({
    experience: fromExperienceRecord(record),
    points: record.mappoints.map((row) => ({ ...fromPointRecord(row, record), id: row.IdPoint })),
  });
}

interface Walker {
  token: string;
  rules: PlayRules;
  startedAt: number;
  here: Position;
  state: PlayState;
  /** Steps that were not acknowledged, while there is no network. */
  waiting: VisitStep[];
  numbered: number;
  isOffline: boolean;
}

/** Tells what the phone has done and where it is; what others did to its team comes back. */
async function tell(walker: Walker): Promise<void> {
  if (walker.isOffline) return;
  const { state } = await call<{ state: TeamState }>(
    "/events/team/steps",
    { steps: walker.waiting, place: strayed(walker.here, GPS_METRES, random) },
    walker.token,
  );
  walker.waiting = [];
  const log = state.steps ?? [];
  walker.state = replayLog(walker.rules, log) ?? walker.state;
}

/** Notes a step on the phone, as if it counted, and tells it when there is a network. */
async function step(walker: Walker, kind: VisitStep["kind"], point: PlayedPoint): Promise<void> {
  walker.numbered += 1;
  const after = Date.now() - walker.startedAt;
  const position = kind === "reach" ? point.position : null;
  const code = kind === "reach" && point.checkIn.by === "code" ? point.checkIn.code : undefined;
  walker.waiting.push({
    number: walker.numbered,
    kind,
    point: point.id,
    after,
    ...(position ? { position } : {}),
    ...(code === undefined ? {} : { code }),
  });
  const own = { phone: "own", number: walker.numbered, kind, point: point.id, after };
  walker.state = replayLog(walker.rules, [own], walker.state) ?? walker.state;
  await tell(walker);
}

async function walkTo(walker: Walker, to: Position): Promise<void> {
  const way = [walker.here, to];
  const length = metresBetween(walker.here, to);
  for (let walked = 0; walked < length;) {
    await pause(Math.min(TELLING_MS, ((length - walked) / SPEED) * 1000));
    walked += (SPEED * TELLING_MS) / 1000;
    walker.here = placeAlong(way, walked) ?? to;
    await tell(walker);
  }
}

async function play(walker: Walker): Promise<void> {
  const now = () => Date.now() - walker.startedAt;
  while (!hasEnded(walker.rules, walker.state)) {
    const open = openPoints(walker.rules, walker.state, now());
    const next = open[random(4) === 0 ? random(open.length) : 0];
    if (!next) return;
    walker.isOffline = random(12) === 0;
    if (next.position && isPlaced(next.position)) await walkTo(walker, next.position);
    await step(walker, "reach", next);
    await pause(AT_A_POINT_MS * (0.5 + random(100) / 100));
    walker.isOffline = false;
    if (next.challenge.kind === "none") await tell(walker);
    else await step(walker, random(4) === 0 ? "fail" : "pass", next);
  }
}

const editor = demoAccounts().find(({ role }) => role === "editor");
const { token } = await call<{ token: string }>("/api/login", {
  email: editor?.email,
  password: editor?.password,
});
const route = await call<OpenRoute>(`/visits/route?code=${values.code}`);
const rules = rulesOf(route);
const gymId = route.experience.id;
const settings = { name: "Demo", minutes: 120, ranking: "always", places: true, hiddenMinutes: 10 };
const count = Number(values.teams);
const names = Array.from({ length: count }, (_, index) => {
  const round = Math.floor(index / NAMES.length);
  return `${NAMES[index % NAMES.length]}${round === 0 ? "" : ` ${round + 1}`}`;
});
const { event, teams } = await call<EventDetails>(
  "/events/new",
  { gymId, requestId: randomUUID(), settings, teams: { names } },
  token,
);
for (const kind of ["helper", "screen"]) {
  const may = kind === "helper" ? ["message", "pass", "score", "endTeam", "time"] : [];
  const link = { gymId, id: event.id, kind, name: kind, may };
  const made = await call<{ token: string }>("/events/links/new", link, token);
  const path = kind === "helper" ? helperPath(event.id, made.token) : screenPath(made.token);
  process.stdout.write(`${kind}: ${values.url}${path}\n`);
}
await call("/events/board/start", { event: event.id }, token);
const [first] = rules.route.points.flatMap(({ position }) => position ?? []);
await Promise.all(
  teams.map(async ({ code, name }) => {
    const json = { code, phone: `demo-${randomUUID().slice(0, 8)}`, language: "es" };
    const joined = await call<{ token: string; state: TeamState }>("/events/join", {
      ...json,
      sharesPlace: true,
    });
    await pause(random(20_000));
    const startedAt = Date.parse(joined.state.event.startedAt ?? joined.state.now);
    await play({
      token: joined.token,
      rules,
      startedAt,
      here: strayed(first ?? { lat: 0, lon: 0 }, 60, random),
      state: emptyLog.play,
      waiting: [],
      numbered: 0,
      isOffline: false,
    });
    process.stdout.write(`${name} is at the end\n`);
  }),
);
