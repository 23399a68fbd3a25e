import type { AnswerPart, Language, Question, Source } from "@panel/api-client/ask-bot";
import { HISTORY_MAX } from "@panel/domain/chatbots";
import type { Problem } from "./problem.ts";

/** A complete sentence of an answer and the numbers of its sources. */
export interface Sentence {
  text: string;
  sources: readonly number[];
}

/** A question and what has come of its answer. */
export interface Exchange {
  id: number;
  question: string;
  state: "running" | "done" | "stopped" | "failed";
  mode?: "model" | "quoted" | "refused" | undefined;
  /** Language of the answer. */
  language?: Language | undefined;
  /** Language of the quoted document, where it is another one. */
  documentLanguage?: Language | undefined;
  /** Whether a language model should have answered but could not. */
  modelFailed?: boolean | undefined;
  sources: readonly Source[];
  sentences: readonly Sentence[];
  /** The beginning of a sentence that is not complete. */
  pending: string;
  refusal?: string | undefined;
  /** Lets the visitor say whether the answer was useful. */
  rating?: string | undefined;
  /** Why it failed. */
  problem?: Problem | undefined;
}

export function newExchange(id: number, question: string): Exchange {
  return { id, question, state: "running", sources: [], sentences: [], pending: "" };
}

/** The exchange after the next event of its answer. */
export function withPart(exchange: Exchange, part: AnswerPart): Exchange {
  switch (part.type) {
    case "start":
      return {
        ...newExchange(exchange.id, exchange.question),
        mode: part.mode,
        language: part.language,
        documentLanguage: part.documentLanguage,
        modelFailed: part.failure !== undefined,
      };
    case "sources":
      return { ...exchange, sources: part.sources };
    case "delta":
      return { ...exchange, pending: exchange.pending + part.text };
    case "sentence": {
      const { text, sources } = part;
      // An empty one takes back what was being written.
      const sentences = text ? [...exchange.sentences, { text, sources }] : exchange.sentences;
      return { ...exchange, pending: "", sentences };
    }
    case "refusal":
      return { ...exchange, refusal: part.text };
    case "done":
      return { ...ended(exchange), state: "done", rating: part.rating };
  }
}

/** Ended early: what has come of the last sentence stays, without a source. */
function ended(exchange: Exchange): Exchange {
  const { pending, sentences } = exchange;
  if (pending.trim() === "") return { ...exchange, pending: "" };
  return { ...exchange, pending: "", sentences: [...sentences, { text: pending, sources: [] }] };
}

export const stopped = (exchange: Exchange): Exchange => ({
  ...ended(exchange),
  state: "stopped",
});

export const failed = (exchange: Exchange, problem: Problem): Exchange => ({
  ...ended(exchange),
  state: "failed",
  problem,
});

/** The text of an answer without its sources. */
export const answerText = ({ sentences, refusal }: Exchange): string =>
  [...sentences.map(({ text }) => text.trim()), ...(refusal ? [refusal] : [])].join(" ");

/**
 * The sources that sentences of an answer cite, each once, by number. All of them where there is no
 * sentence: of a document in another language only the places are told.
 */
export function listedSources({ sources, sentences, state }: Exchange): readonly Source[] {
  if (state === "done" && sentences.length === 0) return sources;
  const cited = new Set(sentences.flatMap((sentence) => sentence.sources));
  return sources.filter(({ number }) => cited.has(number));
}

/** Sentences by paragraph: one ends with a line break. */
export function paragraphs(sentences: readonly Sentence[]): Sentence[][] {
  const all: Sentence[][] = [[]];
  for (const sentence of sentences) {
    all.at(-1)?.push(sentence);
    const { text } = sentence;
    if (text.slice(text.trimEnd().length).includes("\n")) all.push([]);
  }
  return all.filter(({ length }) => length > 0);
}

/** The conversation as it goes with the next question: what was answered, oldest first. */
export function historyOf(exchanges: readonly Exchange[]): NonNullable<Question["history"]> {
  return exchanges
    .filter(({ state, refusal, sentences }) => state === "done" && !refusal && sentences.length > 0)
    .map((exchange) => ({
      question: exchange.question,
      answer: answerText(exchange).slice(0, HISTORY_MAX.answer),
    }))
    .slice(-HISTORY_MAX.questions);
}
