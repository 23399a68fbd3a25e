import { valueAt, type FieldWithPath } from "../experience/fields.ts";
import type { ContentLanguage } from "../languages.ts";
import { SOURCE_LANGUAGE, TARGET_LANGUAGES, writtenText } from "./texts.ts";

/**
 * Whether a save of these values would make translations outdated, so that its author is asked whether it is only a
 * correction.
 * @param fields of the texts
 * @param before what is stored
 */
export function outdatesTranslations(
  fields: readonly FieldWithPath[],
  before: unknown,
  after: unknown,
): boolean {
  return fields.some(({ path }) => {
    const textIn = (model: unknown, language: ContentLanguage) =>
      writtenText(valueAt(model, `${path}.${language}`)).trim();
    const source = textIn(before, SOURCE_LANGUAGE);
    if (source === "" || source === textIn(after, SOURCE_LANGUAGE)) return false;
    return TARGET_LANGUAGES.some((language) => {
      const translation = textIn(after, language);
      return translation !== "" && translation === textIn(before, language);
    });
  });
}
