import { expect, test } from "vitest";
import { countPages, isInFilter, pageState, type PageFacts } from "./knowledge-pages.ts";

const facts: PageFacts = { isLeftOut: false, isMended: false, isOcr: false, isEmpty: false };

test("BOT-12 what the staff want of a page goes before how it was read", () => {
  expect(pageState(facts)).toBe("read");
  expect(pageState({ ...facts, isOcr: true })).toBe("ocr");
  expect(pageState({ ...facts, isEmpty: true })).toBe("scanned");
  expect(pageState({ ...facts, isEmpty: true, isOcr: true })).toBe("nothing");
  expect(pageState({ ...facts, isEmpty: true, isMended: true })).toBe("mended");
  expect(pageState({ ...facts, isMended: true, isLeftOut: true })).toBe("left-out");
});

test("BOT-12 a filter shows the pages that it counts", () => {
  const states = ["read", "left-out", "scanned", "nothing", "mended", "ocr", "ocr"] as const;
  expect(countPages(states)).toEqual({ "left-out": 1, empty: 2, mended: 1, ocr: 2 });
  expect(states.filter((state) => isInFilter(state, "all"))).toHaveLength(7);
  expect(states.filter((state) => isInFilter(state, "empty"))).toEqual(["scanned", "nothing"]);
});
