import { ApiError } from "@panel/api-client";
import type { CurrentUser } from "@panel/api-client/panel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveLostSession, withSession } from "./session.ts";
import { changeSession, getSession } from "./state.ts";

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
afterEach(() => vi.unstubAllGlobals());

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
  await vi.waitUntil(() => "lost" in getSession());
  leaveLostSession();
  expect(await failing).toBeInstanceOf(ApiError);
  expect(call).toHaveBeenCalledTimes(1);
});
