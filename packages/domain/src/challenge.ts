/** What a point asks of its visitors; 'espera' asks nothing (document 2, section 2). */
export const CHALLENGES = [
  "espera",
  "multi_respuesta",
  "puzzle_imagen",
  "sopa_letras",
  "puntos",
] as const;
export type Challenge = (typeof CHALLENGES)[number];

/** Points that an author chooses from, and how many there are at first. */
export const SCORES = [5, 10, 15, 20, 25, 30] as const;
export const DEFAULT_SCORE = 5;

/** Pieces along a side of the puzzle. */
export const PUZZLE_SIZES = [3, 4, 5, 6] as const;
export const DEFAULT_PUZZLE_SIZE = 3;

export const QUESTION_MAX = 500;
export const ANSWER_MAX = 300;
export const CHALLENGE_TEXT_MAX = 500;

export const WORDS_MAX = 6;
export const WORD_LENGTH_MAX = 7;

/** The score to choose from; one that was stored otherwise stays among them. */
export function scoreChoices(stored: number): readonly number[] {
  return [...new Set([...SCORES, stored])].toSorted((a, b) => a - b);
}

/** A puzzle is cut from a picture as wide as high. Pixels. */
export function isSquare({ width, height }: { width: number; height: number }): boolean {
  return width > 0 && width === height;
}

/** Why a word does not go into a word search. */
export type WordProblem = "duplicateWord" | "wordLimit" | "characterLimit" | "spaceInWord";

/**
 * Whether a word may be added to those of a word search: at most 6, of at most 7 characters each,
 * in any case only once, and without a space, which separates them where they are stored.
 */
export function wordProblem(word: string, words: readonly string[]): WordProblem | undefined {
  const known = words.map(folded);
  if (known.includes(folded(word))) return "duplicateWord";
  if (words.length >= WORDS_MAX) return "wordLimit";
  if (/\s/.test(word)) return "spaceInWord";
  if (Array.from(word.normalize()).length > WORD_LENGTH_MAX) return "characterLimit";
  return undefined;
}

/** The words of a word search as they are stored, separated by a space. */
export function wordsOf(stored: string): string[] {
  return stored.split(" ").filter(Boolean);
}

export function storedWords(words: readonly string[]): string {
  return words.map((word) => word.normalize()).join(" ");
}

const folded = (word: string) => word.normalize().toLowerCase();
