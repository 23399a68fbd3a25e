import { expect, test } from "vitest";
import { changedTags, cleanTag, foldTag, tagsIn, tagsOf } from "./asset-tags.ts";

test("LIB-02 tags that differ in case, accents or blanks are one, in the spelling that came first", () => {
  expect(tagsOf(["Montaña", " montana ", "MONTAÑA", "Mar"])).toEqual(["Montaña", "Mar"]);
  expect(foldTag("Fiesta  Mayor")).toBe(foldTag("fiesta mayor"));
});

test("LIB-02 a tag is one line without a comma, and none that is empty or nothing but an accent is kept", () => {
  expect(cleanTag("  a,\n b\t c ")).toBe("a b c");
  expect(tagsOf(["", "  ", ",", "'", "·"])).toEqual([]);
});

test("LIB-02 tags are taken away and added, each once", () => {
  expect(changedTags(["Río", "Mar"], { add: ["rio", "Sol"] })).toEqual(["Río", "Mar", "Sol"]);
  expect(changedTags(["Río", "Mar"], { remove: ["RIO"] })).toEqual(["Mar"]);
  expect(changedTags(["Río"], { remove: ["rio"], add: ["Rio"] })).toEqual(["Rio"]);
});

test("LIB-02 a line of tags is divided by its commas", () => {
  expect(tagsIn("Verano 2026, Girona,, verano 2026")).toEqual(["Verano 2026", "Girona"]);
});
