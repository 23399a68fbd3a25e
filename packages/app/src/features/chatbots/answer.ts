import type { AnswerPart, Language, Source } from "@panel/api-client/ask-bot";

interface Sentence {
  text: string;
  /** Numbers of the sources that it cites. */
  sources: readonly number[];
}

/** An answer as far as it has come. */
export interface Answer {
  mode: "model" | "quoted" | "refused" | undefined;
  /** Language of the quoted document, where it is not the question's. */
  documentLanguage: Language | undefined;
  sources: readonly Source[];
  sentences: readonly Sentence[];
  /** The sentence that is still being written. */
  partial: string;
  refusal: string;
  done: boolean;
}

export const EMPTY_ANSWER: Answer = {
  mode: undefined,
  documentLanguage: undefined,
  sources: [],
  sentences: [],
  partial: "",
  refusal: "",
  done: false,
};

/** The answer after one more event. A second start drops what came before. */
export function withPart(answer: Answer, part: AnswerPart): Answer {
  switch (part.type) {
    case "start":
      return { ...EMPTY_ANSWER, mode: part.mode, documentLanguage: part.documentLanguage };
    case "sources":
      return { ...answer, sources: part.sources };
    case "delta":
      return { ...answer, partial: answer.partial + part.text };
    case "sentence": {
      const { text, sources } = part;
      // An empty one takes back what was being written.
      const sentences = text ? [...answer.sentences, { text, sources }] : answer.sentences;
      return { ...answer, sentences, partial: "" };
    }
    case "refusal":
      return { ...answer, refusal: part.text };
    case "done":
      return { ...answer, done: true };
  }
}
