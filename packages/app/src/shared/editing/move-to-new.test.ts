import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, readDraft, writeDraft } from "./draft.ts";
import { moveToNew } from "./move-to-new.ts";

const GONE = draftKey(7, "user", "12");
const NEW = draftKey(7, "user", "new");
const accepts = (values: unknown) => values as object;

beforeEach(() => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  // The stored keys are the object's own; its methods are not among them.
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, methods));
});
afterEach(() => vi.unstubAllGlobals());

const draft = (values: object) => ({ values, base: { name: "Sol" }, version: 3, savedAt: 1 });

test("TRU-34 what was typed in a deleted record becomes the draft of a new one, without what was its own", () => {
  writeDraft(GONE, draft({ name: "Luna", id: "12" }));
  expect(moveToNew(GONE, NEW, (values) => ({ ...values, id: "" }))).toBe(true);
  expect(readDraft(GONE, accepts)).toBeUndefined();
  expect(readDraft(NEW, accepts)).toEqual({
    values: { name: "Luna", id: "" },
    base: {},
    version: undefined,
    savedAt: 1,
  });
});

test("TRU-34 it never replaces another new one that is not saved", () => {
  writeDraft(GONE, draft({ name: "Luna" }));
  writeDraft(NEW, draft({ name: "Otra" }));
  expect(moveToNew(GONE, NEW)).toBe(false);
  expect(readDraft(NEW, accepts)?.values).toEqual({ name: "Otra" });
  expect(readDraft(GONE, accepts)?.values).toEqual({ name: "Luna" });
});
