import type { FormModel, Model } from "./field.ts";
import * as field from "./field.ts";
import type { WireTable } from "./wire-types.ts";
import { isOfLetters, lettersOf } from "./word-letters.ts";

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

const score = field.number({ max: 100_000, default: DEFAULT_SCORE });
const answer = field.texts({ max: 300 });
const description = field.texts({ max: 500, lines: true });
/** Read on a phone, in the street. */
const explanation = field.texts({ max: 300, lines: true });

/** The kinds of challenges, in the order in which authors choose from them, and the values of each. */
export const challengeParts = {
  question: {
    question: field.texts({ max: 500 }),
    answerCorrect: answer,
    answerIncorrect1: answer,
    answerIncorrect2: answer,
    scoreCorrect: score,
    /** Points that a wrong answer costs, as a positive number. */
    scoreIncorrect: field.number({ max: 100_000, default: 0 }),
    /** Said after a right answer, and after a wrong one. */
    whyCorrect: explanation,
    whyIncorrect: explanation,
  },
  puzzle: {
    image: field.asset("image", { square: true }),
    size: field.choice(PUZZLE_SIZES, DEFAULT_PUZZLE_SIZE),
    description,
    score,
  },
  wordSearch: {
    words: field.words((list) => (areWords(list) ? undefined : "CHALLENGE.wordsInvalid")),
    description,
    score,
  },
  points: { score },
};

/** A kind with something to play. */
export type PlayedKind = keyof typeof challengeParts;
export type ChallengeKind = "none" | PlayedKind;
export const PLAYED_KINDS = Object.keys(challengeParts) as readonly PlayedKind[];
/** Kinds of challenges that a point can have. */
export const CHALLENGE_KINDS: readonly ChallengeKind[] = ["none", ...PLAYED_KINDS];

/** What the contract calls each kind, and the part of `MapPointMinigame` with its values. */
export const CHALLENGE_TYPES = {
  none: "espera",
  question: "multi_respuesta",
  puzzle: "puzzle_imagen",
  wordSearch: "sopa_letras",
  points: "puntos",
} as const satisfies Record<ChallengeKind, string>;

/** What the game, the check and the change of many points ask of each kind. */
const TRAITS = {
  question: {
    won: "scoreCorrect",
    lost: "scoreIncorrect",
    needs: ["question", "answerCorrect", "answerIncorrect1", "answerIncorrect2"],
  },
  puzzle: { won: "score", needs: [] },
  wordSearch: { won: "score", needs: ["words"] },
  points: { won: "score", needs: [] },
} as const satisfies {
  [K in PlayedKind]: {
    /** The value with the points that it gives when it is passed, and of those that it takes when it is failed. */
    won: keyof (typeof challengeParts)[K];
    lost?: keyof (typeof challengeParts)[K];
    /** Texts without which it cannot be played. */
    needs: readonly (keyof (typeof challengeParts)[K])[];
  };
};

/** Where a point has what its challenge gives. */
type ScorePath = {
  [K in PlayedKind]: `challenge.${K}.${(typeof TRAITS)[K]["won"]}`;
}[PlayedKind];

/** Path of the points that a kind of challenge gives. */
export const scorePath = (kind: PlayedKind) => `challenge.${kind}.${TRAITS[kind].won}` as ScorePath;

const NEEDED: ReadonlySet<string> = new Set(
  Object.entries(TRAITS).flatMap(([kind, { needs }]) =>
    needs.map((name) => `challenge.${kind}.${name}`),
  ),
);

/** Whether there is something to solve, so that a hint can help. */
export const takesHint = (kind: ChallengeKind): boolean => kind !== "none" && kind !== "points";

/** Whether a challenge cannot be played without the text at this path. */
export const isNeeded = (path: string): boolean => NEEDED.has(path);

/**
 * A challenge as stored: which kind is in force, and the values of every kind. The values of
 * the other kinds are kept, so that switching between kinds loses nothing.
 */
export const challengeFields = {
  kind: field.choice<ChallengeKind>(CHALLENGE_KINDS, "none"),
  /** Helps with whatever has to be solved, and takes points from whoever asks for it. */
  hint: {
    text: explanation,
    cost: field.number({ max: 100_000, default: DEFAULT_SCORE }),
  },
  ...challengeParts,
};
type NamedFields = WireTable<{ challenge: typeof challengeFields }>;

/** The names of the values of each kind in `MapPointForm`, and in its part of `MapPointMinigame`. */
export const CHALLENGE_WIRE = {
  "challenge.question.question": { form: "question", record: ["multi_respuesta", "Question"] },
  "challenge.question.answerCorrect": {
    form: "answerCorrect",
    record: ["multi_respuesta", "AnswerCorrect"],
  },
  "challenge.question.answerIncorrect1": {
    form: "answerIncorrect1",
    record: ["multi_respuesta", "AnswerIncorrect1"],
  },
  "challenge.question.answerIncorrect2": {
    form: "answerIncorrect2",
    record: ["multi_respuesta", "AnswerIncorrect2"],
  },
  "challenge.question.scoreCorrect": {
    form: "scoreCorrect",
    record: ["multi_respuesta", "ScoreCorrect"],
  },
  "challenge.question.scoreIncorrect": {
    form: "scoreIncorrect",
    record: ["multi_respuesta", "ScoreIncorrect"],
  },
  "challenge.puzzle.image": { form: "puzzleImg", record: ["puzzle_imagen", "IdMod"] },
  "challenge.puzzle.size": { form: "puzzleSize", record: ["puzzle_imagen", "size"] },
  "challenge.puzzle.description": {
    form: "puzzleDescription",
    record: ["puzzle_imagen", "description"],
  },
  "challenge.puzzle.score": { form: "puzzleScore", record: ["puzzle_imagen", "score"] },
  "challenge.wordSearch.words": { form: "words", record: ["sopa_letras", "words"] },
  "challenge.wordSearch.description": {
    form: "wordsDescription",
    record: ["sopa_letras", "description"],
  },
  "challenge.wordSearch.score": { form: "wordsScore", record: ["sopa_letras", "score"] },
  "challenge.points.score": { form: "pointsScore", record: ["puntos", "score"] },
} as const satisfies NamedFields;

export type WrittenChallenge = Model<typeof challengeFields>;
export type ChallengeForm = FormModel<typeof challengeFields>;

/** The challenge that visitors see: only the values of the kind in force. */
export type Challenge =
  | { kind: "none" }
  | {
      [K in PlayedKind]: { kind: K } & Model<(typeof challengeParts)[K]>;
    }[PlayedKind];

export function challengeOf(written: WrittenChallenge): Challenge {
  const { kind } = written;
  return kind === "none" ? { kind } : ({ kind, ...written[kind] } as Challenge);
}

/** The points that a challenge gives when it is passed, and takes when it is failed. */
export function scoresOf(written: WrittenChallenge): { won: number; lost: number } {
  if (written.kind === "none") return { won: 0, lost: 0 };
  const traits: { won: string; lost?: string } = TRAITS[written.kind];
  const values: Readonly<Record<string, unknown>> = written[written.kind];
  const points = (name = "") => Number(values[name] ?? 0);
  return { won: points(traits.won), lost: points(traits.lost) };
}
