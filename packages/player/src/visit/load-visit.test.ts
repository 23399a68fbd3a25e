import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beginVisit, loadRoute, type RouteMaterial } from "./load-visit.ts";
import { VisitStore } from "./stored-visit.ts";

const told = {
  route: { code: "ABC123", number: 4 },
  tiles: { url: "", attribution: "" },
  botsUrl: "",
} as RouteMaterial;
const started = {
  visit: {
    play: "4K7Q-9XTB-2M0Z-WE1R",
    number: 4,
    startedAt: "2026-05-02T10:45:00.000Z",
    endsAt: "2026-06-01T10:45:00.000Z",
    anywhere: false,
    steps: 0,
    reached: [],
    score: 0,
    ended: false,
    prize: "none",
  },
  token: `visit.7.${"a".repeat(43)}`,
  now: "2026-05-02T10:45:10.000Z",
};

describe("a visit", () => {
  let kept: Map<string, string>;
  const sent: { requestId: string }[] = [];
  let network = true;
  beforeEach(() => {
    kept = new Map();
    network = true;
    sent.length = 0;
    vi.useFakeTimers({ now: Date.UTC(2026, 4, 2, 9) });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("caches", undefined);
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      sent.push(JSON.parse(init.body as string) as { requestId: string });
      if (!network) throw new TypeError("No network");
      return Response.json({ success: true, message: "", data: started });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const begin = () =>
    beginVisit({ base: "", told, language: "es", gender: undefined, anywhere: false });

  test("whose answer was lost is asked for again, and is the same; the next one is another", async () => {
    network = false;
    await expect(begin()).rejects.toThrow("No connection");
    network = true;
    await begin();
    await begin();
    const [first, again, other] = sent.map(({ requestId }) => requestId);
    expect(first).toMatch(/^[A-Za-z0-9-]{16,64}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test("is kept with the server's time, by a phone whose clock is an hour slow", async () => {
    const { visit } = await begin();
    expect(new VisitStore("ABC123").read()).toEqual(visit);
    expect(visit).toMatchObject({
      startedAt: Date.parse("2026-05-02T10:45:00.000Z"),
      ahead: 105 * 60_000 + 10_000,
      seen: Date.parse("2026-05-02T10:45:10.000Z"),
      settled: [],
      steps: [],
    });
    expect(visit?.phone).toMatch(/^[\w-]{8}$/);
  });

  test("needs the server for its route where the phone has not kept that", async () => {
    await begin();
    network = false;
    await expect(loadRoute("", "ABC123")).rejects.toThrow("No connection");
    expect(new VisitStore("ABC123").read()).toBeDefined();
  });
});
