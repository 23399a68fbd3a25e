import { ApiError } from "@panel/api-client";
import type { CurrentUser } from "@panel/api-client/panel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hearOtherTabs, leaveLostSession, withSession } from "./session.ts";
import { changeSession, getSession, sessionToken } from "./state.ts";

let cookie = "";

const tokenOf = (id: number, name: string) =>
  `a.${btoa(JSON.stringify({ exp: 9_999_999_999, name, data: { id, role: "editor" } }))}.c`;
const refused = () => new ApiError("unauthenticated", "");

beforeEach(() => {
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookie = text.includes("Max-Age=0") ? "" : text;
    },
  });
  cookie = `token=${tokenOf(4, "first")}`;
  changeSession({ status: "in", user: { id: 4 } as CurrentUser });
});
afterEach(() => {
  vi.unstubAllGlobals();
  changeSession({ status: "checking" });
});

test("SES-03 a call that fails for its session is repeated once where another tab has signed the user in again", async () => {
  const call = vi.fn<() => Promise<string>>(() => {
    if (call.mock.calls.length > 1) return Promise.resolve("saved");
    cookie = `token=${tokenOf(4, "second")}`;
    return Promise.reject(refused());
  });
  await expect(withSession(call)).resolves.toBe("saved");
  expect(call).toHaveBeenCalledTimes(2);
});

test("SES-03 a repeated call that fails again is not repeated any more", async () => {
  const call = vi.fn<() => Promise<string>>(() => {
    cookie = `token=${tokenOf(4, "second")}`;
    return Promise.reject(refused());
  });
  await expect(withSession(call)).rejects.toThrow(ApiError);
  expect(call).toHaveBeenCalledTimes(2);
});

test("a call that fails otherwise is not repeated, and the session stays", async () => {
  const call = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError("network", "")));
  await expect(withSession(call)).rejects.toThrow(ApiError);
  expect(call).toHaveBeenCalledTimes(1);
  expect(getSession()).not.toHaveProperty("lost");
});

test("where nobody signs in again the call fails with its own error", async () => {
  const call = vi.fn<() => Promise<string>>(() => Promise.reject(refused()));
  const failing = withSession(call).catch((error: unknown) => error);
  await expect.poll(getSession).toHaveProperty("lost");
  leaveLostSession();
  expect(await failing).toBeInstanceOf(ApiError);
  expect(call).toHaveBeenCalledTimes(1);
});

describe("another tab has signed out, and the cookie is not deleted here yet", () => {
  const stored = new Map<string, string>();
  const change = { key: "explorar-session", newValue: null } as StorageEvent;
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });

  test("SES-05 the session of this tab is over", async () => {
    await hearOtherTabs(change, false);
    expect(getSession()).toEqual({ status: "out" });
  });

  test("SES-05 what is unsaved stays, under the sign-in", async () => {
    await hearOtherTabs(change, true);
    expect(getSession()).toMatchObject({ status: "in", lost: "expired" });
  });

  test("SES-09 nothing happens where somebody has signed in again since, or where something else was stored", async () => {
    await hearOtherTabs({ key: "theme", newValue: null } as StorageEvent, false);
    stored.set("explorar-session", "{}");
    await hearOtherTabs(change, false);
    expect(getSession()).toMatchObject({ status: "in" });
    expect(getSession()).not.toHaveProperty("lost");
  });
});

test("SES-03 a token that does not say whose it is counts as another user's unless it is that of this session", async () => {
  const nobodys = (name: string) =>
    `a.${btoa(JSON.stringify({ exp: 9_999_999_999, name, data: { role: "editor" } }))}.c`;
  const token = nobodys("first");
  cookie = `token=${token}`;
  changeSession({ status: "in", user: { id: 4 } as CurrentUser, token });
  expect(sessionToken()).toBe(token);
  cookie = `token=${nobodys("second")}`;
  expect(sessionToken()).toBeUndefined();
});
