import type { AnswerPart } from "@panel/api-client/ask-bot";
import { expect, test } from "vitest";
import { EMPTY_ANSWER, withPart } from "./answer.ts";

const source = { number: 1, fileName: "1.pdf", publicName: "guia.pdf", page: 4, quote: "Obert." };
const after = (parts: AnswerPart[]) => parts.reduce(withPart, EMPTY_ANSWER);

test("BOT-12 an answer is made of its events: a sentence takes the place of its pieces", () => {
  const answer = after([
    { type: "start", mode: "model", language: "ca" },
    { type: "sources", sources: [source] },
    { type: "delta", text: "Està " },
    { type: "delta", text: "ober" },
    { type: "sentence", text: "Està obert.", sources: [1] },
    { type: "delta", text: "I " },
  ]);
  expect(answer).toMatchObject({
    mode: "model",
    sources: [source],
    sentences: [{ text: "Està obert.", sources: [1] }],
    partial: "I ",
    done: false,
  });
});

test("TRU-28 an empty sentence takes back what was being written", () => {
  const answer = after([
    { type: "start", mode: "model", language: "es" },
    { type: "delta", text: "Es boni" },
    { type: "sentence", text: "", sources: [] },
  ]);
  expect(answer).toMatchObject({ sentences: [], partial: "" });
});

test("BOT-12 a second start drops what came before", () => {
  const answer = after([
    { type: "start", mode: "model", language: "es" },
    { type: "sentence", text: "Half", sources: [] },
    { type: "start", mode: "quoted", language: "es", failure: "slow" },
    { type: "sentence", text: "Abierto.", sources: [1] },
    { type: "done" },
  ]);
  expect(answer).toMatchObject({
    mode: "quoted",
    sentences: [{ text: "Abierto.", sources: [1] }],
    done: true,
  });
});
