import { randomUUID } from "node:crypto";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { expect, test, vi } from "vitest";
import { clearExpired } from "../src/clear-expired.ts";
import { startServer } from "../src/compose.ts";
import { deleteDropped } from "../src/plays/dropped.ts";
import { revokeKey } from "../src/plays/keys.ts";
import { newKey, playedRoute, PlayedPlay, send, sums } from "./support/plays.ts";
import { testServer } from "./support/server.ts";

const server = testServer();
const DAY = 24 * 60 * 60_000;

const route = (points = 2) => playedRoute(server, points);

const rows = (experienceId: number) =>
  server.db.selectFrom("play_events").selectAll().where("gymkhana_id", "=", experienceId).execute();

test("EXP-04 each event of a report is answered apart, and only what is new and known counts", async () => {
  const { id, points, key } = await route();
  const elsewhere = await route(1);
  const play = new PlayedPlay(id);
  const started = play.started();
  const now = Date.now();
  const at = (time: number) => ({ at: new Date(time).toISOString() });
  const events = [
    play.event("pointReached", { point: points[0] }),
    started,
    started,
    play.event("pointReached", { point: elsewhere.points[0] }),
    play.event("pointReached", { point: 2_000_000_000 }),
    { ...play.event("completed"), experience: 2_000_000_000 },
    play.event("completed", at(now - 14 * DAY)),
    play.event("prizeEarned", at(now - 31 * DAY)),
    play.event("prizeEarned", at(now + DAY)),
    play.event("pointReached"),
    play.event("challengeAnswered", { point: points[0] }),
    { ...play.event("completed"), kind: "danced" },
    { ...play.event("completed"), player: "a\0b" },
    "nonsense",
    null,
    { id: "short" },
  ];
  expect(await send(server, key, events)).toEqual([
    "accepted",
    "accepted",
    "repeated",
    "unknownPoint",
    "unknownPoint",
    "unknownExperience",
    "late",
    "tooOld",
    "inFuture",
    ...Array.from({ length: 7 }, () => "malformed"),
  ]);
  expect(await sums(server, id)).toMatchObject({ visitors: 1, plays: 1, points: 1, completed: 1 });
  expect(await sums(server, elsewhere.id)).toEqual({});
  expect(await send(server, key, events.slice(0, 2))).toEqual(["repeated", "repeated"]);
  expect(await sums(server, id)).toMatchObject({ visitors: 1, plays: 1, points: 1 });
});

test("the order in which events come changes no count", async () => {
  const [one, other] = [await route(3), await route(3)];
  const events = new PlayedPlay(one.id).whole(one.points, { gender: "woman" });
  await send(server, one.key, events);
  const moved = events.map((event) => ({
    ...event,
    experience: other.id,
    ...(event.point ? { point: other.points[one.points.indexOf(event.point)] } : {}),
  }));
  for (const event of moved.toReversed()) await send(server, other.key, [event]);
  const totals = async ({ id, points }: typeof one) => {
    const all = Object.entries(await sums(server, id));
    // Points by their place in the route.
    return all
      .map(
        ([name, count]) =>
          `${name.replace(/\d{1,9}/g, (p) => `#${points.indexOf(Number(p))}`)}: ${count}`,
      )
      .toSorted((a, b) => (a < b ? -1 : 1));
  };
  expect(await totals(other)).toEqual(await totals(one));
});

test("a clock that is wrong is put right by the time of sending", async () => {
  const { id, points, key } = await route(1);
  const wrong = Date.now() - 400 * DAY;
  const play = new PlayedPlay(id, { at: wrong - 3_600_000 });
  const events = [play.started(), play.event("pointReached", { point: points[0] })];
  expect(await send(server, key, events)).toEqual(["tooOld", "tooOld"]);
  expect(await send(server, key, events, new Date(wrong).toISOString())).toEqual([
    "accepted",
    "accepted",
  ]);
});

test("EXP-04 the same report, sent many times at once to two nodes, counts once", async () => {
  const { id, points, key } = await route(4);
  const second = await startServer({ ...server.settings, port: 0 });
  const plays = Array.from({ length: 12 }, () => new PlayedPlay(id).whole(points));
  const events = plays.flat();
  const post = async (url: string, part: readonly unknown[]) => {
    const response = await fetch(`${url}/plays/events`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ events: part }),
    });
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { results: { result: string }[] } };
    return data.results.map(({ result }) => result);
  };
  const parts = [0, 30, 60, 90].map((start) => events.slice(start, start + 60));
  const answers = await Promise.all(
    [server.url, second.url, server.url, second.url].flatMap((url, index) =>
      [...parts.slice(index), ...parts.slice(0, index)].map((part) => post(url, part)),
    ),
  );
  await second.stop();
  const accepted = answers.flat().filter((result) => result === "accepted");
  const sent = new Set(parts.flat().map((event) => event.id));
  expect(accepted).toHaveLength(sent.size);
  expect(await rows(id)).toHaveLength(events.length);
  expect(await sums(server, id)).toMatchObject({
    visitors: 12,
    plays: 12,
    completed: 12,
    points: 48,
    answers: 48,
    earned: 12,
    [`point ${points[0]}`]: 12,
  });
});

test("a player is nowhere in the database but as a hash of its own for each experience", async () => {
  const [one, other] = [await route(1), await route(1)];
  const player = randomUUID();
  const events = [one, other].flatMap(({ id, points }) =>
    new PlayedPlay(id, { player }).whole(points),
  );
  await send(server, one.key, events);
  const stored = JSON.stringify([await rows(one.id), await rows(other.id)]);
  for (const { id, play } of events) {
    expect(stored).not.toContain(id);
    expect(stored).not.toContain(play);
  }
  const players = await server.db
    .selectFrom("play_players")
    .selectAll()
    .where("gymkhana_id", "in", [one.id, other.id])
    .execute();
  expect(new Set(players.map(({ hash }) => hash)).size).toBe(2);
  expect(JSON.stringify(players)).not.toContain(player);
});

test("a player who is erased is out of events and counts everywhere, and nobody else is", async () => {
  const [one, other] = [await route(2), await route(1)];
  const player = randomUUID();
  await send(server, one.key, new PlayedPlay(one.id).whole(one.points));
  const before = await sums(server, one.id);
  await send(server, one.key, [
    ...new PlayedPlay(one.id, { player }).whole(one.points, { gender: "man" }),
    ...new PlayedPlay(other.id, { player }).whole(other.points),
  ]);
  const erase = () => server.call("erasePlayer", { token: one.key, json: { player } });
  expect((await erase()).body.data).toEqual({ events: 12 });
  expect(await sums(server, one.id)).toEqual(before);
  expect(await sums(server, other.id)).toEqual({});
  expect(await rows(other.id)).toEqual([]);
  expect((await erase()).body.data).toEqual({ events: 0 });
});

test("old events go with their players, and sums stay", async () => {
  const { id, points, key } = await route(2);
  await send(server, key, new PlayedPlay(id).whole(points));
  const recent = new PlayedPlay(id);
  await send(server, key, recent.whole(points));
  const before = await sums(server, id);
  const old = new Date(Date.now() - 41 * DAY).toISOString();
  const [first] = await server.db
    .selectFrom("play_events")
    .select("player_id")
    .where("gymkhana_id", "=", id)
    .orderBy("player_id")
    .execute();
  await server.db
    .updateTable("play_events")
    .set({ received_at: old })
    .where("player_id", "=", first?.player_id ?? 0)
    .execute();
  await clearExpired(server.running.connection, { playEventDays: 40 });
  expect(await rows(id)).toHaveLength(7);
  const players = server.db.selectFrom("play_players").selectAll().where("gymkhana_id", "=", id);
  expect(await players.execute()).toHaveLength(1);
  expect(await sums(server, id)).toEqual(before);
});

test("with an experience goes everything that is known of its plays", async () => {
  const { id, points, key } = await route(1);
  await send(server, key, new PlayedPlay(id).whole(points));
  const form = { idGym: id, newSt: 3 };
  await server.call("updateGymkhanaState", { as: server.person("editor"), form });
  await deleteDropped(server.running.connection);
  expect([await rows(id), await sums(server, id)]).toEqual([[], {}]);
  expect(await send(server, key, [new PlayedPlay(id).started()])).toEqual(["unknownExperience"]);
});

test("a key that is none, of somebody else's making or revoked lets nobody in", async () => {
  const { id, key } = await route(1);
  const json = { events: [new PlayedPlay(id).started()] };
  const status = async (token?: string) =>
    (await server.call("sendPlayEvents", { token, json })).status;
  const [word, number, secret] = key.split(".");
  const forged = `${word}.${number}.${secret?.split("").toReversed().join("")}`;
  for (const token of [undefined, forged, `x.${number}.${secret}`, server.person("root").token]) {
    expect(await status(token)).toBe(401);
  }
  expect(await status(key)).toBe(200);
  await revokeKey(server.running.connection, number);
  expect(await status(key)).toBe(401);
  const keys = await server.db.selectFrom("play_keys").selectAll().execute();
  expect(JSON.stringify(keys)).not.toContain(secret);
  expect(server.logs.join("")).not.toContain(secret);
});

test("a key of an installation opens nothing of the panel", async () => {
  const key = await newKey(server);
  expect((await server.call("getUserGymkhanas", { token: key })).status).toBe(401);
});

test("a replaced key of the same installation counts no event anew", async () => {
  const { id, key } = await route(1);
  const event = new PlayedPlay(id).started();
  expect(await send(server, key, [event])).toEqual(["accepted"]);
  expect(await send(server, await newKey(server), [event])).toEqual(["repeated"]);
  expect(await send(server, await newKey(server, "another"), [event])).toEqual(["accepted"]);
  expect(await sums(server, id)).toMatchObject({ visitors: 1, plays: 1 });
});

test("500 events are taken at once, and one more is refused; old ones are deleted in parts", async () => {
  const { id, points, key } = await route(1);
  const play = new PlayedPlay(id);
  const events = Array.from({ length: 501 }, () =>
    play.event("pointReached", { point: points[0], at: new Date().toISOString() }),
  );
  const { status } = await server.call("sendPlayEvents", { token: key, json: { events } });
  expect(status).toBe(400);
  const results = await send(server, key, events.slice(1));
  expect(new Set(results)).toEqual(new Set(["accepted"]));

  // Many old events are deleted in parts, with requests answered in between, and no longer than the server runs.
  expect(await send(server, key, events.slice(0, 1))).toEqual(["accepted"]);
  const old = { received_at: new Date(Date.now() - 41 * DAY).toISOString() };
  await server.db.updateTable("play_events").set(old).where("gymkhana_id", "=", id).execute();
  let isStopped = false;
  setImmediate(() => (isStopped = true));
  const { connection } = server.running;
  await clearExpired(connection, { playEventDays: 40, isStopped: () => isStopped });
  expect((await rows(id)).length).toBeGreaterThan(0);
  await clearExpired(connection, { playEventDays: 40 });
  expect(await rows(id)).toEqual([]);
});

test("plays of a deleted experience are deleted in parts, and those of no other", async () => {
  const [gone, other] = [await route(), await route()];
  const [play, kept] = [gone, other].map(({ id, points }) => new PlayedPlay(id).whole(points));
  await send(server, gone.key, [...(play ?? []), ...(kept ?? [])]);
  const before = [await rows(other.id), await sums(server, other.id)];
  const form = { idGym: gone.id, newSt: EXPERIENCE_STATE.deleted };
  await server.call("updateGymkhanaState", { as: server.person("editor"), form });

  const { connection } = server.running;
  let parts = 0;
  await deleteDropped(connection, () => parts++ === 1);
  expect(await sums(server, gone.id)).not.toEqual({});
  await deleteDropped(connection);
  for (const table of ["play_events", "play_players", "play_sums"] as const) {
    const left = server.db.selectFrom(table).selectAll().where("gymkhana_id", "=", gone.id);
    expect(await left.execute()).toEqual([]);
  }
  const shares = await server.db.selectFrom("play_shares").select("player_id").execute();
  const players = new Set((await rows(other.id)).map((row) => row.player_id));
  expect(shares.filter((row) => players.has(row.player_id))).not.toEqual([]);
  expect([await rows(other.id), await sums(server, other.id)]).toEqual(before);
});

/** Sends JSON as it is written: no object of a program has these keys. */
async function sendText(key: string, body: string) {
  const response = await fetch(`${server.url}/plays/events`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body,
  });
  const { data } = (await response.json()) as { data: { results?: { result: string }[] } };
  return data.results?.map(({ result }) => result) ?? response.status;
}

test.each([
  `"__proto__":{"kind":"completed"}`,
  `"constructor":{"prototype":{"kind":"completed"}}`,
  `"more":[{"__proto__":null}]`,
])("an event with %s is malformed, and the rest of its report counts", async (more) => {
  const { id, key } = await route(1);
  const [one, other] = [new PlayedPlay(id).started(), new PlayedPlay(id).started()];
  const spoilt = JSON.stringify(one).replace("{", `{${more},`);
  const results = await sendText(key, `{"events":[${spoilt},${JSON.stringify(other)}]}`);
  expect(results).toEqual(["malformed", "accepted"]);
  expect(await sums(server, id)).toMatchObject({ visitors: 1 });
  expect(({} as { kind?: string }).kind).toBeUndefined();
});

test.each([`"more":1`, `"__proto__":{}`, `"constructor":{"prototype":{}}`])(
  "a report with %s beside its events is refused, and nothing of it counts",
  async (more) => {
    const { id, key } = await route(1);
    const event = JSON.stringify(new PlayedPlay(id).started());
    expect(await sendText(key, `{${more},"events":[${event}]}`)).toBe(400);
    expect(await rows(id)).toEqual([]);
  },
);

test.each([
  ["too many lists and objects", `{"events":[${"{},".repeat(60_000)}{}]}`],
  ["too deep ones", `{"events":${"[".repeat(1000)}${"]".repeat(1000)}}`],
])("TRU-20 a body of %s is refused before it is parsed", async (_what, body) => {
  const { key } = await route();
  const parse = vi.spyOn(JSON, "parse");
  try {
    const status = await sendText(key, body);
    expect(status).toBe(400);
    const ofBody = parse.mock.calls.filter(([text]) => text.startsWith(`{"events"`));
    expect(ofBody).toEqual([]);
  } finally {
    parse.mockRestore();
  }
});
