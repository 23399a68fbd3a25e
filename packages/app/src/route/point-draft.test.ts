import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pointDraftKey, pointsLeftUnsaved } from "./point-draft.ts";

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", kept);
});
afterEach(() => vi.unstubAllGlobals());

/** Keeps a draft under the key of a point. */
function keep(...point: Parameters<typeof pointDraftKey>): void {
  kept[pointDraftKey(...point)] = "{}";
}

test("TRU-34 each combination of user, experience and point has its own draft", () => {
  const keys = [
    pointDraftKey(7, 5, 12),
    pointDraftKey(8, 5, 12),
    pointDraftKey(7, 6, 12),
    pointDraftKey(7, 5, 13),
    pointDraftKey(7, 5, undefined),
    pointDraftKey(7, 0, undefined),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  // An experience that was never saved has no id in the draft's key.
  expect(pointDraftKey(7, -3, undefined)).toBe(pointDraftKey(7, 0, undefined));
});

test("TRU-34 an unsaved point is found only in its own experience", () => {
  expect(pointsLeftUnsaved(7, 5)).toEqual([]);
  keep(7, 55, 9);
  keep(8, 5, 9);
  expect(pointsLeftUnsaved(7, 5)).toEqual([]);
  keep(7, 5, 12);
  keep(7, 5, undefined);
  expect(new Set(pointsLeftUnsaved(7, 5))).toEqual(new Set([12, "new"]));
  keep(7, 0, undefined);
  expect(pointsLeftUnsaved(7, 0)).toEqual(["new"]);
});
