import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
import { instructions } from "./prompt.ts";

/** So many words in a row of the instructions are no chance. */
export const LEAK_WORDS = 5;

/** The words of a text in lower case, without marks. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - LEAK_WORDS + 1))
    .map((_, index) => words.slice(index, index + LEAK_WORDS).join(" "));
}

const RUNS = new Set(
  INTERFACE_LANGUAGES.flatMap((language) => runsOf(wordsOf(instructions(language)))),
);

/** Whether a text repeats a part of the instructions, word for word. */
export function repeatsInstructions(text: string): boolean {
  return runsOf(wordsOf(text)).some((run) => RUNS.has(run));
}

/** The end of a text that may, with what follows, become a part of the instructions. */
export function lastWords(text: string): string {
  return wordsOf(text)
    .slice(1 - LEAK_WORDS)
    .join(" ");
}
