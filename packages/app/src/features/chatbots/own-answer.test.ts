import { expect, test } from "vitest";
import { answerTo, newAnswer, ownAnswerSchema, toTexts, writtenAnswer } from "./own-answer.ts";

const group = {
  id: "q-1",
  question: "Hi ha wifi?",
  language: "ca" as const,
  count: 2,
  lastAskedAt: "",
  alike: [],
};

test("BOT-12 an answer to a question begins with it, in its language", () => {
  const open = answerTo(group);
  expect(open).toMatchObject({ language: "cat", groupIds: ["q-1"] });
  expect(open.values.question).toEqual({ cas: "", cat: "Hi ha wifi?", eng: "" });
});

test("BOT-12 what is written comes back as it was stored, only whole languages are sent", () => {
  const texts = { es: { question: "¿Hay wifi?", answer: "Sí." } };
  const open = writtenAnswer({ id: "answer-1", texts, wordings: [], updatedAt: "" });
  expect(toTexts(open.values)).toEqual(texts);
  expect(toTexts({ ...open.values, question: { ...open.values.question, eng: "Wi-Fi?" } })).toEqual(
    texts,
  );
});

test("BOT-12 the form says what is missing", () => {
  const { values } = newAnswer("cas");
  expect(ownAnswerSchema.safeParse(values).success).toBe(false);
  const filled = answerTo(group).values;
  filled.answer.cat = "Sí.";
  expect(ownAnswerSchema.safeParse(filled).success).toBe(true);
});
