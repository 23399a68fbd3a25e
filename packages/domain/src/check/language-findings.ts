import { isNeeded } from "../experience/challenge.ts";
import { isBlank } from "../experience/rows.ts";
import { CONTENT_LANGUAGES } from "../languages.ts";
import { shownLanguage } from "../play/shown-language.ts";
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
  return [...unused, ...missing, ...outdatedFindings(facts)];
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
