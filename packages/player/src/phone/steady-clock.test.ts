import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SteadyClock } from "./steady-clock.ts";

const OPENED = Date.UTC(2026, 4, 2, 10);

describe("the clock of a play", () => {
  beforeEach(() => void vi.useFakeTimers({ now: OPENED }));
  afterEach(() => void vi.useRealTimers());

  test("goes on evenly where the phone's clock is put back or forward", () => {
    const clock = new SteadyClock();
    expect(clock.now()).toBe(OPENED);
    for (const set of [Date.UTC(2020, 0, 1), Date.UTC(2040, 0, 1)]) {
      const before = clock.now();
      vi.setSystemTime(set);
      vi.advanceTimersByTime(5000);
      expect(clock.now() - before).toBe(5000);
    }
  });

  test("takes another's time", () => {
    const clock = new SteadyClock(5);
    vi.advanceTimersByTime(10);
    expect(clock.now()).toBe(15);
    clock.set(1000);
    vi.advanceTimersByTime(10);
    expect(clock.now()).toBe(1010);
  });

  test("knows how long the phone has slept, and is not put back while the page is hidden", () => {
    const clock = new SteadyClock();
    clock.follow(true);
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(Date.now() + 600_000);
    clock.follow(false);
    expect(clock.now() - OPENED).toBe(601_000);
    clock.follow(true);
    vi.setSystemTime(OPENED - 600_000);
    clock.follow(false);
    clock.follow(false);
    expect(clock.now() - OPENED).toBe(601_000);
  });
});
