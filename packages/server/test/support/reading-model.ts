import { ModelProvider, says } from "./model-provider.ts";

/** What a call's user message holds; see `messagesOf`. */
interface Material {
  passages: { number: number; text: string }[];
}

/** A model that reads as well as can be: what it answers says what the search has given it. */
export interface ReadingModel {
  provider: ModelProvider;
  /**
   * Says what the next questions are answered by.
   * @param answers one of these is in a right answer; null where the documents do not say
   */
  expect(answers: readonly string[] | null): void;
}

/**
 * A provider that quotes, over the real protocol, the sentence that holds the right answer if one of
 * the passages does, and otherwise says that there is none. Its vectors count the letters of a text in
 * runs of four, so they know the likeness of words and nothing of their meaning.
 */
export async function startReadingModel(): Promise<ReadingModel> {
  const provider = await ModelProvider.start();
  let wanted: readonly string[] | null = null;
  provider.reply = (response, call) => {
    const { passages } = JSON.parse(call.messages.at(-1)?.content ?? "") as Material;
    return says(answerFrom(passages, wanted))(response, call);
  };
  return { provider, expect: (answers) => (wanted = answers) };
}

/** Turns the vectors of a provider on. */
export function withVectors(provider: ModelProvider): void {
  provider.embed = vectorOf;
}

function answerFrom(passages: Material["passages"], wanted: readonly string[] | null): string {
  for (const { number, text } of passages) {
    const lower = text.toLowerCase();
    for (const answer of wanted ?? []) {
      const at = lower.indexOf(answer.toLowerCase());
      if (at < 0) continue;
      const start = Math.max(text.lastIndexOf("\n", at), text.lastIndexOf(". ", at) + 1) + 1;
      const rest = text.slice(at + answer.length);
      const end = at + answer.length + (/\.(?=\s|$)|\n|$/.exec(rest)?.index ?? 0);
      return `${text.slice(start, end).trim()} [${number}].`;
    }
  }
  return "NO_ANSWER";
}

const WIDTH = 256;
const RUN = 4;

function vectorOf(text: string): number[] {
  const vector = Array.from({ length: WIDTH }, () => 0);
  const letters = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\P{L}+/gu, " ");
  for (let at = 0; at + RUN <= letters.length; at += 1) {
    let hash = 0;
    for (const letter of letters.slice(at, at + RUN)) {
      hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
    }
    vector[hash % WIDTH] = (vector[hash % WIDTH] ?? 0) + 1;
  }
  return vector;
}
