import * as fc from "fast-check";
import { expect, test } from "vitest";
import { WORD_LENGTH_MAX, WORDS_MAX } from "../experience/challenge.ts";
import { perLanguage } from "../languages.ts";
import { answersOf, saidAfter } from "./answers.ts";
import { shownLanguage } from "./shown-language.ts";
import { lettersOf } from "../experience/word-letters.ts";
import { layOutWords, unfitWords, WORD_GRID_SIZE } from "./word-grid.ts";

const first = () => 0;

test("PLAY-27 CHL-05 every list of words that an author may write fits into 7 rows of 7 letters", () => {
  expect([WORDS_MAX, WORD_LENGTH_MAX]).toEqual([6, WORD_GRID_SIZE]);
  const letters = fc.constantFrom("a", "b", "c", "ñ", "ç", "á", "ü", "à", "·");
  const word = fc.string({ unit: letters, minLength: 2, maxLength: WORD_LENGTH_MAX });
  const words = fc.uniqueArray(word, { minLength: 1, maxLength: WORDS_MAX });
  fc.assert(
    fc.property(words, fc.infiniteStream(fc.nat()), (list, numbers) => {
      const random = (below: number) => (numbers.next().value as number) % below;
      const rows = layOutWords(list, random)?.map((row) => row.join("")) ?? [];
      expect(rows).toHaveLength(WORD_GRID_SIZE);
      expect(rows.map((row) => lettersOf(row).length)).toEqual(rows.map(() => WORD_GRID_SIZE));
      for (const each of list) {
        expect(rows.some((row) => row.includes(lettersOf(each).join("")))).toBe(true);
      }
    }),
  );
});

test("PLAY-27 words of one letter, of more than 7, with signs, and those past the last row do not fit", () => {
  expect(unfitWords(["a", "catedral", "dos más", "mar", "¿qué?"])).toEqual([
    "a",
    "catedral",
    "dos más",
    "¿qué?",
  ]);
  expect(unfitWords(["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"])).toEqual([
    "ocho",
  ]);
  expect(layOutWords(["catedral"], first)).toBeUndefined();
  expect(layOutWords([], first)).toBeUndefined();
});

test("PLAY-27 a letter with its accent takes one cell", () => {
  expect(lettersOf("an\u0303o")).toEqual(["A", "Ñ", "O"]);
});

test("PLAY-28 CHL-03 the answers of a question come in an order of chance, without those that are empty", () => {
  const texts = (cas: string) => ({ ...perLanguage(() => ""), cas });
  const question = {
    kind: "question" as const,
    question: texts("?"),
    answerCorrect: texts("yes"),
    answerIncorrect1: texts("no"),
    answerIncorrect2: texts(" "),
    scoreCorrect: 5,
    scoreIncorrect: 0,
  };
  const last = (below: number) => below - 1;
  expect(answersOf(question, "eng", "cat", last).map(({ text }) => text)).toEqual(["yes", "no"]);
  expect(answersOf(question, "cas", "cas", first)).toEqual([
    { text: "no", isCorrect: false },
    { text: "yes", isCorrect: true },
  ]);
});

test("PLAY-29 what a language lacks is shown in the default language, else in the first that has it", () => {
  const all = { cas: "uno", cat: "un", eng: "one" };
  expect(shownLanguage(all, "eng", "cat")).toBe("eng");
  expect(shownLanguage({ ...all, eng: " " }, "eng", "cat")).toBe("cat");
  expect(shownLanguage({ cas: [], cat: [], eng: ["one"] }, "cas", "cat")).toBe("eng");
  expect(shownLanguage({ cas: 0, cat: 0, eng: 0 }, "cas", "cat")).toBeUndefined();
});

test("PLAY-33 after an answer it is said why it was right or wrong, in the visitor's language or the default one", () => {
  const why = {
    whyCorrect: { cas: "Sí, porque sí", cat: "", eng: " Yes, because " },
    whyIncorrect: { cas: "", cat: "", eng: "" },
  };
  expect(saidAfter(why, "passed", "eng", "cas")).toBe("Yes, because");
  expect(saidAfter(why, "passed", "cat", "cas")).toBe("Sí, porque sí");
  expect(saidAfter(why, "failed", "eng", "cas")).toBe("");
});
