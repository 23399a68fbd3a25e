import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { learnClock, serverNow } from "./clock.ts";
import { lastSessionEnd, rememberSession } from "./session-end.ts";
import { usableToken } from "./token.ts";

const HOUR = 3_600_000;
const SERVER = Date.UTC(2027, 2, 1, 12);

const kept = new Map<string, string>();
let cookie = "";

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookie = text.includes("Max-Age=0") ? "" : text;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Signs in, at the server's time, on a device whose clock is so far ahead. */
function signIn(ahead: number): string {
  const iat = SERVER / 1000;
  const payload = btoa(JSON.stringify({ iat, exp: iat + 86_400, data: { id: 4, role: "editor" } }));
  const token = `a.${payload}.c`;
  vi.setSystemTime(SERVER + ahead + 800);
  cookie = `token=${token}`;
  learnClock(iat);
  rememberSession(iat + 86_400);
  return token;
}

test.each([0, 25 * HOUR, -25 * HOUR, 400 * 24 * HOUR])(
  "SES-03 with a clock %d ms ahead a token lasts a day of the server, and is then removed",
  (ahead) => {
    const token = signIn(ahead);
    expect(usableToken()).toBe(token);
    expect(lastSessionEnd()).toBeUndefined();
    vi.advanceTimersByTime(23 * HOUR);
    expect(usableToken()).toBe(token);
    vi.advanceTimersByTime(2 * HOUR);
    expect(lastSessionEnd()).toBe("expired");
    expect(usableToken()).toBeUndefined();
    expect(cookie).toBe("");
  },
);

test("the way of the answer does not count as a wrong clock", () => {
  signIn(900);
  expect(serverNow()).toBe(Date.now());
});

test("a sign-in after the clock was set right forgets how far it was off", () => {
  signIn(25 * HOUR);
  signIn(0);
  expect(serverNow()).toBe(Date.now());
});

test("what is stored as no number counts as a right clock", () => {
  kept.set("explorar-clock", "soon");
  vi.setSystemTime(SERVER);
  expect(serverNow()).toBe(SERVER);
});
