import { defaultLocale } from "./default-locale.ts";

/** A number with the separators of the English labels: 50,000. */
export const inEnglish = (number: number): string => number.toLocaleString(defaultLocale);
