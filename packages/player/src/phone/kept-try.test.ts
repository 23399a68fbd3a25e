import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetExpiredTries,
  forgetTry,
  keepTry,
  keptTry,
  linkName,
  moveSingleTry,
  tryStore,
} from "./kept-try.ts";

const UNTIL = "2026-06-01T10:00:00.000Z";
const kept = {
  startedAt: 1000,
  steps: [{ kind: "reach" as const, point: 1, after: 5 }],
  seed: 3,
  anywhere: true,
};

/** What a browser gives of its storage. */
class FakeStorage {
  getItem(key: string): string | null {
    return (this as Record<string, unknown>)[key] === undefined
      ? null
      : String((this as Record<string, unknown>)[key]);
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

describe("the try that is kept on the phone", () => {
  let store: FakeStorage;
  beforeEach(() => {
    store = new FakeStorage();
    vi.stubGlobal("localStorage", store);
  });
  afterEach(() => vi.unstubAllGlobals());

  test("goes on with its own link, and a second link leaves it alone", () => {
    keepTry("a", kept, UNTIL);
    expect(keptTry("a")).toEqual(kept);
    expect(keptTry("b")).toBeUndefined();
    keepTry("b", { ...kept, seed: 4 }, UNTIL);
    expect(keptTry("a")).toEqual(kept);
    forgetTry("b");
    expect(keptTry("a")).toEqual(kept);
    forgetTry("a");
    expect(Object.keys(store)).toEqual([]);
  });

  test("is kept however many steps it has", () => {
    const steps = Array.from({ length: 900 }, (_, index) => ({
      kind: "reach" as const,
      point: index + 1,
      after: index,
    }));
    keepTry("a", { ...kept, steps }, UNTIL);
    expect(keptTry("a")?.steps).toHaveLength(900);
  });

  test("what is not a try is none", () => {
    for (const text of [
      "{",
      "null",
      '{"startedAt":1,"seed":1,"steps":[{"kind":"fly"}]}',
      '{"startedAt":1,"steps":[]}',
      '{"seed":1,"steps":[]}',
    ]) {
      store.setItem("try:a", text);
      expect(keptTry("a")).toBeUndefined();
    }
  });

  test("goes with the days of its link", () => {
    keepTry("a", kept, UNTIL);
    keepTry("b", kept, "2026-06-02T10:00:00.000Z");
    store.setItem("other", "{}");
    for (const [name, text] of [
      ["broken", "{"],
      ["nothing", "null"],
    ])
      store.setItem(`try:${name}`, text ?? "");
    forgetExpiredTries(Date.parse("2026-06-01T12:00:00.000Z"));
    expect(Object.keys(store)).toEqual(["try:b", "other"]);
  });

  test("one of an earlier version goes on, unless its link has a later one", () => {
    const now = Date.parse(UNTIL);
    const single = JSON.stringify({ link: "a", ...kept });
    store.setItem("try", single);
    moveSingleTry(now);
    expect(keptTry("a")).toEqual(kept);
    expect(Object.keys(store)).toEqual(["try:a"]);
    keepTry("a", { ...kept, seed: 4 }, UNTIL);
    store.setItem("try", single);
    moveSingleTry(now);
    expect(keptTry("a")?.seed).toBe(4);
    store.setItem("try", JSON.stringify({ ...kept, link: "b", startedAt: undefined }));
    moveSingleTry(now);
    expect(Object.keys(store)).toEqual(["try:a"]);
    moveSingleTry(now);
    forgetExpiredTries(now + 31 * 24 * 3600 * 1000);
    expect(Object.keys(store)).toEqual([]);
  });

  test("another tab that keeps or forgets it is heard, and one with another link is not", () => {
    const heard = new EventTarget();
    vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
    vi.stubGlobal("removeEventListener", heard.removeEventListener.bind(heard));
    const changed = vi.fn<(kept: unknown) => void>();
    const stop = tryStore("a", UNTIL).watch(changed);
    const tell = (key: string | null) =>
      heard.dispatchEvent(Object.assign(new Event("storage"), { key }));
    tell("try:b");
    expect(changed).not.toHaveBeenCalled();
    keepTry("a", kept, UNTIL);
    tell("try:a");
    expect(changed).toHaveBeenLastCalledWith(kept);
    forgetTry("a");
    tell(null);
    expect(changed).toHaveBeenLastCalledWith(undefined);
    stop();
    tell("try:a");
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test("the language is the one that was chosen, if it is one", () => {
    keepTry("a", { ...kept, language: "ca" }, UNTIL);
    expect(keptTry("a")?.language).toBe("ca");
    store.setItem("try:a", JSON.stringify({ ...kept, language: "xx" }));
    expect(keptTry("a")).toEqual(kept);
  });

  test("a browser that keeps nothing plays all the same", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => keepTry("a", kept, UNTIL)).not.toThrow();
    expect(keptTry("a")).toBeUndefined();
    expect(() => forgetTry("a")).not.toThrow();
    expect(() => forgetExpiredTries(0)).not.toThrow();
  });

  test("the name of a link holds nothing of its token", async () => {
    const name = await linkName("try.3.secret");
    expect(name).toMatch(/^[\da-f]{24}$/);
    expect(await linkName("try.3.secret")).toBe(name);
    expect(await linkName("try.3.secret2")).not.toBe(name);
  });
});
