import { expect, test } from "vitest";
import { perLanguage } from "./languages.ts";
import { answeredLanguages, ownAnswerProblem } from "./own-answers.ts";

const none = { question: "", answer: " " };
const wifi = { question: "¿Hay wifi?", answer: "Sí." };

test("BOT-12 an answer has question and answer in one language at least, and both where one is written", () => {
  const problems = (texts: Parameters<typeof ownAnswerProblem>[0]) =>
    (["cas", "cat", "eng"] as const).flatMap((language) =>
      (["question", "answer"] as const).map((field) => ownAnswerProblem(texts, language, field)),
    );
  const ok = undefined;
  const required = "VALIDATION.required";
  expect(problems(perLanguage(() => none))).toEqual(Array(6).fill(required));
  expect(problems({ cas: wifi, cat: none, eng: none })).toEqual(Array(6).fill(ok));
  const half = { cas: wifi, cat: none, eng: { question: "Wi-Fi?", answer: "" } };
  expect(problems(half)).toEqual([ok, ok, ok, ok, ok, required]);
  expect(answeredLanguages(half)).toEqual(["cas"]);
  const long = { question: "q".repeat(301), answer: "a".repeat(2001) };
  expect(problems({ cas: long, cat: none, eng: none })).toEqual([
    "VALIDATION.tooLong",
    "VALIDATION.tooLong",
    ok,
    ok,
    ok,
    ok,
  ]);
});
