import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { joinedTeam, START, stateOf } from "./joined-team.ts";
import { forgetPastTeams, joinedTeams, TeamStore } from "./stored-team.ts";

const DAY = 24 * 3600_000;
let kept: Map<string, string>;
let hasRoom = true;
let tell: (event: { key: string | null }) => void = () => {};
beforeEach(() => {
  kept = new Map();
  hasRoom = true;
  vi.stubGlobal("addEventListener", (_: string, hear: typeof tell) => {
    tell = hear;
  });
  vi.stubGlobal("removeEventListener", () => undefined);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!hasRoom) throw new DOMException("Full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  // As in browsers, what is kept are properties too.
  const proxy = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal("localStorage", proxy);
});
afterEach(() => vi.unstubAllGlobals());

test("is the same for all tabs, each of which changes what the last one has left", () => {
  const [one, other] = [new TeamStore("7KR4WTB"), new TeamStore("7KR4WTB")];
  one.begin(joinedTeam());
  const hear = vi.fn<() => void>();
  other.subscribe(hear);
  tell({ key: "team:7KR4WTB" });
  expect(hear).toHaveBeenCalledOnce();
  expect(other.read()).toEqual(joinedTeam());
  other.change((team) => ({ ...team, last: team.last + 1 }));
  one.change((team) => ({ ...team, last: team.last + 1 }));
  expect(one.read()?.last).toBe(2);
  one.forget();
  other.change((team) => ({ ...team, last: 9 }));
  expect(new TeamStore("7KR4WTB").read()).toBeUndefined();
});

test("lasts as long as the page where the browser keeps nothing", () => {
  hasRoom = false;
  const store = new TeamStore("7KR4WTB");
  store.begin(joinedTeam());
  store.change((team) => ({ ...team, last: team.last + 1 }));
  expect(store.read()?.last).toBe(1);
});

test("what is no team is none, and teams of events long over are forgotten", () => {
  kept.set("team:AAA2222", "{}");
  kept.set("team:BBB2222", "no JSON");
  kept.set("visit:ABC123", "{}");
  const { steps: _, ...state } = stateOf({
    event: { state: "over", endedAt: new Date(START).toISOString() },
  });
  new TeamStore("CCC2222").begin(joinedTeam({ code: "CCC2222", state }));
  new TeamStore("7KR4WTB").begin(
    joinedTeam({ state: stateOf({ event: { startsAt: null, startedAt: null, endsAt: null } }) }),
  );
  expect(joinedTeams().map(({ code }) => code)).toEqual(["CCC2222", "7KR4WTB"]);
  expect(forgetPastTeams(START + 30 * DAY)).toEqual([]);
  expect(forgetPastTeams(START + 32 * DAY)).toEqual(["CCC2222"]);
  expect(joinedTeams().map(({ code }) => code)).toEqual(["7KR4WTB"]);
});
