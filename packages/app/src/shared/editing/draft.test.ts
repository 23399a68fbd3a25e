import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  draftOrigin,
  draftKey,
  draftsUnder,
  dropDraft,
  readDraft,
  writeDraft,
  type Draft,
} from "./draft.ts";

/** A storage like the browser's, whose entries are its own properties. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const text = (values: unknown) => (typeof values === "string" ? values : undefined);
const draft: Draft<string> = {
  values: "typed",
  base: "stored",
  version: 3,
  requestId: "request-1",
  savedAt: 1_800_000_000_000,
};
const key = draftKey(7, "experience", "5");

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test("TRU-34 a draft is read as it was written, until it is deleted", () => {
  expect(readDraft(key, text)).toBeUndefined();
  expect(writeDraft(key, draft)).toBe(true);
  expect(readDraft(key, text)).toEqual(draft);
  dropDraft(key);
  expect(readDraft(key, text)).toBeUndefined();
});

test("TRU-34 no draft is found by another user, for another kind or for another record", () => {
  writeDraft(key, draft);
  const others = [
    draftKey(8, "experience", "5"),
    draftKey(7, "point", "5"),
    draftKey(7, "experience", "6"),
  ];
  expect(others.map((other) => readDraft(other, text))).toEqual([undefined, undefined, undefined]);
});

test("TRU-34 a draft whose values or base have the wrong shape is ignored", () => {
  for (const odd of [
    { ...draft, values: 3 },
    { ...draft, base: 3 },
  ]) {
    writeDraft(key, odd);
    expect(readDraft(key, text)).toBeUndefined();
  }
  localStorage.setItem(key, "{ no JSON");
  expect(readDraft(key, text)).toBeUndefined();
});

test("TRU-34 `accepts` converts both the values and the base of a draft", () => {
  writeDraft(key, draft);
  const upper = (values: unknown) => text(values)?.toUpperCase();
  expect(readDraft(key, upper)).toEqual({ ...draft, values: "TYPED", base: "STORED" });
});

test("TRU-34 a restored draft keeps its base, its version and its request id", () => {
  expect(draftOrigin(draft)).toEqual({ values: "stored", version: 3, requestId: "request-1" });
  expect(draftOrigin({ ...draft, requestId: undefined })).toEqual({ values: "stored", version: 3 });
});

test("TRU-34 drafts are found by the prefix of their keys", () => {
  for (const id of ["5:new", "5:12", "6:1"]) writeDraft(draftKey(7, "point", id), draft);
  writeDraft(draftKey(8, "point", "5:1"), draft);
  expect(draftsUnder(draftKey(7, "point", "5:")).toSorted()).toEqual(["12", "new"]);
});

test("TRU-34 if storage is forbidden or full, no draft is stored and nothing fails", () => {
  const fails = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: fails, setItem: fails, removeItem: fails });
  expect(writeDraft(key, draft)).toBe(false);
  expect(readDraft(key, text)).toBeUndefined();
  expect(() => dropDraft(key)).not.toThrow();
  vi.stubGlobal("localStorage", undefined);
  expect(draftsUnder(key)).toEqual([]);
});
