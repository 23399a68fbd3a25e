import { CONTENT_LANGUAGES, LANGUAGE } from "@panel/domain/languages";
import type { TFunction } from "i18next";

/** What each value of a point's form is called, by its path. */
export function pointFieldLabels(t: TFunction): Record<string, string | undefined> {
  const texts = {
    name: t("POINTS.pointName"),
    storyTitle: t("POINTS.storyTitle"),
    storyText: t("POINTS.storyText"),
    storyImage: t("POINTS.storyImage"),
    storySound: t("POINTS.storySound"),
    modelTitle: t("POINTS.modelTitle"),
    question: t("CHALLENGE.question"),
    answerCorrect: t("CHALLENGE.answerCorrect"),
    answerIncorrect1: t("CHALLENGE.answerIncorrect1"),
    answerIncorrect2: t("CHALLENGE.answerIncorrect2"),
    puzzleText: t("CHALLENGE.puzzleText"),
    words: t("CHALLENGE.words"),
    wordsText: t("CHALLENGE.wordsText"),
  };
  const translated = Object.entries(texts).flatMap(([field, label]) =>
    CONTENT_LANGUAGES.map((language) => [
      `${field}.${language}`,
      `${label} (${LANGUAGE[language].tab})`,
    ]),
  );
  return {
    ...(Object.fromEntries(translated) as Record<string, string>),
    model: t("POINTS.model"),
    animation: t("POINTS.animation"),
    challenge: t("CHALLENGE.type"),
    scoreCorrect: t("CHALLENGE.score"),
    scoreIncorrect: t("CHALLENGE.scoreIncorrect"),
    puzzleImage: t("CHALLENGE.puzzleImage"),
    puzzleSize: t("CHALLENGE.puzzleSize"),
    puzzleScore: t("CHALLENGE.score"),
    wordsScore: t("CHALLENGE.score"),
    pointsScore: t("CHALLENGE.score"),
    "position.lat": t("MAP.latitude"),
    "position.lon": t("MAP.longitude"),
    "address.location": t("POINTS.address"),
    duration: t("POINTS.duration"),
    dependency: t("POINTS.dependency"),
    dependencyNeg: t("POINTS.dependencyNeg"),
    isFinal: t("POINTS.isFinal"),
  };
}
