import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cellsOf } from "@panel/domain/plays/player-cells";
import { clearExpired } from "../src/clear-expired.ts";
import { eventsOf } from "../src/plays/repository.ts";
import { playedRoute, PlayedPlay, send } from "./support/plays.ts";
import { testServer } from "./support/server.ts";
import { workOfCall } from "./support/statements.ts";

const server = testServer();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const rowsOf = (table: "play_sums" | "play_events" | "play_players", experienceId: number) =>
  server.db.selectFrom(table).selectAll().where("gymkhana_id", "=", experienceId).execute();
const shares = () => server.db.selectFrom("play_shares").selectAll().execute();

/** Sums of single days, or of all of them, without those of which nothing is left. */
async function sumsOf(experienceId: number, size: 0 | 1) {
  const rows = await server.db
    .selectFrom("play_sums")
    .selectAll()
    .where("gymkhana_id", "=", experienceId)
    .where("size", "=", size)
    .execute();
  return Object.fromEntries(
    rows
      .filter(({ count, people, seconds }) => count || people || seconds)
      .map(({ start, measure, key, count, people, seconds }) => [
        `${start} ${measure} ${key}`,
        [count, people, seconds],
      ]),
  );
}

/** What the stored events of all players of an experience count when they are counted at once. */
async function wanted(experienceId: number) {
  const players = await rowsOf("play_players", experienceId);
  const events = await eventsOf(
    server.db,
    players.map(({ id }) => id),
  );
  const days: Record<string, number[]> = {};
  for (const own of events.values()) {
    for (const [name, { count, people, seconds }] of cellsOf(own)) {
      const [before = [0, 0, 0]] = [days[name]];
      days[name] = [count, people, seconds].map((value, at) => value + (before[at] ?? 0));
    }
  }
  return days;
}

const KINDS = [
  "started",
  "pointReached",
  "challengeAnswered",
  "minigamePlayed",
  "mainPointCompleted",
  "completed",
  "prizeEarned",
  "prizeCollected",
] as const;

/** Events of few players, plays, points and times, so that many of them meet. */
function someEvents(experience: number, points: readonly number[]) {
  const now = Date.now();
  const event = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...KINDS, "started", "pointReached", "pointReached"),
    play: fc.constantFrom("play-one", "play-two", "play-three"),
    player: fc.constantFrom("player-one", "player-two"),
    experience: fc.constant(experience),
    at: fc.nat(12).map((step) => new Date(now - 4 * DAY + step * 420 * MINUTE).toISOString()),
    point: fc.constantFrom(...points),
    right: fc.boolean(),
    language: fc.constantFrom("es", "ca"),
    gender: fc.constantFrom("man", "woman", null),
  });
  return fc.array(event, { minLength: 1, maxLength: 60 });
}

const erase = async (key: string) => {
  for (const player of ["player-one", "player-two"]) {
    await server.call("erasePlayer", { token: key, json: { player } });
  }
};

async function sendInParts(key: string, events: readonly unknown[], size: number) {
  for (let start = 0; start < events.length; start += size) {
    await send(server, key, events.slice(start, start + size));
  }
}

test("EXP-04 what comes in any order and any parts counts exactly as all of it at once, and goes with its player", async () => {
  const { id, points, key } = await playedRoute(server, 3);
  await fc.assert(
    fc.asyncProperty(
      someEvents(id, points),
      fc.integer({ min: 1, max: 20 }),
      async (events, size) => {
        await sendInParts(key, events, size);
        expect(await sumsOf(id, 1)).toEqual(await wanted(id));
        await erase(key);
        expect([await sumsOf(id, 1), await sumsOf(id, 0)]).toEqual([{}, {}]);
        expect([await rowsOf("play_events", id), await shares()]).toEqual([[], []]);
      },
    ),
    { numRuns: 25 },
  );
});

test("when some events are too old to be kept, sums stay, and no later event or erasing makes one negative", async () => {
  const { id, points, key } = await playedRoute(server, 3);
  const { connection } = server.running;
  const plan = fc.tuple(
    someEvents(id, points),
    someEvents(id, points),
    fc.integer({ min: 1, max: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(plan, async ([before, after, every]) => {
      await server.db.deleteFrom("play_sums").where("gymkhana_id", "=", id).execute();
      await sendInParts(key, before, 60);
      const stored = await rowsOf("play_events", id);
      const old = stored
        .filter((_, at) => at % every === 0)
        .map((row) => (row as { hash: string }).hash);
      await server.db
        .updateTable("play_events")
        .set({ received_at: new Date(Date.now() - 41 * DAY).toISOString() })
        .where("hash", "in", old)
        .execute();
      const counted = await sumsOf(id, 1);
      await clearExpired(connection, { playEventDays: 40 });
      expect(await sumsOf(id, 1)).toEqual(counted);
      await sendInParts(key, after, 7);
      const negative = async () =>
        Object.entries({ ...(await sumsOf(id, 1)), ...(await sumsOf(id, 0)) }).filter(
          ([, values]) => values.some((value) => value < 0),
        );
      expect(await negative()).toEqual([]);
      await erase(key);
      expect(await negative()).toEqual([]);
      expect([await rowsOf("play_events", id), await shares()]).toEqual([[], []]);
    }),
    { numRuns: 25 },
  );
});

/** As a version left it that kept nothing but events and sums. */
async function forgetState(experienceId: number) {
  await server.db.deleteFrom("play_shares").execute();
  await server.db.updateTable("play_events").set({ counts: 0 }).execute();
  const nothing = { counted: 0, first_day: null, gender: null, gender_order: null } as const;
  await server.db
    .updateTable("play_players")
    .set(nothing)
    .where("gymkhana_id", "=", experienceId)
    .execute();
}

/** A player who walked twice, of whom no more is kept than the events and the sums. */
async function oldPlayer() {
  const { id, points, key } = await playedRoute(server, 2);
  const player = randomUUID();
  const walks = [3, 2].map((days) =>
    new PlayedPlay(id, { player, at: Date.now() - days * DAY }).whole(points, { gender: "woman" }),
  );
  await send(server, key, walks.flat());
  await forgetState(id);
  const more = new PlayedPlay(id, { player, at: Date.now() - 5 * DAY }).whole(points).toReversed();
  return { id, key, player, more };
}

test("what was reported before anything was kept of it counts from the player's next event on", async () => {
  const { id, key, player, more } = await oldPlayer();
  await send(server, key, more);
  expect(await sumsOf(id, 1)).toEqual(await wanted(id));
  await server.call("erasePlayer", { token: key, json: { player } });
  expect(await sumsOf(id, 0)).toEqual({});
});

test("what was reported before anything was kept of it is prepared by the hourly job", async () => {
  const { id, key, more } = await oldPlayer();
  await clearExpired(server.running.connection, { playEventDays: 40 });
  expect(await rowsOf("play_players", id)).toMatchObject([{ counted: 1 }]);
  expect(await shares()).not.toEqual([]);
  await send(server, key, more);
  expect(await sumsOf(id, 1)).toEqual(await wanted(id));
});

test("an erasing that was cut off is ended by the hourly job, and the player counts as new meanwhile", async () => {
  const { id, points, key } = await playedRoute(server, 1);
  const player = randomUUID();
  await send(server, key, new PlayedPlay(id, { player }).whole(points));
  // As after the first of its transactions.
  await server.db
    .updateTable("play_players")
    .set({ hash: "erased 1", erased: 1, first_day: null })
    .where("gymkhana_id", "=", id)
    .execute();
  expect(await send(server, key, [new PlayedPlay(id, { player }).started()])).toEqual(["accepted"]);
  await clearExpired(server.running.connection, { playEventDays: 40 });
  expect(await rowsOf("play_events", id)).toHaveLength(1);
  expect(await rowsOf("play_players", id)).toHaveLength(1);
});

test("an event of a player who has done much is counted with the work of one of a new player", async () => {
  const { id, points, key } = await playedRoute(server, 1);
  const [much, little] = [randomUUID(), randomUUID()];
  const often = (player: string, times: number) =>
    Array.from({ length: times }, () => new PlayedPlay(id, { player }).whole(points)).flat();
  await send(server, key, [...often(much, 50), ...often(little, 1)]);
  const work = (player: string) =>
    workOfCall(server, "sendPlayEvents", () => ({
      token: key,
      json: { events: [new PlayedPlay(id, { player }).started()] },
    }));
  const [ofLittle, ofMuch] = [await work(little), await work(much)];
  expect(ofMuch).toEqual(ofLittle);
});

test("of a play no more events count than there are things to do, whichever order they come in", async () => {
  const { id, points, key } = await playedRoute(server, 1);
  const play = new PlayedPlay(id);
  const again = Array.from({ length: 30 }, () => play.event("pointReached", { point: points[0] }));
  await sendInParts(key, again.toReversed(), 7);
  const stored = await server.db
    .selectFrom("play_events")
    .select(["counts", "at"])
    .where("gymkhana_id", "=", id)
    .execute();
  const counting = stored.filter(({ counts }) => counts === 1);
  expect(counting.map(({ at }) => at)).toEqual([Date.parse(again[0]?.at ?? "")]);
});
