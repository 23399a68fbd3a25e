import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
import { beforeEach, expect, test, vi } from "vitest";
import { isQuestion } from "../src/bots/answers/no-question.ts";
import { aspectsOf, LONGEST_QUESTION } from "../src/bots/knowledge/aspects.ts";
import type { Retrieval } from "../src/bots/knowledge/knowledge.ts";
import { prepareLanguages } from "../src/bots/knowledge/language.ts";
import { prepareLexicon } from "../src/bots/knowledge/lexicon.ts";
import * as mistyped from "../src/bots/knowledge/mistyped.ts";
import { askedFor } from "../src/bots/own-answers/asked-for.ts";
import { withOwnAnswers } from "../src/bots/own-answers/own-knowledge.ts";
import type { SearchedAnswer } from "../src/bots/own-answers/searched-answers.ts";

vi.mock("../src/bots/knowledge/mistyped.ts", { spy: true });
const compare = vi.mocked(mistyped.isMistyped);
beforeEach(() => void compare.mockClear());

const clock = { now: new Date("2026-11-26T09:00:00Z"), timeZone: "Europe/Madrid" };

/** Words that no lexicon has, of the letters that are the most frequent, and of the most frequent first one. */
function unknownWords(count: number, length: number): string[] {
  const letters = "aeriostncldpmu";
  let random = 7;
  const letter = () => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    return letters[Math.floor((random / 2 ** 31) * letters.length)];
  };
  return Array.from(
    { length: count },
    () => `c${Array.from({ length: length - 1 }, letter).join("")}`,
  );
}

/** Whether other work has had its turn. */
function watchLoop(): { turned: boolean } {
  const watch = { turned: false };
  setImmediate(() => (watch.turned = true));
  return watch;
}

test("the lexicon is read in turns", async () => {
  const loop = watchLoop();
  await prepareLexicon();
  expect(loop.turned).toBe(true);
});

test.each(INTERFACE_LANGUAGES)(
  "an unknown word of a question is compared with few of the thousands that are known: %s",
  (language) => {
    for (const length of [5, 6, 9, 12]) {
      const words = unknownWords(1_000, length);
      const within = words.slice(0, Math.floor(LONGEST_QUESTION / (length + 1)));
      compare.mockClear();
      isQuestion(within.join(" "), language);
      expect(compare.mock.calls.length).toBeGreaterThan(0);
      expect(compare.mock.calls.length).toBeLessThan(20 * within.length);
      compare.mockClear();
      // Beyond its limit a question is not read.
      aspectsOf(words.join(" "), language, clock);
      expect(compare.mock.calls.length).toBeLessThan(20 * within.length);
    }
  },
);

test("a question is compared with the answers of the staff in turns", async () => {
  await prepareLanguages();
  await prepareLexicon();
  const loop = watchLoop();
  const asked = askedFor(unknownWords(20, 8).join(" "), "es");
  const answer: Pick<SearchedAnswer, "asked"> = {
    get asked() {
      if (loop.turned) throw new Error("Others had their turn");
      return [asked];
    },
  };
  const most = 1_000;
  const nothing: Retrieval = { language: "es", evidence: "none", passages: [], quotes: [] };
  const knowledge = withOwnAnswers(
    { retrieve: () => Promise.resolve(nothing) },
    () => Promise.resolve(Array.from({ length: most }, () => answer as SearchedAnswer)),
    () => Promise.resolve({}),
  );
  const question = unknownWords(100, 9).join(" ");
  const found = knowledge.retrieve(1, question, { interfaceLanguage: "es", answerIn: "es" });
  await expect(found).rejects.toThrow("Others had their turn");
});
