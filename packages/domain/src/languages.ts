/** Languages of the interface. */
export const INTERFACE_LANGUAGES = ["es", "en", "ca"] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];
export const DEFAULT_INTERFACE_LANGUAGE: InterfaceLanguage = "es";

/** The locale of dates and hours in a language of the interface: English here is read in Europe, the day before the month. */
export function dateLocale(language: string): string {
  return language === "en" ? "en-GB" : language;
}

/**
 * Writes a day and a time of it, as within a sentence. The article that `Intl` puts before the hour in Spanish and
 * Catalan is singular at one o'clock ("a la 1:05"), which `Intl` does not know.
 * @param timeZone that of the reader unless given
 */
export function momentFormat(
  language: string,
  dateStyle: "full" | "long",
  timeZone?: string,
): (at: Date) => string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle,
    timeStyle: "short",
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return (at) => format.format(at).replace(/ a l[ae]s (?=1:)/, " a la ");
}

/** Language codes of the content in the contract. */
export const CONTENT_LANGUAGES = ["cas", "cat", "eng"] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];
export const DEFAULT_CONTENT_LANGUAGE: ContentLanguage = "cas";

interface LanguageNames {
  /** Code of the same language in the interface. */
  readonly interface: InterfaceLanguage;
  /** Suffix of the per-language fields of the contract, as in `GymNameCat`. */
  readonly suffix: "" | "Cat" | "Eng";
  /** Label of the tab. */
  readonly tab: "ES" | "CAT" | "EN";
}

/** The one table that maps content codes to interface codes, field suffixes and tabs. */
export const LANGUAGE: Record<ContentLanguage, LanguageNames> = {
  cas: { interface: "es", suffix: "", tab: "ES" },
  cat: { interface: "ca", suffix: "Cat", tab: "CAT" },
  eng: { interface: "en", suffix: "Eng", tab: "EN" },
};

/** One value for each content language. */
export type PerLanguage<T> = Record<ContentLanguage, T>;

export function perLanguage<T>(make: (language: ContentLanguage) => T): PerLanguage<T> {
  return { cas: make("cas"), cat: make("cat"), eng: make("eng") };
}

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return INTERFACE_LANGUAGES.some((language) => language === value);
}

/** The language of the content that is the same as one of the interface. */
export function contentLanguageOf(language: InterfaceLanguage): ContentLanguage {
  const own = CONTENT_LANGUAGES.find((each) => LANGUAGE[each].interface === language);
  return own ?? DEFAULT_CONTENT_LANGUAGE;
}

export interface Completeness {
  state: "empty" | "incomplete" | "complete";
  /** How many of the texts are still missing. */
  missing: number;
}

/**
 * Says whether the texts of a language are empty, incomplete or complete.
 * @param texts the texts that a complete language has, blank where not written yet
 */
export function completeness(texts: readonly string[]): Completeness {
  const missing = texts.filter((text) => text.trim() === "").length;
  if (missing === 0) return { state: "complete", missing };
  return { state: missing === texts.length ? "empty" : "incomplete", missing };
}
