import { describe, expect, test } from "vitest";
import {
  begunAt,
  endOf,
  eventState,
  isRankingHidden,
  overAt,
  scheduleProblem,
  showsRanking,
  type EventTimes,
} from "./schedule.ts";

const HOUR = 60 * 60_000;
const MINUTE = 60_000;
const NOW = Date.UTC(2026, 4, 2, 8);
const times = (changes: Partial<EventTimes>): EventTimes => ({
  startsAt: null,
  endsAt: null,
  minutes: null,
  startedAt: null,
  endedAt: null,
  ...changes,
});

describe("an event", () => {
  test("starts by its clock or by the button, whichever is first", () => {
    expect(begunAt(times({}), NOW)).toBeNull();
    expect(begunAt(times({ startsAt: NOW + 1 }), NOW)).toBeNull();
    expect(begunAt(times({ startsAt: NOW }), NOW)).toBe(NOW);
    expect(begunAt(times({ startsAt: NOW + HOUR, startedAt: NOW - HOUR }), NOW)).toBe(NOW - HOUR);
  });

  test("ends by its clock, after its minutes, by the button, or after 24 hours", () => {
    const started = { startedAt: NOW };
    expect(endOf(times({}))).toBeNull();
    expect(endOf(times({ endsAt: NOW }))).toBe(NOW);
    expect(endOf(times({ startsAt: NOW, minutes: 30 }))).toBe(NOW + 30 * MINUTE);
    expect(endOf(times({ ...started, minutes: 30, endsAt: NOW + HOUR }))).toBe(NOW + HOUR);
    expect(endOf(times(started))).toBe(NOW + 24 * HOUR);
    expect(endOf(times({ ...started, endsAt: NOW + 30 * HOUR }))).toBe(NOW + 24 * HOUR);
    const ended = times({ ...started, minutes: 30, endedAt: NOW + MINUTE });
    expect(overAt(ended, NOW + HOUR)).toBe(NOW + MINUTE);
  });

  test("is planned, under way and over", () => {
    const event = times({ startsAt: NOW, minutes: 30 });
    expect(eventState(event, NOW - 1)).toBe("planned");
    expect(eventState(event, NOW)).toBe("underWay");
    expect(eventState(event, NOW + 30 * MINUTE - 1)).toBe("underWay");
    expect(eventState(event, NOW + 30 * MINUTE)).toBe("over");
    // An end alone ends nothing that has not begun.
    expect(eventState(times({ endsAt: NOW - 1 }), NOW)).toBe("planned");
  });

  test("has times that follow each other", () => {
    const problem = (changes: Partial<EventTimes>) => scheduleProblem(times(changes), NOW);
    expect(problem({})).toBeUndefined();
    expect(problem({ startsAt: NOW + HOUR, endsAt: NOW + 25 * HOUR })).toBeUndefined();
    expect(problem({ startsAt: NOW + HOUR, endsAt: NOW + 25 * HOUR + 1 })).toBe("tooLong");
    expect(problem({ startsAt: NOW + HOUR, endsAt: NOW + HOUR })).toBe("endsBeforeStart");
    expect(problem({ endsAt: NOW })).toBe("endsBeforeStart");
    expect(problem({ startsAt: NOW - MINUTE })).toBeUndefined();
    expect(problem({ startsAt: NOW - MINUTE - 1 })).toBe("startsInPast");
  });
});

test("the ranking is hidden for the last minutes and after the end, until it is revealed", () => {
  const event = times({ startsAt: NOW, minutes: 60 });
  const hidden = (minute: number, hiddenMinutes = 10, isRevealed = false) =>
    isRankingHidden(event, { hiddenMinutes, isRevealed }, NOW + minute * MINUTE);
  expect([hidden(-60), hidden(49.9), hidden(50), hidden(70)]).toEqual([false, false, true, true]);
  expect([hidden(50, 0), hidden(70, 10, true)]).toEqual([false, false]);
  expect(isRankingHidden(times({}), { hiddenMinutes: 5, isRevealed: false }, NOW)).toBe(false);
});

test("teams see the ranking never, at the end or always", () => {
  const event = times({ startsAt: NOW, minutes: 60 });
  const shown = (when: "never" | "end" | "always", hiddenMinutes = 0, isRevealed = false) =>
    [-1, 30, 55, 70].map((minute) =>
      showsRanking(event, { shown: when, hiddenMinutes, isRevealed }, NOW + minute * MINUTE),
    );
  expect(shown("never")).toEqual([false, false, false, false]);
  expect(shown("end")).toEqual([false, false, false, true]);
  expect(shown("always")).toEqual([false, true, true, true]);
  // As long as the hall's screen hides it, so do their phones.
  expect(shown("always", 10)).toEqual([false, true, false, false]);
  expect(shown("end", 10)).toEqual([false, false, false, false]);
  expect(shown("end", 10, true)).toEqual([false, false, false, true]);
});
