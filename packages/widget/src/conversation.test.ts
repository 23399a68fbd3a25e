import type { AnswerPart, Source } from "@panel/api-client/ask-bot";
import { describe, expect, test } from "vitest";
import {
  answerText,
  listedSources,
  failed,
  historyOf,
  newExchange,
  paragraphs,
  stopped,
  withPart,
  type Exchange,
} from "./conversation.ts";

const source = (number: number): Source => ({
  number,
  fileName: "4f2c.pdf",
  publicName: "guia.pdf",
  page: number + 3,
  quote: "Abre a las diez.",
});
const after = (...parts: AnswerPart[]): Exchange =>
  parts.reduce(withPart, newExchange(1, "¿A qué hora abre?"));

const start: AnswerPart = { type: "start", mode: "model", language: "es" };
const sources: AnswerPart = { type: "sources", sources: [source(1), source(2)] };
const sentence = (text: string, ...numbers: number[]): AnswerPart => ({
  type: "sentence",
  text,
  sources: numbers,
});
const delta = (text: string): AnswerPart => ({ type: "delta", text });

describe("BOT-09 an answer as it comes", () => {
  test("a sentence takes the place of the deltas since the last one", () => {
    const writing = after(start, sources, delta("Abre "), delta("a las"));
    expect(writing).toMatchObject({ state: "running", pending: "Abre a las", sentences: [] });
    expect(withPart(writing, sentence("Abre a las diez.", 1))).toMatchObject({
      pending: "",
      sentences: [{ text: "Abre a las diez.", sources: [1] }],
    });
  });

  test("a second start drops what came before", () => {
    const first = after(start, sources, sentence("Abre a las diez.", 1), delta("Y"));
    const second = withPart(first, {
      type: "start",
      mode: "quoted",
      language: "es",
      documentLanguage: "ca",
      failure: "slow",
    });
    expect(second).toEqual({
      ...newExchange(1, "¿A qué hora abre?"),
      mode: "quoted",
      language: "es",
      documentLanguage: "ca",
      modelFailed: true,
    });
  });

  test("TRU-28 an empty sentence takes back what was being written", () => {
    const taken = after(start, sentence("Abre.", 1), delta("Y es bo"), sentence(""));
    expect(taken).toMatchObject({ pending: "", sentences: [{ text: "Abre.", sources: [1] }] });
  });

  test("a refusal is its whole text", () => {
    const refused = after({ ...start, mode: "refused" }, { type: "refusal", text: "No lo sé." });
    expect(answerText(refused)).toBe("No lo sé.");
  });

  test.each([
    ["done", (exchange: Exchange) => withPart(exchange, { type: "done" })],
    ["stopped", stopped],
    ["failed", (exchange: Exchange) => failed(exchange, { key: "cut" })],
  ] as const)("what was begun stays as a sentence without a source when it is %s", (state, end) => {
    const ended = end(after(start, sentence("Abre.", 1), delta("Y cie")));
    expect(ended).toMatchObject({ state, pending: "" });
    expect(ended.sentences.at(-1)).toEqual({ text: "Y cie", sources: [] });
    expect(end(after(start, delta(" "))).sentences).toEqual([]);
  });

  test("only the sources that are cited are listed, by number", () => {
    expect(listedSources(after(sources, sentence("b", 2, 9), sentence("c", 2)))).toEqual([
      source(2),
    ]);
  });

  test("of a document in another language the places are all there is, so they are all listed", () => {
    const places = after({ ...start, mode: "quoted", documentLanguage: "ca" }, sources);
    expect(listedSources(places)).toEqual([]);
    expect(listedSources(withPart(places, { type: "done" }))).toEqual([source(1), source(2)]);
    expect(listedSources(stopped(places))).toEqual([]);
  });
});

test("sentences are put together by paragraph", () => {
  const sentences = ["Uno. ", "Dos.\n", "Tres.", "\n", "Cuatro."].map((text) => ({
    text,
    sources: [],
  }));
  const texts = paragraphs(sentences).map((each) => each.map(({ text }) => text));
  expect(texts).toEqual([["Uno. ", "Dos.\n"], ["Tres.", "\n"], ["Cuatro."]]);
});

test("with a question goes what was answered before: the last six, no refusals, cut to the limit", () => {
  const answered = (id: number): Exchange => ({
    ...after(sentence("x".repeat(9000)), { type: "done" }),
    id,
    question: `${id}`,
  });
  const refused = after({ type: "refusal", text: "No." }, { type: "done" });
  const all = [1, 2, 3, 4, 5, 6, 7].map(answered);
  const placesOnly = after(sources, { type: "done" });
  const broken = failed(after(start), { key: "cut" });
  const history = historyOf([...all, refused, placesOnly, after(start), broken]);
  expect(history.map(({ question }) => question)).toEqual(["2", "3", "4", "5", "6", "7"]);
  expect(history.map(({ answer }) => answer.length)).toEqual([8000, 8000, 8000, 8000, 8000, 8000]);
});
