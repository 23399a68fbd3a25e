import type { ExperiencePath } from "../experience/experience.ts";
import type { PointPath } from "../experience/point.ts";
import type { ContentLanguage } from "../languages.ts";

/** An error keeps visitors from finishing, or shows them what is wrong; a warning may; a hint is to know. */
export type Severity = "error" | "warning" | "hint";
export const SEVERITIES: readonly Severity[] = ["error", "warning", "hint"];

export type FindingGroup =
  | "finish"
  | "challenge"
  | "prize"
  | "place"
  | "languages"
  | "parts"
  | "plan"
  | "access";

/** A step of a walk: to reach a point, or to wait until its duration is over. */
export interface WalkStep {
  readonly point: number;
  readonly event: "reach" | "expire";
}

/**
 * The values of the words of each kind of finding. `other`, `points` and `steps` name points by their ids; metres,
 * minutes, seconds and bytes are numbers; `most` and `asked` are scores, `asset` is an id.
 */
export interface FindingParams {
  noPoints: object;
  noFinal: object;
  /** The same of a route that has a prize. */
  noFinalPrize: object;
  severalFinals: { points: readonly number[] };
  finalUnreachable: object;
  activationCycle: { points: readonly number[] };
  neverOpens: { other: number };
  afterFinal: { other: number };
  unreachable: { other: number };
  deadEnd: { steps: readonly WalkStep[]; other: number };
  lateEnd: { steps: readonly WalkStep[]; seconds: number };
  notProven: { count: number };
  walkBlocked: { walk: string; other: number };
  walkUnended: { walk: string };
  walkPrizeless: { walk: string };
  walkScored: { walk: string; before: number; after: number };
  walkChanged: { walk: string };

  questionMissing: object;
  answerMissing: object;
  answerAlsoCorrect: object;
  answersAlike: object;
  puzzleImageMissing: object;
  puzzleNotSquare: { width: number; height: number };
  wordsMissing: object;
  wordsUnfit: { words: readonly string[] };
  nothingToWin: object;
  hintTooDear: { cost: number; won: number };

  prizeOutOfReach: { asked: number; most: number };
  prizeNotProven: { asked: number; most: number };
  prizeMissable: { asked: number; most: number; points: readonly number[] };
  pickupDaysMissing: object;
  pickupDaysReversed: object;
  pickupOver: { day: string };
  pickupHoursMissing: object;
  pickupHoursHalf: object;
  pickupHoursReversed: object;
  pickupPlaceMissing: object;
  pickupFar: { metres: number };
  lotteryDayMissing: object;
  lotteryOver: { day: string };

  unplaced: object;
  outlying: { metres: number };
  tooClose: { other: number; metres: number };
  codeMissing: object;
  codeTwice: { other: number };
  addressMissing: object;

  defaultLanguageEmpty: object;
  languageUnused: object;
  textMissing: { shown: ContentLanguage };
  translationOutdated: object;
  pictureMissing: { shown: ContentLanguage };
  audioMissing: { shown: ContentLanguage };
  speechOutdated: object;

  assetDeleted: object;
  modelHeavy: { bytes: number; seconds: number };
  modelDemanding: { bytes: number; seconds: number };
  modelUncounted: object;
  clipMissing: { clip: string };
  nameMissing: { asset: number };
  botDeleted: object;
  botInactive: object;
  textsNearlyFull: { percent: number };

  walkPlan: { metres: number; minutes: number };
  languagePlan: { minutes: number; storyMinutes: number; bytes: number };
  downloadPlan: { bytes: number };

  stepsMentioned: object;
  audioWithoutText: object;
  pictureWithoutText: object;
  puzzleWithoutAlternative: object;
}
export type FindingKind = keyof FindingParams;

/** The group and the severity of each kind. */
export const FINDING_KINDS: Readonly<Record<FindingKind, readonly [FindingGroup, Severity]>> = {
  noPoints: ["finish", "error"],
  noFinal: ["finish", "error"],
  noFinalPrize: ["finish", "error"],
  severalFinals: ["finish", "warning"],
  finalUnreachable: ["finish", "error"],
  activationCycle: ["finish", "error"],
  neverOpens: ["finish", "error"],
  afterFinal: ["finish", "error"],
  unreachable: ["finish", "error"],
  deadEnd: ["finish", "error"],
  lateEnd: ["finish", "warning"],
  notProven: ["finish", "hint"],
  walkBlocked: ["finish", "warning"],
  walkUnended: ["finish", "warning"],
  walkPrizeless: ["finish", "warning"],
  walkScored: ["finish", "warning"],
  walkChanged: ["finish", "warning"],

  questionMissing: ["challenge", "error"],
  answerMissing: ["challenge", "error"],
  answerAlsoCorrect: ["challenge", "error"],
  answersAlike: ["challenge", "warning"],
  puzzleImageMissing: ["challenge", "error"],
  puzzleNotSquare: ["challenge", "error"],
  wordsMissing: ["challenge", "error"],
  wordsUnfit: ["challenge", "error"],
  nothingToWin: ["challenge", "warning"],
  hintTooDear: ["challenge", "hint"],

  prizeOutOfReach: ["prize", "error"],
  prizeNotProven: ["prize", "hint"],
  prizeMissable: ["prize", "hint"],
  pickupDaysMissing: ["prize", "warning"],
  pickupDaysReversed: ["prize", "error"],
  pickupOver: ["prize", "error"],
  pickupHoursMissing: ["prize", "warning"],
  pickupHoursHalf: ["prize", "warning"],
  pickupHoursReversed: ["prize", "error"],
  pickupPlaceMissing: ["prize", "error"],
  pickupFar: ["prize", "warning"],
  lotteryDayMissing: ["prize", "error"],
  lotteryOver: ["prize", "error"],

  unplaced: ["place", "error"],
  outlying: ["place", "warning"],
  tooClose: ["place", "warning"],
  codeMissing: ["place", "error"],
  codeTwice: ["place", "error"],
  addressMissing: ["place", "hint"],

  defaultLanguageEmpty: ["languages", "error"],
  languageUnused: ["languages", "hint"],
  textMissing: ["languages", "warning"],
  translationOutdated: ["languages", "warning"],
  pictureMissing: ["languages", "hint"],
  audioMissing: ["languages", "warning"],
  speechOutdated: ["languages", "warning"],

  assetDeleted: ["parts", "error"],
  modelHeavy: ["parts", "warning"],
  modelDemanding: ["parts", "hint"],
  modelUncounted: ["parts", "hint"],
  clipMissing: ["parts", "warning"],
  nameMissing: ["parts", "warning"],
  botDeleted: ["parts", "error"],
  botInactive: ["parts", "warning"],
  textsNearlyFull: ["parts", "warning"],

  walkPlan: ["plan", "hint"],
  languagePlan: ["plan", "hint"],
  downloadPlan: ["plan", "hint"],

  stepsMentioned: ["access", "hint"],
  audioWithoutText: ["access", "warning"],
  pictureWithoutText: ["access", "hint"],
  puzzleWithoutAlternative: ["access", "hint"],
};

/** The field that a finding is about: of the experience, its list of points, or a field of a point. */
export interface FindingPlace {
  /** Id of the point; undefined for the experience. */
  readonly point?: number;
  readonly field: ExperiencePath | PointPath | "points";
  /** Of a translated field, the language in which it is to be opened. */
  readonly language?: ContentLanguage;
}

/** Something that an author should know about a route. Plain data, which may be sent between threads. */
export type Finding = {
  [Kind in FindingKind]: {
    readonly kind: Kind;
    readonly group: FindingGroup;
    readonly severity: Severity;
    readonly at: FindingPlace;
    readonly params: FindingParams[Kind];
  };
}[FindingKind];

/** A finding of a kind that needs no values, or with its values. */
export function finding<Kind extends FindingKind>(
  kind: Kind,
  at: FindingPlace,
  ...[params]: object extends FindingParams[Kind] ? [] : [FindingParams[Kind]]
): Finding {
  const [group, severity] = FINDING_KINDS[kind];
  return { kind, group, severity, at, params: params ?? {} } as Finding;
}

/** The place of a field of a point. */
export function ofPoint(
  { id }: { readonly id: number },
  field: PointPath,
  language?: ContentLanguage,
): FindingPlace {
  return { point: id, field, ...(language ? { language } : {}) };
}

/** The place of a field of the experience, or its list of points. */
export function ofExperience(
  field: ExperiencePath | "points",
  language?: ContentLanguage,
): FindingPlace {
  return { field, ...(language ? { language } : {}) };
}
