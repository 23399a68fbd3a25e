import { CONTENT_LANGUAGES, LANGUAGE } from "@panel/domain/languages";
import type { TFunction } from "i18next";

/** What each value of the form is called, by its path, for dialogs that speak of it elsewhere. */
export function fieldLabels(t: TFunction): Record<string, string | undefined> {
  const texts = {
    name: t("FORM.name"),
    description: t("FORM.description"),
    slogan: t("FORM.slogan"),
    credits: t("FORM.creditsText"),
    creditsImage: t("FORM.creditsImage"),
    story: t("FORM.storyText"),
    storyImage: t("FORM.storyImage"),
    storySound: t("FORM.storySound"),
    prizeName: t("FORM.prizeName"),
    prizeDescription: t("FORM.prizeDescription"),
    prizeImage: t("FORM.prizeImage"),
  };
  const inParens = (label: string, part: string) => `${label} (${part})`;
  const translated = Object.entries(texts).flatMap(([field, label]) =>
    CONTENT_LANGUAGES.map((language) => [
      `${field}.${language}`,
      inParens(label, LANGUAGE[language].tab),
    ]),
  );
  return {
    ...(Object.fromEntries(translated) as Record<string, string>),
    image: t("FORM.image"),
    city: t("FORM.city"),
    code: t("FORM.code"),
    gymLang: t("FORM.gymLang"),
    requiresRegister: t("FORM.requiresRegister"),
    geolocated: t("FORM.geolocated"),
    freeMovement: t("FORM.freeMovement"),
    repeat: t("FORM.repeat"),
    editors: t("FORM.editors"),
    prizeEnabled: t("FORM.prizeEnabled"),
    prizeDelivery: t("FORM.prizeDelivery"),
    prizeScore: t("FORM.prizeScore"),
    prizeStart: t("FORM.prizeStart"),
    prizeEnd: t("FORM.prizeEnd"),
    prizeAmStart: inParens(t("FORM.prizeAm"), t("FORM.prizeFrom")),
    prizeAmEnd: inParens(t("FORM.prizeAm"), t("FORM.prizeTo")),
    prizePmStart: inParens(t("FORM.prizePm"), t("FORM.prizeFrom")),
    prizePmEnd: inParens(t("FORM.prizePm"), t("FORM.prizeTo")),
    "prizePlace.lat": inParens(t("FORM.prizePlace"), t("MAP.latitude")),
    "prizePlace.lon": inParens(t("FORM.prizePlace"), t("MAP.longitude")),
    prizeAddress: t("FORM.prizeAddress"),
    prizeLottery: t("FORM.prizeLottery"),
  };
}
