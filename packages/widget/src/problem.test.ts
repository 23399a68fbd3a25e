import { ApiError } from "@panel/api-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problemOf } from "./problem.ts";

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [new ApiError("network", ""), "offline"],
  [new ApiError("notFound", "", { status: 404 }), "gone"],
  [new ApiError("unavailable", "", { status: 503 }), "failed"],
  [new ApiError("server", "", { status: 500 }), "failed"],
  [new ApiError("timeout", ""), "failed"],
  [new ApiError("invalidFormat", ""), "failed"],
  [new Error("a fault of ours"), "failed"],
] as const)("%s is told as %s", (error, key) => {
  expect(problemOf(error).key).toBe(key);
});

test("a connection that is lost in the middle of an answer is told as such, unless there is none", () => {
  expect(problemOf(new ApiError("network", ""), true).key).toBe("cut");
  vi.stubGlobal("navigator", { onLine: false });
  expect(problemOf(new ApiError("network", ""), true).key).toBe("offline");
});

test("too many questions are told with the time from which on the next one is taken", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const error = new ApiError("throttled", "", { status: 429, retryAfter: 23 });
  expect(problemOf(error)).toEqual({ key: "throttled", until: 1_023_000 });
  expect(problemOf(new ApiError("throttled", ""))).toEqual({ key: "throttled", until: undefined });
  vi.useRealTimers();
});
