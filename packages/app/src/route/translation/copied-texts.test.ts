import { expect, test } from "vitest";
import { copiedTexts, isWrittenIn, untouched } from "./copied-texts.ts";

const fields = ["name", "story.text"] as const;
const texts = {
  name: { cas: "Ruta", cat: "Passeig", eng: "" },
  story: { text: { cas: " ", cat: "Pel parc", eng: "" } },
};

test("a language without any text is not offered as a source", () => {
  expect(isWrittenIn(texts, fields, "cas")).toBe(true);
  expect(isWrittenIn(texts, fields, "eng")).toBe(false);
});

test("an empty text in the source does not clear the target", () => {
  expect(copiedTexts(texts, fields, "cas", "cat")).toEqual([
    { field: "name", before: "Passeig", after: "Ruta" },
  ]);
});

test("an empty language gets every text of the source", () => {
  expect(copiedTexts(texts, fields, "cat", "eng")).toEqual([
    { field: "name", before: "", after: "Passeig" },
    { field: "story.text", before: "", after: "Pel parc" },
  ]);
});

test("undo keeps texts that were edited after the copy", () => {
  const copied = copiedTexts(texts, fields, "cat", "eng");
  const since = {
    name: { ...texts.name, eng: "Passeig, translated" },
    story: { text: { ...texts.story.text, eng: "Pel parc" } },
  };
  expect(untouched(since, copied, "eng").map(({ field }) => field)).toEqual(["story.text"]);
});

test("CHL-04 the words of a word search are copied as a list", () => {
  const words = { words: { cas: ["OSO", "SOL"], cat: [], eng: ["OSO", "SOL"] } };
  expect(copiedTexts(words, ["words"], "cas", "cat")).toEqual([
    { field: "words", before: [], after: ["OSO", "SOL"] },
  ]);
  expect(copiedTexts(words, ["words"], "cas", "eng")).toEqual([]);
  expect(copiedTexts(words, ["words"], "cat", "cas")).toEqual([]);
});
