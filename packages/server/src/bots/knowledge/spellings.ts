import { isMistyped, mostSlips } from "./mistyped.ts";

/** Words that are known, to look up what a mistyped one stands for. */
export interface Spellings<T> {
  /**
   * @param text folded
   * @param isBeginning whether it is the beginning of a word, whose end may be any
   */
  add(text: string, value: T, options?: { isBeginning?: boolean }): void;
  /** The values of the words that this one is but for a slip of the finger, in their order. @param word folded */
  near(word: string): Generator<T, void, undefined>;
}

interface Spelling<T> {
  text: string;
  letters: number;
  isBeginning: boolean;
  value: T;
}

/**
 * A question may have hundreds of unknown words, and there are thousands of known ones. To compare two words letter by
 * letter takes microseconds, so only those are that begin with the same letter, as `isMistyped` asks for, and have nearly
 * the same letters.
 */
export function knownSpellings<T>(): Spellings<T> {
  const byFirstLetter = new Map<string, Spelling<T>[]>();
  return {
    add(text, value, { isBeginning = false } = {}) {
      const [first = ""] = text;
      const alike = byFirstLetter.get(first) ?? [];
      alike.push({ text, value, isBeginning, letters: lettersOf(text).at(-1) ?? 0 });
      byFirstLetter.set(first, alike);
    },
    *near(word) {
      const letters = lettersOf(word);
      for (const each of byFirstLetter.get(word[0] ?? "") ?? []) {
        const right = each.text.length;
        const length = each.isBeginning ? Math.min(word.length, right) : word.length;
        const most = mostSlips(length, right);
        if (Math.abs(length - right) > most) continue;
        // A wrong letter is one that is missing and one too many.
        if (countBits((letters[length - 1] ?? 0) ^ each.letters) > 2 * most) continue;
        if (isMistyped(word.slice(0, length), each.text)) yield each.value;
      }
    },
  };
}

/** Which letters each beginning of a word has, as bits, from its first letter to the whole. */
function lettersOf(word: string): number[] {
  let letters = 0;
  return Array.from(
    { length: word.length },
    (_, at) => (letters |= 1 << (word.charCodeAt(at) & 31)),
  );
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
