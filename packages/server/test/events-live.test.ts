import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import type { BoardEvent } from "@panel/api-client/events-types";
import { startServer, type RunningServer } from "../src/compose.ts";
import { createEventNews } from "../src/events/news.ts";
import { available, engine } from "./support/database.ts";
import { expectWithinContract, testServer } from "./support/server.ts";
import {
  begunAgo,
  endAll,
  joined,
  newEvent,
  sendSteps,
  startEvent,
  walkAt,
  type TestEvent,
} from "./support/events.ts";
import { openStream, type LiveStream } from "./support/live-stream.ts";

const server = testServer();
const editor = () => server.person("editor");
const open = new Set<LiveStream>();
afterEach(async () => {
  for (const each of open) await each.close();
  open.clear();
  await endAll(server);
});

async function streamOf(path: string, token: string, url = server.url): Promise<LiveStream> {
  const opened = await openStream(`${url}/events${path}`, token);
  open.add(opened);
  return opened;
}
const board = ({ id }: TestEvent, token = editor().token, url?: string) =>
  streamOf(`/board/live?event=${id}`, token, url);

async function underWay(settings: object = {}): Promise<TestEvent> {
  const event = await newEvent(server, editor(), settings);
  await startEvent(server, editor(), event.id);
  return event;
}

async function link(event: TestEvent, kind: "helper" | "screen", may: string[] = []) {
  const json = { gymId: event.gymId, id: event.id, kind, name: "Marta", may };
  const { body } = await server.call("createEventLink", { as: editor(), json });
  return body.data as { link: { id: number }; token: string };
}

const message = (event: TestEvent, fields: object = {}) =>
  server.call("sendEventMessage", {
    as: editor(),
    json: { event: event.id, requestId: randomUUID(), text: "Hola", ...fields },
  });

const reachedBy =
  (team: number) =>
  ({ id, reached }: { id: number; reached: readonly number[] }): boolean =>
    id === team && reached.length > 0;

/** The next change after which a team has reached a point; signs of trouble come with time as well. */
async function changeOf(live: LiveStream, team: number): Promise<BoardEvent & { type: "change" }> {
  for (;;) {
    const event = (await live.next()) as BoardEvent | undefined;
    if (!event) throw new Error("The stream has ended");
    if (event.type === "change" && event.teams.some(reachedBy(team))) return event;
  }
}

describe("the board", () => {
  test("is sent whole, then the rows that have changed, each with the revision as its id", async () => {
    const event = await underWay();
    const phone = await joined(server, event);
    await begunAgo(server, event.id, 120);
    const live = await board(event);
    expect(live.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(live.headers.get("x-accel-buffering")).toBe("no");
    expect(live.headers.get("cache-control")).toContain("no-transform");
    const whole = await live.next();
    expectWithinContract("followEventBoard", 200, whole);
    expect(whole.board.may).toContain("pass");
    expect(live.text()).toMatch(/^retry: 5000\nid: \d+\ndata: /);
    const [first] = walkAt(event, [10]);
    await sendSteps(server, phone, [first!]);
    const change = await changeOf(live, event.teams[0]?.id ?? 0);
    expectWithinContract("followEventBoard", 200, change);
    expect(change.teams).toMatchObject([{ id: event.teams[0]?.id, reached: [first?.point] }]);
    expect(change.points).toMatchObject([{ id: first?.point, reached: 1 }]);
    expect(change.revision).toBeGreaterThan(whole.board.revision);
    expect(live.text()).toContain(`\nid: ${change.revision}\n`.slice(1));
  });

  test("tells teams that were added and removed, and what was done", async () => {
    const event = await underWay();
    const live = await board(event);
    await live.next();
    await message(event);
    const said = await live.next();
    expect(said).toMatchObject({ teams: [], actions: [{ kind: "message", by: "editor Test" }] });
    const json = { gymId: event.gymId, id: event.id, team: event.teams[1]?.id };
    await server.call("removeEventTeam", { as: editor(), json });
    expect(await live.next()).toMatchObject({ removed: [event.teams[1]?.id] });
  });

  test("ends for a link that was ended, which reaches nothing from then on", async () => {
    const event = await underWay();
    const helper = await link(event, "helper");
    const live = await board(event, helper.token);
    expect(await live.next()).toMatchObject({ type: "board", board: { may: [] } });
    const json = { gymId: event.gymId, id: event.id, link: helper.link.id };
    await server.call("endEventLink", { as: editor(), json });
    expect(await live.next()).toBeUndefined();
    expect((await board(event, helper.token)).status).toBe(401);
  });

  test("TRU-20 a caller has six streams open at most", async () => {
    const event = await underWay();
    const helper = await link(event, "helper");
    for (let time = 0; time < 6; time += 1) {
      expect((await board(event, helper.token)).status).toBe(200);
    }
    expect((await board(event, helper.token)).status).toBe(429);
    const [first] = open;
    await first?.close();
    await expect.poll(async () => (await board(event, helper.token)).status).toBe(200);
  });

  test("TRU-15 of another experience answers as a missing one", async () => {
    const event = await underWay();
    const { token } = server.person("stranger");
    expect((await board(event, token)).status).toBe(404);
    const other = await underWay();
    const helper = await link(other, "helper");
    expect((await board(event, helper.token)).status).toBe(404);
  });
});

describe("a phone", () => {
  test("is told what concerns its team, and not what others do", async () => {
    const event = await underWay();
    const [one, two] = [await joined(server, event), await joined(server, event, 1)];
    await begunAgo(server, event.id, 120);
    const live = await streamOf("/team/live", one.token);
    const first = await live.next();
    expectWithinContract("followTeam", 200, first);
    const [step] = walkAt(event, [10]);
    await sendSteps(server, two, [step!]);
    await message(event, { team: event.teams[1]?.id, text: "A otros" });
    await message(event, { team: event.teams[0]?.id, text: "A estos" });
    // The other team's step and message were first.
    expect(await live.next()).toMatchObject({
      messages: [{ text: "A estos" }],
      visit: { steps: 0 },
    });
    await message(event, { text: "A todos" });
    expect((await live.next()).messages[0]).toMatchObject({ text: "A todos" });
  });

  test("is told the start at once, and what another phone of the team does", async () => {
    const event = await newEvent(server, editor(), { phones: 2 });
    const one = await joined(server, event);
    const two = await joined(server, event, 0, "phone-002");
    const live = await streamOf("/team/live", one.token);
    expect(await live.next()).toMatchObject({ event: { state: "planned" }, visit: null });
    await startEvent(server, editor(), event.id);
    let state = await live.next();
    while (!state.visit) state = await live.next();
    expect(state).toMatchObject({ event: { state: "underWay" }, visit: { steps: 0 } });
    await begunAgo(server, event.id, 120);
    await sendSteps(server, two, [walkAt(event, [10])[0]!]);
    while (state.visit.steps === 0) state = await live.next();
    expect(state.steps).toMatchObject([{ phone: "phone-002" }]);
  });
});

test("the screen of the hall hides the ranking for the last minutes, until it is revealed", async () => {
  const hiding = { minutes: 60, hiddenMinutes: 30, ranking: "always" as const };
  const event = await newEvent(server, editor(), hiding);
  const phone = await joined(server, event);
  const onPhone = async () =>
    (await server.call("getTeamState", { token: phone.token })).body.data.ranking;
  const screen = await link(event, "screen");
  const live = await streamOf("/screen/live", screen.token);
  const first = await live.next();
  expectWithinContract("followEventScreen", 200, first);
  expect(first).toMatchObject({ state: "planned", hidden: false, rows: [] });
  await startEvent(server, editor(), event.id);
  const score = { event: event.id, team: event.teams[0]?.id, points: 5, reason: "Canción" };
  await server.call("adjustEventScore", {
    as: editor(),
    json: { ...score, requestId: randomUUID() },
  });
  let shown = await live.next();
  while (shown.rows.length === 0) shown = await live.next();
  expect(shown).toMatchObject({ hidden: false, rows: [{ place: 1, name: "Linces", score: 5 }] });
  const endsAt = new Date(Date.now() + 20 * 60_000).toISOString();
  await server.call("setEventEnd", { as: editor(), json: { event: event.id, endsAt } });
  while (!shown.hidden) shown = await live.next();
  expect(shown.rows).toEqual([]);
  const read = async () => (await server.call("getEventScreen", { token: screen.token })).body.data;
  expect(await read()).toMatchObject({ hidden: true, rows: [] });
  // Nor do the teams' phones show it.
  expect(await onPhone()).toBeNull();
  await server.call("revealEventRanking", {
    as: editor(),
    json: { event: event.id, revealed: true },
  });
  while (shown.hidden) shown = await live.next();
  expect(shown.rows).toHaveLength(1);
  expect(await onPhone()).toHaveLength(1);
  // A helper's page is not the screen's.
  expect((await board(event, screen.token)).status).toBe(401);
});

describe.runIf(engine === "postgres" && available)("two nodes", () => {
  async function withOther(work: (other: RunningServer) => Promise<void>): Promise<void> {
    const other = await startServer(server.settings);
    try {
      await work(other);
    } finally {
      for (const each of open) await each.close();
      open.clear();
      await other.stop();
    }
  }

  test("what one node stores reaches who watches at the other", () =>
    withOther(async (other) => {
      const event = await underWay();
      const live = await board(event, editor().token, other.url);
      await live.next();
      await message(event);
      expect(await live.next()).toMatchObject({ actions: [{ kind: "message" }] });
    }));

  test("a node that never asks is told by the other one", async () => {
    const news = createEventNews(server.running.connection, () => {}, 2 ** 31 - 1);
    const event = await underWay();
    const leave = news.watch(event.id);
    const none = new AbortController().signal;
    try {
      // Whether it listens yet is not told: it is sent to until it hears.
      while (news.countOf(event.id) === 0) {
        await message(event);
        await news.next(event.id, 0, 1000, none);
      }
      expect(news.countOf(event.id)).toBeGreaterThan(0);
    } finally {
      leave();
      await news.close();
    }
  });

  test("what is told while a listener is away is read when it is back", () =>
    withOther(async (other) => {
      const event = await underWay();
      const live = await board(event, editor().token, other.url);
      await live.next();
      // Listeners and all other connections: both nodes open theirs again.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`.execute(server.db);
      await message(event);
      expect(await live.next()).toMatchObject({ actions: [{ kind: "message" }] });
    }));

  test("TRU-33 two who act on the same team at two nodes do it once", () =>
    withOther(async (other) => {
      const event = await underWay();
      await joined(server, event);
      const json = { event: event.id, team: event.teams[0]?.id, point: event.route.points[0] };
      const pass = (url: string) =>
        fetch(`${url}/events/board/passPoint`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${editor().token}`,
          },
          body: JSON.stringify(json),
        });
      const answers = await Promise.all([server.url, other.url, server.url, other.url].map(pass));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { rows } = await sql<{ count: number }>`select count(*) as count from visit_steps s
        join visits v on v.id = s.visit_id join event_teams t on t.id = v.team_id
        where t.event_id = ${event.id}`.execute(server.db);
      expect(rows[0]?.count).toBe(1);
    }));
});

// The last one: the server is another one afterwards.
test("TRU-36 streams end before the server does, which waits for none", async () => {
  const event = await underWay();
  const live = await board(event);
  await live.next();
  await server.running.stop();
  expect(await live.next()).toBeUndefined();
  server.running = await startServer(server.settings);
});
