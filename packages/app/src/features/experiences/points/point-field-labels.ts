import { CONTENT_LANGUAGES, LANGUAGE } from "@panel/domain/languages";
import type { TFunction } from "i18next";

/** What each value of a point's form is called, by its path. */
export function pointFieldLabels(t: TFunction): Record<string, string | undefined> {
  const names = CONTENT_LANGUAGES.map((language) => [
    `name.${language}`,
    `${t("POINTS.pointName")} (${LANGUAGE[language].tab})`,
  ]);
  return {
    ...(Object.fromEntries(names) as Record<string, string>),
    "position.lat": t("MAP.latitude"),
    "position.lon": t("MAP.longitude"),
    "address.location": t("POINTS.address"),
    duration: t("POINTS.duration"),
    dependency: t("POINTS.dependency"),
    dependencyNeg: t("POINTS.dependencyNeg"),
    isFinal: t("POINTS.isFinal"),
  };
}
