import { isOfLetters, lettersOf } from "../experience/word-letters.ts";
import { shuffled, type Random } from "./chance.ts";

/** Letters along a side of a word search: a word of the largest length fills a row. */
export const WORD_GRID_SIZE = 7;
/** Letters of the shortest word that can be searched for. */
export const WORD_LETTERS_MIN = 2;

/** A word search, row by row, each cell one letter in upper case. */
export type WordGrid = readonly (readonly string[])[];

/** The words that cannot be laid out: too short or too long, not of letters, or more than there are rows. */
export function unfitWords(words: readonly string[]): string[] {
  return words.filter((word, index) => index >= WORD_GRID_SIZE || !fits(word));
}

function fits(word: string): boolean {
  const { length } = lettersOf(word);
  return length >= WORD_LETTERS_MIN && length <= WORD_GRID_SIZE && isOfLetters(word);
}

/**
 * A grid with each word in a row of its own, forwards, and the letters of the words in the cells
 * between; undefined if some word does not fit.
 */
export function layOutWords(words: readonly string[], random: Random): WordGrid | undefined {
  if (words.length === 0 || unfitWords(words).length > 0) return undefined;
  const alphabet = words.flatMap(lettersOf);
  const filler = () => alphabet[random(alphabet.length)] ?? "";
  const rows = Array.from({ length: WORD_GRID_SIZE }, (_, index) => {
    const letters = index < words.length ? lettersOf(words[index] ?? "") : [];
    const before = random(WORD_GRID_SIZE - letters.length + 1);
    const row = Array.from({ length: WORD_GRID_SIZE }, filler);
    row.splice(before, letters.length, ...letters);
    return row;
  });
  return shuffled(rows, random);
}
