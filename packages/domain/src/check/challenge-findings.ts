import {
  challengeOf,
  isSquare,
  scorePath,
  scoresOf,
  type Challenge,
} from "../experience/challenge.ts";
import type { ContentLanguage } from "../languages.ts";
import { hintOf } from "../play/play.ts";
import type { RoutePoint } from "../play/route.ts";
import { unfitWords } from "../play/word-grid.ts";
import { finding, ofPoint, type Finding } from "./finding.ts";
import type { RouteFacts } from "./facts.ts";

/**
 * Whether the challenge of each point can be played, and passed. What only other languages than the default lack is
 * shown in the default one: the findings of languages tell it.
 */
export function challengeFindings({ route, languages, asset }: RouteFacts): Finding[] {
  const { language: byDefault } = route.experience;
  return route.points.flatMap((point) => {
    const challenge = challengeOf(point.challenge);
    return [
      ...(challenge.kind === "question"
        ? [
            ...missingFindings(point, challenge, byDefault),
            ...languages.flatMap((language) => alikeFindings(point, challenge, language)),
          ]
        : []),
      ...(challenge.kind === "puzzle" ? puzzleFindings(point, challenge, asset) : []),
      ...(challenge.kind === "wordSearch"
        ? [
            ...(challenge.words[byDefault].length === 0
              ? [finding("wordsMissing", ofPoint(point, "challenge.wordSearch.words", byDefault))]
              : []),
            ...languages.flatMap((language) => wordFindings(point, challenge, language)),
          ]
        : []),
      ...(challenge.kind !== "none" && scoresOf(point.challenge).won === 0
        ? [finding("nothingToWin", ofPoint(point, scorePath(challenge.kind)))]
        : []),
      ...hintFindings(point),
    ];
  });
}

/** Nobody asks for a hint that costs as much as there is to win. */
function hintFindings(point: RoutePoint): Finding[] {
  const cost = hintOf(point)?.cost ?? 0;
  const { won } = scoresOf(point.challenge);
  if (won === 0 || cost < won) return [];
  return [finding("hintTooDear", ofPoint(point, "challenge.hint.cost"), { cost, won })];
}

type Of<Kind> = Extract<Challenge, { kind: Kind }>;

const ANSWERS = ["answerCorrect", "answerIncorrect1", "answerIncorrect2"] as const;

const answerPlace = (
  point: RoutePoint,
  name: "question" | (typeof ANSWERS)[number],
  language: ContentLanguage,
) => ofPoint(point, `challenge.question.${name}`, language);

function missingFindings(
  point: RoutePoint,
  question: Of<"question">,
  language: ContentLanguage,
): Finding[] {
  const isMissing = (name: "question" | (typeof ANSWERS)[number]) =>
    question[name][language].trim() === "";
  return [
    ...(isMissing("question")
      ? [finding("questionMissing", answerPlace(point, "question", language))]
      : []),
    ...ANSWERS.filter(isMissing).map((name) =>
      finding("answerMissing", answerPlace(point, name, language)),
    ),
  ];
}

function alikeFindings(
  point: RoutePoint,
  question: Of<"question">,
  language: ContentLanguage,
): Finding[] {
  const [correct, first, second] = ANSWERS.map((name) => folded(question[name][language]));
  const at = (name: (typeof ANSWERS)[number]) => answerPlace(point, name, language);
  return [
    ...(correct && first === correct ? [finding("answerAlsoCorrect", at("answerIncorrect1"))] : []),
    ...(correct && second === correct
      ? [finding("answerAlsoCorrect", at("answerIncorrect2"))]
      : []),
    ...(first && first === second && first !== correct
      ? [finding("answersAlike", at("answerIncorrect2"))]
      : []),
  ];
}

/** Texts that read alike are the same whatever their case and spaces. */
const folded = (text: string) => text.normalize().trim().replace(/\s+/g, " ").toLowerCase();

function puzzleFindings(
  point: RoutePoint,
  puzzle: Of<"puzzle">,
  asset: RouteFacts["asset"],
): Finding[] {
  const at = ofPoint(point, "challenge.puzzle.image");
  if (puzzle.image === 0) return [finding("puzzleImageMissing", at)];
  const { width, height } = asset(puzzle.image) ?? {};
  if (!width || !height || isSquare({ width, height })) return [];
  return [finding("puzzleNotSquare", at, { width, height })];
}

function wordFindings(
  point: RoutePoint,
  { words }: Of<"wordSearch">,
  language: ContentLanguage,
): Finding[] {
  const unfit = unfitWords(words[language]);
  const at = ofPoint(point, "challenge.wordSearch.words", language);
  return unfit.length > 0 ? [finding("wordsUnfit", at, { words: unfit })] : [];
}
