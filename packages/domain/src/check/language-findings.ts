import { isNeeded } from "../experience/challenge.ts";
import { isBlank } from "../experience/rows.ts";
import { CONTENT_LANGUAGES } from "../languages.ts";
import { shownLanguage } from "../play/shown-language.ts";
import type { RouteFacts, ShownValue } from "./facts.ts";
import { finding, ofExperience, type Finding } from "./finding.ts";

/** What visitors would see in another language than their own. */
export function languageFindings({ route, languages, shown }: RouteFacts): Finding[] {
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
  return [...unused, ...missing];
}

function kindOf({ field }: ShownValue): "textMissing" | "pictureMissing" | "audioMissing" {
  if (field.kind !== "asset") return "textMissing";
  return field.asset?.type === "audio" ? "audioMissing" : "pictureMissing";
}
