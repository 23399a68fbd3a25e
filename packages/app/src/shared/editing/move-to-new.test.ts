import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, readDraft, writeDraft } from "./draft.ts";
import { moveParts, moveToNew, moveWithParts } from "./move-to-new.ts";

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

const PARTS = {
  from: draftKey(7, "point", "12:"),
  to: draftKey(7, "point", "new:"),
  without: (values: object) => ({ ...values, dependency: 0 }),
};

test("TRU-34 what was typed in the parts of a deleted record goes with it to a new one, also alone", () => {
  writeDraft(`${PARTS.from}3`, draft({ name: "Fuente", dependency: 4 }));
  writeDraft(`${PARTS.from}new`, draft({ name: "Plaza" }));
  expect(moveWithParts(GONE, NEW, PARTS)).toBe(true);
  expect(readDraft(`${PARTS.from}3`, accepts)).toBeUndefined();
  expect(readDraft(`${PARTS.to}3`, accepts)?.values).toEqual({ name: "Fuente", dependency: 0 });

  // The new record is stored, and has an id.
  const own = draftKey(7, "point", "15:");
  moveParts(PARTS.to, own);
  expect(readDraft(`${PARTS.to}new`, accepts)).toBeUndefined();
  expect(readDraft(`${own}new`, accepts)?.values).toEqual({ name: "Plaza", dependency: 0 });
});

test("TRU-34 parts of another new record that are not saved are not mixed with them", () => {
  writeDraft(GONE, draft({ name: "Luna" }));
  writeDraft(`${PARTS.from}3`, draft({ name: "Fuente" }));
  writeDraft(`${PARTS.to}new`, draft({ name: "Otra" }));
  expect(moveWithParts(GONE, NEW, PARTS)).toBe(false);
  expect(readDraft(GONE, accepts)?.values).toEqual({ name: "Luna" });
  expect(readDraft(`${PARTS.from}3`, accepts)?.values).toEqual({ name: "Fuente" });
});
