import { perLanguage } from "@panel/domain/languages";
import {
  ANSWER_MAX,
  CHALLENGE_TEXT_MAX,
  CHALLENGES,
  DEFAULT_PUZZLE_SIZE,
  DEFAULT_SCORE,
  QUESTION_MAX,
} from "@panel/domain/challenge";
import { GYMKHANA_TEXT_MAX } from "@panel/domain/gymkhana";
import {
  ANIMATIONS,
  MODEL_TITLE_MAX,
  NO_DEPENDENCY,
  POINT_NAME_MAX,
  STORY_TITLE_MAX,
} from "@panel/domain/map-point";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";
import { NO_ADDRESS } from "../../../shared/address/look-up.ts";

const key = (message: TranslationKey) => message;
const text = (max: number) => z.string().check(z.maxLength(max, key("VALIDATION.tooLong")));
const texts = (max: number) => z.object({ cas: text(max), cat: text(max), eng: text(max) });
/** Ids of assets; 0 for none. */
const assets = z.object({ cas: z.number(), cat: z.number(), eng: z.number() });

/** The form of a map point. Position and name are asked for when it is saved: see `pointObstacle`. */
export const pointSchema = z.object({
  name: texts(POINT_NAME_MAX),
  position: z.object({ lat: z.nullable(z.number()), lon: z.nullable(z.number()) }),
  address: z.object({
    location: z.string(),
    streetName: z.string(),
    streetNumber: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  /** Seconds, as typed; nothing typed is 0. */
  duration: z.string().check(z.regex(/^\d{0,9}$/, key("VALIDATION.wholeNumber"))),
  dependency: z.number(),
  dependencyNeg: z.number(),
  isFinal: z.boolean(),
  storyTitle: texts(STORY_TITLE_MAX),
  storyText: texts(GYMKHANA_TEXT_MAX),
  storyImage: assets,
  storySound: assets,
  /** The 3D model that stands at the point. */
  model: z.number(),
  modelTitle: texts(MODEL_TITLE_MAX),
  animation: z.enum(ANIMATIONS),
  challenge: z.enum(CHALLENGES),
  question: texts(QUESTION_MAX),
  answerCorrect: texts(ANSWER_MAX),
  answerIncorrect1: texts(ANSWER_MAX),
  answerIncorrect2: texts(ANSWER_MAX),
  scoreCorrect: z.number(),
  /** Points lost, as typed; nothing typed is 0. */
  scoreIncorrect: z.string().check(z.regex(/^\d{0,5}$/, key("VALIDATION.wholeNumber"))),
  puzzleImage: z.number(),
  puzzleSize: z.number(),
  puzzleText: texts(CHALLENGE_TEXT_MAX),
  puzzleScore: z.number(),
  /** As they are stored: separated by a space. */
  words: z.object({ cas: z.string(), cat: z.string(), eng: z.string() }),
  wordsText: texts(CHALLENGE_TEXT_MAX),
  wordsScore: z.number(),
  pointsScore: z.number(),
});

export type PointValues = z.infer<typeof pointSchema>;

/** The texts that each language has, in the order of the editor. */
export const POINT_TEXTS = [
  "name",
  "storyTitle",
  "storyText",
  "modelTitle",
  "question",
  "answerCorrect",
  "answerIncorrect1",
  "answerIncorrect2",
  "puzzleText",
  "words",
  "wordsText",
] as const;
export type PointTextName = (typeof POINT_TEXTS)[number];

export function newPoint(): PointValues {
  return {
    name: perLanguage(() => ""),
    position: { lat: null, lon: null },
    address: NO_ADDRESS,
    duration: "0",
    dependency: NO_DEPENDENCY,
    dependencyNeg: NO_DEPENDENCY,
    isFinal: false,
    storyTitle: perLanguage(() => ""),
    storyText: perLanguage(() => ""),
    storyImage: perLanguage(() => 0),
    storySound: perLanguage(() => 0),
    model: 0,
    modelTitle: perLanguage(() => ""),
    animation: "0",
    challenge: "espera",
    question: perLanguage(() => ""),
    answerCorrect: perLanguage(() => ""),
    answerIncorrect1: perLanguage(() => ""),
    answerIncorrect2: perLanguage(() => ""),
    scoreCorrect: DEFAULT_SCORE,
    scoreIncorrect: "0",
    puzzleImage: 0,
    puzzleSize: DEFAULT_PUZZLE_SIZE,
    puzzleText: perLanguage(() => ""),
    puzzleScore: DEFAULT_SCORE,
    words: perLanguage(() => ""),
    wordsText: perLanguage(() => ""),
    wordsScore: DEFAULT_SCORE,
    pointsScore: DEFAULT_SCORE,
  };
}

/** A draft, if this form knows its shape. What an older form did not have yet stays as it is stored. */
export function acceptPointDraft(values: unknown, stored: PointValues): PointValues | undefined {
  if (typeof values !== "object" || values === null) return undefined;
  return pointSchema.safeParse({ ...stored, ...values }).data;
}

/** Whether a value of the form, by its path, is the id of an asset. */
export function isPointAssetPath(path: string): boolean {
  return (
    path === "model" ||
    path === "puzzleImage" ||
    path.startsWith("storyImage.") ||
    path.startsWith("storySound.")
  );
}
