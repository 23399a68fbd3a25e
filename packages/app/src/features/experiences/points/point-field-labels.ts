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
    "position.lat": t("MAP.latitude"),
    "position.lon": t("MAP.longitude"),
    "address.location": t("POINTS.address"),
    duration: t("POINTS.duration"),
    dependency: t("POINTS.dependency"),
    dependencyNeg: t("POINTS.dependencyNeg"),
    isFinal: t("POINTS.isFinal"),
  };
}
