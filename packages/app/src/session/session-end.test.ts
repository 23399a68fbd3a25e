import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSessionEnd, lastSessionEnd, rememberEnd, rememberSession } from "./session-end.ts";

const kept = new Map<string, string>();
const inAnHour = () => Date.now() / 1000 + 3600;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("SES-02 nothing is said where there was no session, and while one goes on", () => {
  expect(lastSessionEnd()).toBeUndefined();
  rememberSession(inAnHour());
  expect(lastSessionEnd()).toBeUndefined();
});

test("SES-03 a session whose time has passed has expired, also when its cookie is gone", () => {
  rememberSession(Date.now() / 1000 - 1);
  expect(lastSessionEnd()).toBe("expired");
});

test("the reason that the server gave stays until the next sign-in", () => {
  rememberSession(inAnHour());
  rememberEnd("administrator");
  expect(lastSessionEnd()).toBe("administrator");
  rememberSession(inAnHour());
  expect(lastSessionEnd()).toBeUndefined();
});

test("SES-05 whoever signs out is told nothing", () => {
  rememberSession(inAnHour());
  rememberEnd("idle");
  forgetSessionEnd();
  expect(lastSessionEnd()).toBeUndefined();
});

test.each(["no JSON", "null", '{"end":"nonsense"}', '{"until":"soon"}'])(
  "what is stored as %s says nothing",
  (text) => {
    kept.set("explorar-session", text);
    expect(lastSessionEnd()).toBeUndefined();
  },
);
