import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey, writeDraft } from "../../shared/editing/draft.ts";
import { keptDrafts } from "./drafts.ts";

beforeEach(() => {
  const kept: Record<string, unknown> = {};
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => (kept[key] = text) },
  });
  vi.stubGlobal("localStorage", kept);
});
afterEach(() => vi.unstubAllGlobals());

const keep = (kind: Parameters<typeof draftKey>[1], id: string, values: object, savedAt: number) =>
  writeDraft(draftKey(7, kind, id), { values, base: {}, version: 1, savedAt });

test("TRU-34 unsaved input is listed with its name and the screen that restores it, the latest first", () => {
  keep("experience", "5", { name: { cas: "", cat: "Ruta", eng: "" } }, 10);
  keep("point", "5:12", { name: { cas: "Fuente" } }, 30);
  keep("point", "new:new", { name: {} }, 20);
  keep("texts", "5", { name: "Ruta", texts: {} }, 15);
  keep("profile", "mine", { name: "Ana", surname: "Soto" }, 5);
  const drafts = keptDrafts(7, "editor");
  expect(drafts.map(({ kind, name, isNew, target }) => [kind, name, isNew, target.to])).toEqual([
    ["point", "Fuente", false, "/panel/experiences/edit"],
    ["point", "", true, "/panel/experiences/new"],
    ["texts", "Ruta", false, "/panel/experiences/5/texts"],
    ["experience", "Ruta", false, "/panel/experiences/edit"],
    ["profile", "Ana Soto", false, "/panel/profile"],
  ]);
  expect(drafts[0]?.target.state).toEqual({ experience: { id: 5 } });
});

test("TRU-34 drafts of other users, and of screens that the role may not view, are not listed", () => {
  keep("user", "new", { name: "Ana" }, 1);
  expect(keptDrafts(7, "editor")).toEqual([]);
  expect(keptDrafts(8, "supervisor")).toEqual([]);
  expect(keptDrafts(7, "supervisor")).toHaveLength(1);
});
