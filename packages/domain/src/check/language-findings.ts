import { isNeeded } from "../experience/challenge.ts";
import { isBlank } from "../experience/fields.ts";
import { CONTENT_LANGUAGES, type ContentLanguage } from "../languages.ts";
import { shownLanguage } from "../play/shown-language.ts";
import { isSpeechOutdated, SPOKEN_TEXTS } from "../texts/speech.ts";
import type { RouteFacts, ShownValue } from "./facts.ts";
import { finding, ofExperience, type Finding } from "./finding.ts";

/** What visitors would see in another language than their own. */
export function languageFindings(facts: RouteFacts): Finding[] {
  const { route, languages, shown } = facts;
  const { language: byDefault } = route.experience;
  const unused = CONTENT_LANGUAGES.filter((language) => !languages.includes(language)).map(
    (language) =>
      finding(
        language === byDefault ? "defaultLanguageEmpty" : "languageUnused",
        ofExperience("name", language),
      ),
  );
  const missing = shown.flatMap((value): Finding[] => {
    const { values, path } = value;
    if (!values) return [];
    // Where the default language lacks one of these, it is a finding of the challenge.
    const isOfChallenge = isNeeded(path);
    return languages.flatMap((language) => {
      if (!isBlank(values[language]) || (isOfChallenge && language === byDefault)) return [];
      const instead = shownLanguage(values, language, byDefault);
      return instead ? [finding(kindOf(value), value.at(language), { shown: instead })] : [];
    });
  });
  return [...unused, ...missing, ...outdatedFindings(facts), ...speechFindings(facts)];
}

/** Audios that a machine has spoken, and whose text is another one by now. */
function speechFindings({ shown, asset }: RouteFacts): Finding[] {
  const spoken = shown.filter(({ field }) => field.asset?.type === "audio");
  return spoken.flatMap((audio): Finding[] => {
    const speechIn = (language: ContentLanguage) => asset(Number(audio.values?.[language]))?.speech;
    const languages = CONTENT_LANGUAGES.filter(speechIn);
    if (languages.length === 0) return [];
    const texts = SPOKEN_TEXTS[audio.point === undefined ? "experience" : "point"];
    const text = shown.find(
      ({ point, path }) => point === audio.point && texts.get(path) === audio.path,
    );
    return languages.flatMap((language) => {
      const written = (text?.values?.[language] ?? "") as string;
      return isSpeechOutdated(speechIn(language), language, written)
        ? [finding("speechOutdated", audio.at(language))]
        : [];
    });
  });
}

/** Translations that visitors meet and that are to be looked at again. */
function outdatedFindings({ shown, context: { outdated = [] } }: RouteFacts): Finding[] {
  if (outdated.length === 0) return [];
  const placeOf = (point: number | undefined, path: string) => `${point ?? 0} ${path}`;
  const values = new Map(shown.map((value) => [placeOf(value.point, value.path), value]));
  return outdated.flatMap(({ point, path, language }): Finding[] => {
    const value = values.get(placeOf(point, path));
    return value ? [finding("translationOutdated", value.at(language))] : [];
  });
}

function kindOf({ field }: ShownValue): "textMissing" | "pictureMissing" | "audioMissing" {
  if (field.kind !== "asset") return "textMissing";
  return field.asset?.type === "audio" ? "audioMissing" : "pictureMissing";
}
