import { CONTENT_LANGUAGES, LANGUAGE, type PerLanguage } from "@panel/domain/languages";

/** The fields of a call that hold one value in each language, by the names that they have there. */
export function each(
  field: string,
  value: PerLanguage<string | number>,
): Record<string, string | number> {
  return Object.fromEntries(
    CONTENT_LANGUAGES.map((language) => {
      const own = value[language];
      return [`${field}${LANGUAGE[language].suffix}`, typeof own === "string" ? own.trim() : own];
    }),
  );
}
