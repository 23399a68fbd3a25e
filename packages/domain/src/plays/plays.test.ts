import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cell, CountedEvent } from "./cells.ts";
import { blocksBetween, blocksOfDay, dateOf, dayAt, dayOf } from "./days.ts";
import { disclosableParts, disclosableSpans, GROUP_MIN, isDisclosable } from "./disclosure.ts";
import { arrivalOf, clockCorrection, eventIdOf, readPlayEvent } from "./event.ts";
import { changedCells, countingEvents, playCells } from "./play-cells.ts";
import { cellsOf } from "./player-cells.ts";
import { PERIODS, SPANS, spanOf } from "./periods.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse("2026-05-10T12:00:00Z");

const event = {
  id: "event-0001",
  kind: "pointReached",
  play: "play-0001",
  player: "player-0001",
  experience: 12,
  at: "2026-05-10T10:00:00+02:00",
  point: 31,
};

describe("events", () => {
  test("an event is read with its time in milliseconds", () => {
    expect(readPlayEvent(event)).toEqual({ ...event, at: Date.parse("2026-05-10T08:00:00Z") });
  });

  test.each([
    ["a kind that is none", { kind: "danced" }],
    ["no point where one is needed", { point: undefined }],
    ["an id that is too short", { id: "a" }],
    ["a player with a space", { player: "a player" }],
    ["a time without its offset", { at: "2026-05-10T10:00:00" }],
    ["a day that is none", { at: "2026-02-31T10:00:00Z" }],
    ["an experience as text", { experience: "12" }],
    ["an answer that is not right or wrong", { kind: "challengeAnswered" }],
    ["a start without language", { kind: "started" }],
    ["a start in a language that is none of ours", { kind: "started", language: "fr" }],
  ])("%s makes it none", (_, wrong) => {
    expect(readPlayEvent({ ...event, ...wrong })).toBeUndefined();
  });

  test.each(["__proto__", "constructor", "prototype"])("a key %s makes it none", (key) => {
    const own = JSON.stringify(event).replace("{", `{"${key}":{},`);
    const nested = JSON.stringify(event).replace("{", `{"more":[{"${key}":1}],`);
    for (const text of [own, nested]) expect(readPlayEvent(JSON.parse(text))).toBeUndefined();
  });

  test.each([null, undefined, "x", 3])("%j is no event", (value) => {
    expect(readPlayEvent(value)).toBeUndefined();
  });

  test.each([
    [{ language: "ca" }, { language: "ca" }],
    [{ language: "es", gender: null }, { language: "es" }],
    [
      { language: "en", gender: "man" },
      { language: "en", gender: "man" },
    ],
    [
      { language: "en", gender: "woman", right: true },
      { language: "en", gender: "woman" },
    ],
    [{ language: "en", gender: "other" }, undefined],
  ])("a start with %j is read as one with %j", (given, read) => {
    const start = { ...event, kind: "started", ...given };
    const { point: _, ...rest } = { ...event, kind: "started", at: Date.parse(event.at) };
    expect(readPlayEvent(start)).toEqual(read && { ...rest, ...read });
  });

  test("an answer says whether it is right, other kinds do not, and some have no point", () => {
    const read = (changes: object) => readPlayEvent({ ...event, right: false, ...changes });
    expect(read({ kind: "challengeAnswered" })).toMatchObject({ point: 31, right: false });
    expect(read({ kind: "minigamePlayed" })).not.toHaveProperty("right");
    expect(read({ kind: "completed" })).not.toHaveProperty("point");
    expect(read({ kind: "completed", point: "none" })).toMatchObject({ kind: "completed" });
    expect(read({ kind: "toString" })).toBeUndefined();
  });

  test.each([
    [0, false],
    [1, true],
    [1.5, false],
    [2_147_483_647, true],
    [2_147_483_648, false],
  ])("%d is the id of a record: %s", (id, expected) => {
    expect(readPlayEvent({ ...event, experience: id }) !== undefined).toBe(expected);
    expect(readPlayEvent({ ...event, point: id }) !== undefined).toBe(expected);
  });

  test("the id is found in what is no event otherwise", () => {
    expect(eventIdOf({ id: "event-0001", kind: 3 })).toBe("event-0001");
    for (const value of [null, "x", { id: 4 }, { id: "a b c d e f g" }]) {
      expect(eventIdOf(value)).toBeNull();
    }
  });

  test("a phone may be offline for 30 days, and clocks may be five minutes apart", () => {
    expect(arrivalOf(NOW - DAY, NOW)).toBe("accepted");
    expect(arrivalOf(NOW - DAY - 1, NOW)).toBe("late");
    expect(arrivalOf(NOW - 30 * DAY, NOW)).toBe("late");
    expect(arrivalOf(NOW - 30 * DAY - 1, NOW)).toBe("tooOld");
    expect(arrivalOf(NOW + 300_000, NOW)).toBe("accepted");
    expect(arrivalOf(NOW + 300_001, NOW)).toBe("inFuture");
  });

  test("only a clock that is clearly wrong is corrected", () => {
    expect(clockCorrection(undefined, NOW)).toBe(0);
    expect(clockCorrection(NOW - 300_000, NOW)).toBe(0);
    expect(clockCorrection(NOW - 300_001, NOW)).toBe(300_001);
    expect(clockCorrection(NOW + DAY, NOW)).toBe(-DAY);
  });
});

describe("days", () => {
  test("an event falls on the day that it is in Madrid, summer and winter", () => {
    expect(dateOf(dayAt(Date.parse("2026-05-10T21:59:00Z")))).toBe("2026-05-10");
    expect(dateOf(dayAt(Date.parse("2026-05-10T22:00:00Z")))).toBe("2026-05-11");
    expect(dateOf(dayAt(Date.parse("2026-01-10T22:59:00Z")))).toBe("2026-01-10");
    expect(dateOf(dayAt(Date.parse("2026-01-10T23:00:00Z")))).toBe("2026-01-11");
    expect(dayOf("1970-01-02")).toBe(1);
  });

  test("the blocks between two days hold each day once, and are blocks in which days are counted", () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(800), (first, more) => {
        const blocks = blocksBetween(first, first + more);
        const days = blocks.flatMap(({ size, start }) =>
          Array.from({ length: size }, (_, index) => start + index),
        );
        expect(days).toEqual(Array.from({ length: more + 1 }, (_, index) => first + index));
        for (const block of blocks) expect(blocksOfDay(block.start)).toContainEqual(block);
        expect(blocks.length).toBeLessThan(45);
      }),
    );
  });

  test("each period has its span, and one that reaches back as far again", () => {
    for (const period of PERIODS) expect(SPANS[spanOf(period)]).toBe(period || Infinity);
    expect(SPANS).toEqual([7, 14, 30, 60, 90, 180, 365, 730, Infinity]);
  });
});

const play = (kind: CountedEvent["kind"], minutes: number, more: Partial<CountedEvent> = {}) => ({
  kind,
  play: "a",
  at: NOW + minutes * 60_000,
  point: null,
  right: null,
  language: null,
  gender: null,
  origin: null,
  ...more,
});

/** Cells by measure and key, as count, people and seconds. */
const told = (cells: Iterable<Cell>) =>
  Object.fromEntries(
    [...cells].map(({ measure, key, count, people, seconds }) => [
      `${measure} ${key}`.trim(),
      [count, people, seconds],
    ]),
  );

const walk: CountedEvent[] = [
  play("started", 0, { language: "ca", gender: "woman" }),
  play("pointReached", 5, { point: 1 }),
  play("challengeAnswered", 6, { point: 1, right: true }),
  play("pointReached", 15, { point: 2 }),
  play("challengeAnswered", 16, { point: 2, right: false }),
  play("minigamePlayed", 17, { point: 2 }),
  play("mainPointCompleted", 18, { point: 2 }),
  play("completed", 20),
  play("prizeEarned", 21),
  play("prizeCollected", 22),
];

describe("cells", () => {
  test("each thing of a play counts", () => {
    expect(told(cellsOf(walk).values())).toEqual({
      visitors: [1, 1, 0],
      woman: [1, 1, 0],
      plays: [1, 1, 0],
      "language ca": [1, 1, 0],
      points: [2, 1, 0],
      "point 1": [1, 1, 0],
      "point 2": [1, 1, 0],
      "leg 0-1": [1, 1, 300],
      "leg 1-2": [1, 1, 600],
      answers: [2, 1, 0],
      "right 1": [1, 1, 0],
      "wrong 2": [1, 1, 0],
      games: [1, 1, 0],
      mains: [1, 1, 0],
      completed: [1, 1, 0],
      time: [1, 1, 1200],
      earned: [1, 1, 0],
      collected: [1, 1, 0],
    });
  });

  test("a point counts once in a play, and only the first answer to its question", () => {
    const again = [
      play("pointReached", 30, { point: 1 }),
      play("challengeAnswered", 31, { point: 1, right: false }),
    ];
    expect(told(cellsOf([...walk, ...again]).values())).toEqual(told(cellsOf(walk).values()));
  });

  test("another play of the same player counts as a play and not as another person", () => {
    const second = walk.map((own) => ({ ...own, play: "b", at: own.at + HOUR }));
    expect(told(cellsOf([...walk, ...second]).values())).toMatchObject({
      visitors: [1, 1, 0],
      plays: [2, 1, 0],
      "point 1": [2, 1, 0],
      time: [2, 1, 2400],
    });
  });

  test("people are counted on the first day only", () => {
    const later = walk.map((own) => ({ ...own, play: "b", at: own.at + 3 * DAY }));
    const cells = [...cellsOf([...walk, ...later]).values()].filter(
      (cell) => cell.day > dayAt(NOW),
    );
    expect(new Set(cells.map(({ people }) => people))).toEqual(new Set([0]));
    expect(cells.length).toBeGreaterThan(10);
  });

  test("a play that went on for more than a day has no time", () => {
    const slow = [play("started", 0, { language: "es" }), play("completed", 24 * 60 + 1)];
    expect(told(cellsOf(slow).values())).not.toHaveProperty("time");
  });

  test("of plays that were going on at once, people are counted on the first day of a thing", () => {
    const slow = [
      play("started", 0, { language: "es" }),
      play("pointReached", 3 * 1440, { point: 1 }),
    ];
    const quick = walk.map((own) => ({ ...own, play: "b", at: own.at + HOUR }));
    const reached = [...cellsOf([...slow, ...quick]).values()].filter(
      ({ measure, key }) => measure === "point" && key === "1",
    );
    const days = reached.map(({ day, people }) => [day - dayAt(NOW), people]);
    expect(days.toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
      [0, 1],
      [3, 0],
    ]);
  });

  test("of a play only the first event of each thing counts, whichever others are left out", () => {
    const again = walk.map((own) => ({ ...own, at: own.at + HOUR }));
    const all = [...walk, ...again].toReversed();
    expect(countingEvents(all)).toEqual(walk);
    expect(playCells(all)).toEqual(playCells(walk));
    expect(changedCells(playCells(walk), playCells(all))).toEqual([]);
  });
});

describe("disclosure", () => {
  const group = (people: number, count = people) => ({ count, people });
  const groups = fc.array(
    fc
      .nat(20)
      .chain((people) => fc.nat(5).map((more) => group(people, people === 0 ? 0 : people + more))),
    { minLength: 1, maxLength: 9 },
  );

  test("nobody, and five people or more, are shown", () => {
    expect([0, 1, 4, 5].map((people) => isDisclosable(group(people)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isDisclosable(group(0, 3))).toBe(false);
  });

  test("of spans within each other neither one nor a difference is of a few", () => {
    fc.assert(
      fc.property(groups, (rings) => {
        let around = group(0);
        const spans = rings.map((ring) => {
          around = { count: around.count + ring.count, people: around.people + ring.people };
          return around;
        });
        const shown = spans.filter((_, index) => disclosableSpans(spans)[index]);
        const rests = shown.flatMap((span, index) =>
          [group(0), ...shown.slice(0, index)].map((inner) => ({
            count: span.count - inner.count,
            people: span.people - inner.people,
          })),
        );
        expect(rests.every(isDisclosable)).toBe(true);
      }),
    );
  });

  test.each([
    [
      [group(5), group(7), group(12)],
      [false, true, true],
    ],
    [
      [group(5, 10), group(5, 10)],
      [true, true],
    ],
    [
      [group(4), group(8), group(13)],
      [false, true, true],
    ],
    [
      [group(0), group(3), group(5)],
      [true, false, true],
    ],
  ])("of the spans %j those are shown: %j", (spans, shown) => {
    expect(disclosableSpans(spans)).toEqual(shown);
  });

  const notShown = { ...group(0), shown: false };
  test.each([
    [
      [group(20), group(10), group(0)],
      [true, true, true],
    ],
    [
      [group(20), group(10), group(0), group(3)],
      [true, false, true, false],
    ],
    [
      [group(20), group(3), group(2)],
      [true, false, false],
    ],
    [
      [group(20), group(8), group(6), group(3)],
      [true, true, false, false],
    ],
    [
      [group(10), group(10), group(3)],
      [false, true, false],
    ],
    [[group(3)], [false]],
    [
      [group(20), group(10), notShown],
      [true, true, false],
    ],
  ])("of the parts %j no more is left out than has to be: %j", (parts, shown) => {
    expect(disclosableParts(parts.map((part) => ({ shown: true, ...part })))).toEqual(shown);
  });

  test("what is left out of parts is nothing or at least five people", () => {
    fc.assert(
      fc.property(groups, (parts) => {
        const shown = disclosableParts(parts.map((part) => ({ ...part, shown: true })));
        const hidden = parts.filter((_, index) => !shown[index]);
        const sum = (some: typeof parts) => some.reduce((people, part) => people + part.people, 0);
        expect(hidden.length === 0 || sum(hidden) >= Math.min(GROUP_MIN, sum(parts))).toBe(true);
        expect(parts.every((part, index) => !shown[index] || isDisclosable(part))).toBe(true);
      }),
    );
  });
});
