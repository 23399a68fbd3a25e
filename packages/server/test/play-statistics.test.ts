import { dayAt, dayOf } from "@panel/domain/plays/days";
import { expect, test } from "vitest";
import { playedRoute, PlayedPlay, send } from "./support/plays.ts";
import { testServer } from "./support/server.ts";

const server = testServer();
const DAY = 24 * 60 * 60_000;

const route = (points = 2) => playedRoute(server, points);

async function statistics(id: number, name = "editor") {
  const as = server.person(name);
  const { status, body } = await server.call("getGymkhanaStats", { as, form: { idGym: id } });
  return status === 200 ? JSON.parse(body.data) : status;
}

async function report(id: number, period = 30, name = "editor") {
  const as = server.person(name);
  const form = { idGym: id, period };
  const { status, body } = await server.call("getPlayReport", { as, form });
  return status === 200 ? body.data : status;
}

/** Plays of as many visitors, each of all points that are given. */
function plays(
  id: number,
  count: number,
  points: readonly number[],
  options: Parameters<PlayedPlay["whole"]>[1] & { ago?: number } = {},
) {
  return Array.from({ length: count }, () =>
    new PlayedPlay(id, { at: beginning(options.ago ?? 0) }).whole(points, options),
  ).flat();
}

/** Plays of the last week as the list tells them: undefined where it says nothing of the experience. */
async function week(id: number, name = "editor"): Promise<number | null | undefined> {
  const { body } = await server.call("getWeekPlays", { as: server.person(name) });
  return body.data.find((each: { id: number }) => each.id === id)?.plays;
}

async function sendAll(key: string, events: readonly unknown[]): Promise<void> {
  for (let start = 0; start < events.length; start += 500) {
    await send(server, key, events.slice(start, start + 500));
  }
}

/** When the plays of some days ago began, in ms: on the day before that for an hour after midnight. */
function beginning(ago: number): number {
  return Date.now() - 3_600_000 - ago * DAY;
}

async function fill(
  key: string,
  id: number,
  points: readonly number[],
  ago: number,
  count: number,
) {
  await sendAll(key, plays(id, count, points, { ago }));
}

test("EXP-04 the statistics are what came in, in JSON text with all fields", async () => {
  const { id, points, key } = await route(2);
  expect(await statistics(id)).toBeNull();
  await sendAll(key, [
    ...plays(id, 6, points, { gender: "man" }),
    ...plays(id, 9, points, { gender: "woman", right: false }),
    ...plays(id, 5, points.slice(0, 1)),
  ]);
  const collecting = Array.from({ length: 5 }, () => {
    const play = new PlayedPlay(id);
    return [
      play.started(),
      play.event("minigamePlayed", { point: points[0] }),
      play.event("mainPointCompleted", { point: points[0] }),
      play.event("prizeCollected"),
    ];
  });
  await sendAll(key, collecting.flat());
  expect(await statistics(id)).toEqual({
    usrUniq: 25,
    malePerc: 40,
    femPerc: 60,
    exp: 20,
    mappoints: 35,
    // Of a minute from event to event: 15 plays of five minutes and five of three.
    time: (15 * 300 + 5 * 180) / 20,
    quizz: 35,
    pref: 5,
    games: 5,
    rewEarn: 20,
    rewCol: 5,
  });
});

test("EXP-04 who sees the experience sees its statistics", async () => {
  const { id, points, key } = await route(1);
  await sendAll(key, plays(id, 5, points));
  for (const name of ["root", "supervisor", "editor"]) {
    expect(await statistics(id, name)).toMatchObject({ usrUniq: 5 });
    expect(await report(id, 7, name)).toMatchObject({ figures: { plays: { value: 5 } } });
  }
  for (const name of ["colleague", "rival", "stranger"]) {
    expect([await statistics(id, name), await report(id, 7, name)]).toEqual([404, 404]);
  }
  expect([await statistics(id, "admin"), await report(id, 7, "admin")]).toEqual([403, 403]);
});

test("of fewer than five people nothing is shown, nor what tells of them by difference", async () => {
  const { id, points, key } = await route(3);
  await sendAll(key, plays(id, 4, points, { gender: "man" }));
  const few = await statistics(id);
  expect(new Set(Object.values(few))).toEqual(new Set([null]));
  const hidden = await report(id);
  expect(hidden).toMatchObject({ plays: [], legs: [], questions: [], languages: [] });
  expect(hidden.points.map(({ reached }: { reached: number | null }) => reached)).toEqual([
    null,
    null,
    null,
  ]);
  // Six more go to the first two points: two points are of ten, the third one of four still.
  await sendAll(key, plays(id, 6, points.slice(0, 2), { gender: "woman", right: false }));
  const more = await report(id);
  expect(await statistics(id)).toMatchObject({ usrUniq: 10, malePerc: null, femPerc: null });
  // One of the two is left out as well: all visits less the other's would be those of the third.
  const reached = more.points.map((point: { reached: number | null }) => point.reached);
  expect(reached.toSorted()).toEqual([10, null, null]);
  expect(more.questions).toMatchObject([
    { right: null, wrong: null },
    { right: null, wrong: null },
    { right: null, wrong: null },
  ]);
});

test("one person who plays often is one person", async () => {
  const { id, points, key } = await route(1);
  const player = "the-same-player";
  const often = Array.from({ length: 8 }, () =>
    new PlayedPlay(id, { player }).whole(points),
  ).flat();
  await sendAll(key, often);
  expect(await statistics(id)).toMatchObject({ usrUniq: null, exp: null, mappoints: null });
  expect((await report(id)).figures.plays.value).toBeNull();
});

test("a period is shown against the one before", async () => {
  const { id, points, key } = await route(1);
  await fill(key, id, points, 2, 12);
  await fill(key, id, points, 9, 8);
  await fill(key, id, points, 20, 6);
  const figures = async (period: number) => (await report(id, period)).figures.plays;
  expect(await figures(7)).toEqual({ value: 12, before: 8 });
  expect(await figures(30)).toEqual({ value: 26, before: 0 });
  expect(await figures(365)).toEqual({ value: 26, before: 0 });
  expect(await figures(0)).toEqual({ value: 26, before: null });
});

test("two periods of which the difference is a few people are not both shown", async () => {
  const { id, points, key } = await route(1);
  await fill(key, id, points, 2, 12);
  await fill(key, id, points, 20, 3);
  const value = async (period: number) => (await report(id, period)).figures.plays.value;
  expect([await value(7), await value(30), await value(0)]).toEqual([null, 15, 15]);
});

test("EXP-01 the list tells last week's plays to whom sees the experience, as the report of that week does", async () => {
  const [played, before, few, hidden] = [
    await route(1),
    await route(1),
    await route(1),
    await route(1),
  ];
  await fill(played.key, played.id, played.points, 2, 12);
  await fill(played.key, played.id, played.points, 9, 8);
  await fill(before.key, before.id, before.points, 9, 8);
  await fill(few.key, few.id, few.points, 1, 4);
  // Seven days and the thirty around them differ by three people.
  await fill(hidden.key, hidden.id, hidden.points, 2, 12);
  await fill(hidden.key, hidden.id, hidden.points, 20, 3);
  const told = [played, before, few, hidden];
  expect(await Promise.all(told.map(({ id }) => week(id)))).toEqual([12, undefined, null, null]);
  for (const { id } of told) {
    const { value } = (await report(id, 7)).figures.plays;
    expect((await week(id)) ?? null).toEqual(value || null);
  }
  expect([await week(played.id, "supervisor"), await week(played.id, "root")]).toEqual([12, 12]);
  for (const name of ["colleague", "rival", "stranger"]) {
    expect(await week(played.id, name)).toBeUndefined();
  }
});

test("plays are told by day, weeks of a year and months", async () => {
  const { id, points, key } = await route(1);
  await fill(key, id, points, 0, 7);
  await fill(key, id, points, 3, 5);
  const { plays: days, today } = await report(id, 7);
  const began = new Map([
    [dayAt(beginning(3)), 5],
    [dayAt(beginning(0)), 7],
  ]);
  const first = Math.min(...began.keys());
  const since = Array.from({ length: dayOf(today) - first + 1 }, (_, place) => first + place);
  expect(days.map(({ value }: { value: number }) => value)).toEqual(
    since.map((day) => began.get(day) ?? 0),
  );
  expect(days.at(-1).from).toBe(today);
  const weeks = (await report(id, 365)).plays;
  // Weeks end today.
  expect(weeks.map(({ value }: { value: number }) => value)).toEqual([12]);
  const months = (await report(id, 0)).plays;
  expect(months.reduce((sum: number, { value }: { value: number }) => sum + value, 0)).toBe(12);
  expect(months.at(-1).from).toBe(`${today.slice(0, 7)}-01`);
});

test("EXP-04 of a point that was made after visitors had played is said since when it has been there", async () => {
  const { id, points, key } = await route(2);
  const [first = 0, second = 0] = points;
  await fill(key, id, [first], 5, 6);
  await fill(key, id, [first], 0, 6);
  const told = await report(id);
  expect(told.points).toEqual([
    { id: first, reached: 12 },
    { id: second, reached: 0, since: told.today },
  ]);
  await fill(key, id, points, 5, 6);
  expect((await report(id)).points).toEqual([
    { id: first, reached: 18 },
    { id: second, reached: 6 },
  ]);
});

test("where visitors stop, what they answer and how long they walk is told in the author's order", async () => {
  const { id, points, key } = await route(3);
  const [first = 0, second = 0, third = 0] = points;
  await sendAll(key, [
    ...plays(id, 10, points),
    ...plays(id, 6, points.slice(0, 2), { right: false }),
  ]);
  const told = await report(id);
  expect(told.points).toEqual([
    { id: first, reached: 16 },
    { id: second, reached: 16 },
    { id: third, reached: 10 },
  ]);
  expect(told.questions).toEqual([
    { point: first, right: 10, wrong: 6 },
    { point: second, right: 10, wrong: 6 },
    { point: third, right: 10, wrong: 0 },
  ]);
  expect(told.legs).toEqual([
    { from: 0, to: first, walks: 16, seconds: 60 },
    { from: first, to: second, walks: 16, seconds: 120 },
    { from: second, to: third, walks: 10, seconds: 120 },
  ]);
  expect(told.languages).toEqual([{ language: "es", plays: 16 }]);
});
