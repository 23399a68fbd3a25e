import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetTry, keepTry, keptTry, linkName } from "./kept-try.ts";

const kept = {
  startedAt: 1000,
  steps: [{ kind: "reach" as const, point: 1, after: 5 }],
  seed: 3,
  anywhere: true,
};

describe("the try that is kept on the phone", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("goes on with its own link, and with no other", () => {
    keepTry("a", kept);
    expect(keptTry("a")).toEqual(kept);
    expect(keptTry("b")).toBeUndefined();
    forgetTry();
    expect(store.size).toBe(0);
    expect(keptTry("a")).toBeUndefined();
  });

  test("what is not a try is none, and one that was not started has no steps", () => {
    for (const text of [
      "{",
      "null",
      '{"link":"a","seed":1,"steps":[{"kind":"fly"}]}',
      '{"link":"a","steps":[]}',
    ]) {
      store.set("try", text);
      expect(keptTry("a")).toBeUndefined();
    }
    keepTry("a", { ...kept, startedAt: undefined });
    expect(keptTry("a")).toMatchObject({ startedAt: undefined, steps: [] });
  });

  test("the language is the one that was chosen, if it is one", () => {
    keepTry("a", { ...kept, language: "ca" });
    expect(keptTry("a")?.language).toBe("ca");
    store.set("try", JSON.stringify({ link: "a", ...kept, language: "xx" }));
    expect(keptTry("a")).toEqual(kept);
  });

  test("a browser that keeps nothing plays all the same", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => keepTry("a", kept)).not.toThrow();
    expect(keptTry("a")).toBeUndefined();
    expect(() => forgetTry()).not.toThrow();
  });

  test("the name of a link holds nothing of its token", async () => {
    const name = await linkName("try.3.secret");
    expect(name).toMatch(/^[\da-f]{24}$/);
    expect(await linkName("try.3.secret")).toBe(name);
    expect(await linkName("try.3.secret2")).not.toBe(name);
  });
});
