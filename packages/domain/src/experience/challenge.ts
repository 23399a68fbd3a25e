import type { FormModel, Model } from "./field.ts";
import * as row from "./field.ts";
import { isOfLetters, lettersOf } from "./word-letters.ts";

/** Kinds of challenges that a point can have. */
export const CHALLENGE_KINDS = ["none", "question", "puzzle", "wordSearch", "points"] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

/** Scores that an author can choose, and the default. */
export const SCORES = [5, 10, 15, 20, 25, 30] as const;
export const DEFAULT_SCORE = 5;

/** Number of pieces along a side of the puzzle. */
export const PUZZLE_SIZES = [3, 4, 5, 6] as const;
export const DEFAULT_PUZZLE_SIZE = 3;

export const WORDS_MAX = 6;
export const WORD_LENGTH_MAX = 7;

/** The scores to choose from. A different stored score is added to them. */
export function scoreChoices(stored: number): readonly number[] {
  return [...new Set([...SCORES, stored])].toSorted((a, b) => a - b);
}

/** Whether an image is square, as a puzzle requires. Sizes in pixels. */
export function isSquare({ width, height }: { width: number; height: number }): boolean {
  return width > 0 && width === height;
}

/** Why a word cannot be added to a word search. */
export type WordProblem =
  | "duplicateWord"
  | "wordLimit"
  | "characterLimit"
  | "spaceInWord"
  | "notLetters";

/**
 * Whether a word may be added to those of a word search: at most 6, of at most 7 characters each,
 * each only once regardless of case, of letters that a grid can hold, and without spaces, because spaces separate the words
 * where they are stored.
 */
export function wordProblem(word: string, words: readonly string[]): WordProblem | undefined {
  const known = words.map(folded);
  if (known.includes(folded(word))) return "duplicateWord";
  if (words.length >= WORDS_MAX) return "wordLimit";
  if (/\s/.test(word)) return "spaceInWord";
  if (!isOfLetters(word)) return "notLetters";
  if (lettersOf(word).length > WORD_LENGTH_MAX) return "characterLimit";
  return undefined;
}

/** Whether all words of a word search are valid. */
function areWords(words: readonly string[]): boolean {
  return words.every((word, index) => wordProblem(word, words.slice(0, index)) === undefined);
}

const folded = (word: string) => word.normalize().toLowerCase();

const score = row.number({ max: 100_000, default: DEFAULT_SCORE });
const answer = row.texts({ max: 300 });
const description = row.texts({ max: 500, lines: true });

/** The values of each kind of challenge. */
export const challengeParts = {
  question: {
    question: row.texts({ max: 500 }),
    answerCorrect: answer,
    answerIncorrect1: answer,
    answerIncorrect2: answer,
    scoreCorrect: score,
    /** Points that a wrong answer costs, as a positive number. */
    scoreIncorrect: row.number({ max: 100_000, default: 0 }),
  },
  puzzle: {
    image: row.asset("image", { square: true }),
    size: row.choice(PUZZLE_SIZES, DEFAULT_PUZZLE_SIZE),
    description,
    score,
  },
  wordSearch: {
    words: row.words((list) => (areWords(list) ? undefined : "CHALLENGE.wordsInvalid")),
    description,
    score,
  },
  points: { score },
};

/** Where a point has what its challenge gives. */
export const SCORE_PATHS = {
  question: "challenge.question.scoreCorrect",
  puzzle: "challenge.puzzle.score",
  wordSearch: "challenge.wordSearch.score",
  points: "challenge.points.score",
} as const satisfies Record<keyof typeof challengeParts, string>;

/**
 * A challenge as stored: which kind is in force, and the values of every kind. The values of
 * the other kinds are kept, so that switching between kinds loses nothing.
 */
export const challengeFields = {
  kind: row.choice<ChallengeKind>(CHALLENGE_KINDS, "none"),
  ...challengeParts,
};
export type WrittenChallenge = Model<typeof challengeFields>;
export type ChallengeForm = FormModel<typeof challengeFields>;

/** The challenge that visitors see: only the values of the kind in force. */
export type Challenge =
  | { kind: "none" }
  | {
      [Kind in keyof typeof challengeParts]: { kind: Kind } & Model<(typeof challengeParts)[Kind]>;
    }[keyof typeof challengeParts];

export function challengeOf(written: WrittenChallenge): Challenge {
  switch (written.kind) {
    case "none":
      return { kind: "none" };
    case "question":
      return { kind: "question", ...written.question };
    case "puzzle":
      return { kind: "puzzle", ...written.puzzle };
    case "wordSearch":
      return { kind: "wordSearch", ...written.wordSearch };
    case "points":
      return { kind: "points", ...written.points };
  }
}
