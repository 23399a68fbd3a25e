import type { MapPointMinigame, NewMapPointForm } from "@panel/api-client/panel";
import { LANGUAGE, perLanguage } from "@panel/domain/languages";
import { each } from "../per-language-fields.ts";
import { newPoint, type PointValues } from "../schema.ts";

/** The part of a point's form that is about its challenge. */
type ChallengeValues = Pick<
  PointValues,
  | "challenge"
  | "question"
  | "answerCorrect"
  | "answerIncorrect1"
  | "answerIncorrect2"
  | "scoreCorrect"
  | "scoreIncorrect"
  | "puzzleImage"
  | "puzzleSize"
  | "puzzleText"
  | "puzzleScore"
  | "words"
  | "wordsText"
  | "wordsScore"
  | "pointsScore"
>;

/** A challenge as read; of the games that are not in force, what was once written stays. */
export function toChallengeValues(game: MapPointMinigame | undefined): ChallengeValues {
  const none = newPoint();
  const { multi_respuesta: quiz, puzzle_imagen: puzzle, sopa_letras: search } = game ?? {};
  const quizText = (
    field: "Question" | "AnswerCorrect" | "AnswerIncorrect1" | "AnswerIncorrect2",
  ) => perLanguage((language) => quiz?.[`${field}${LANGUAGE[language].suffix}`] ?? "");
  return {
    challenge: game?.Type ?? none.challenge,
    question: quizText("Question"),
    answerCorrect: quizText("AnswerCorrect"),
    answerIncorrect1: quizText("AnswerIncorrect1"),
    answerIncorrect2: quizText("AnswerIncorrect2"),
    scoreCorrect: quiz?.ScoreCorrect ?? none.scoreCorrect,
    scoreIncorrect: String(quiz?.ScoreIncorrect ?? none.scoreIncorrect),
    puzzleImage: puzzle?.IdMod ?? none.puzzleImage,
    puzzleSize: puzzle?.size ?? none.puzzleSize,
    puzzleText: perLanguage(
      (language) => puzzle?.[`description${LANGUAGE[language].suffix}`] ?? "",
    ),
    puzzleScore: puzzle?.score ?? none.puzzleScore,
    words: perLanguage((language) => search?.[`words${LANGUAGE[language].suffix}`] ?? ""),
    wordsText: perLanguage((language) => search?.[`description${LANGUAGE[language].suffix}`] ?? ""),
    wordsScore: search?.score ?? none.wordsScore,
    pointsScore: game?.puntos?.score ?? none.pointsScore,
  };
}

/** The challenge in the shape of the call: all four games go, so that a change of mind loses nothing. */
export function toChallengeForm(values: ChallengeValues): Partial<NewMapPointForm> {
  return {
    challengeType: values.challenge,
    ...each("question", values.question),
    ...each("answerCorrect", values.answerCorrect),
    ...each("answerIncorrect1", values.answerIncorrect1),
    ...each("answerIncorrect2", values.answerIncorrect2),
    scoreCorrect: values.scoreCorrect,
    scoreIncorrect: Number(values.scoreIncorrect || 0),
    puzzleImg: values.puzzleImage,
    puzzleSize: values.puzzleSize,
    ...each("puzzleDescription", values.puzzleText),
    puzzleScore: values.puzzleScore,
    ...each("words", values.words),
    ...each("wordsDescription", values.wordsText),
    wordsScore: values.wordsScore,
    pointsScore: values.pointsScore,
  };
}
