import { expect, test } from "vitest";
import { challengeFields, challengeOf, isSquare, scoreChoices, wordProblem } from "./challenge.ts";
import { emptyModel } from "./fields.ts";

test.each([
  ["OSO", [], undefined],
  ["MADROÑO", ["OSO"], undefined],
  ["MADROÑOS", [], "characterLimit"],
  ["oso", ["ÁRBOL", "OSO"], "duplicateWord"],
  ["A\u0301rbol", ["ÁRBOL"], "duplicateWord"],
  ["DOS UNO", [], "spaceInWord"],
  ["SOL☀️", [], "notLetters"],
  ["👩‍🚀", [], "notLetters"],
  ["太陽", [], "notLetters"],
  ["¿QUÉ?", [], "notLetters"],
  ["A,B", [], "notLetters"],
  ["col·leg", [], undefined],
  ["Plaça's", [], undefined],
  ["straßes", [], "characterLimit"],
  ["SEIS", ["A", "B", "C", "D", "E"], undefined],
  ["SIETE", ["A", "B", "C", "D", "E", "F"], "wordLimit"],
] as const)("CHL-05 %s beside %j: %s", (word, words, problem) => {
  expect(wordProblem(word, words)).toBe(problem);
});

test("CHL-05 seven letters count as seven, whatever their Unicode normalisation", () => {
  expect(wordProblem("camio\u0301ns", [])).toBeUndefined();
});

test("CHL-02 the challenge consists only of the values that belong to its kind", () => {
  const written = emptyModel(challengeFields);
  expect(challengeOf(written)).toEqual({ kind: "none" });
  expect(challengeOf({ ...written, kind: "points" })).toEqual({ kind: "points", score: 5 });
  expect(challengeOf({ ...written, kind: "puzzle" })).toEqual({
    kind: "puzzle",
    ...written.puzzle,
  });
  expect(challengeOf({ ...written, kind: "question" })).toMatchObject({
    kind: "question",
    scoreCorrect: 5,
  });
  expect(challengeOf({ ...written, kind: "wordSearch" })).toMatchObject({
    kind: "wordSearch",
    score: 5,
  });
});

test("CHL-06 scores are chosen from 5 to 30 in steps of 5; a different stored score is kept", () => {
  expect(scoreChoices(5)).toEqual([5, 10, 15, 20, 25, 30]);
  expect(scoreChoices(12)).toEqual([5, 10, 12, 15, 20, 25, 30]);
});

test("CHL-04 a puzzle is cut from a square", () => {
  expect(isSquare({ width: 300, height: 300 })).toBe(true);
  expect(isSquare({ width: 300, height: 299 })).toBe(false);
  expect(isSquare({ width: 0, height: 0 })).toBe(false);
});
