import { isBlank } from "../experience/fields.ts";
import { CONTENT_LANGUAGES, type ContentLanguage, type PerLanguage } from "../languages.ts";

/** The language in which a visitor sees a value; undefined if no language has it. */
export function shownLanguage(
  values: PerLanguage<unknown>,
  language: ContentLanguage,
  byDefault: ContentLanguage,
): ContentLanguage | undefined {
  return [language, byDefault, ...CONTENT_LANGUAGES].find((each) => !isBlank(values[each]));
}

/** The text that a visitor sees, trimmed; "" if no language has one. */
export function shownText(
  texts: PerLanguage<string>,
  language: ContentLanguage,
  byDefault: ContentLanguage,
): string {
  const shown = shownLanguage(texts, language, byDefault);
  return shown ? texts[shown].trim() : "";
}
