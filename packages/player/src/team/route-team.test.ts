import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endTeamOfRoute, setTeamOfRoute, teamInAddress, teamOfRoute } from "./route-team.ts";

const END = Date.UTC(2026, 4, 2, 10);
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers({ now: END - 3600_000 });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a route is that of the team that plays it, until it ends or an hour after the known end", () => {
  expect(teamOfRoute("BCN888")).toBeUndefined();
  setTeamOfRoute("BCN888", "7KR4WTB", END);
  expect(teamOfRoute("bcn888")).toBe("7KR4WTB");
  // Another team of the phone has played it before, and its page is closed now.
  endTeamOfRoute("BCN888", "AAA2222");
  expect(teamOfRoute("BCN888")).toBe("7KR4WTB");
  vi.setSystemTime(END + 3600_000);
  expect(teamOfRoute("BCN888")).toBeUndefined();
  vi.setSystemTime(END);
  endTeamOfRoute("BCN888", "7KR4WTB");
  expect(teamOfRoute("BCN888")).toBeUndefined();
});

test("the address names a team behind its mark alone", () => {
  for (const [hash, code] of [
    ["#t=7KR-4WTB", "7KR-4WTB"],
    ["#t=", undefined],
    ["#c=7KR4WTB", undefined],
    ["", undefined],
  ] as const) {
    vi.stubGlobal("location", { hash });
    expect(teamInAddress()).toBe(code);
  }
});
