import { inEnglish } from "../labels/in-english.ts";
/** Texts of a searchable select. */
export interface SearchableSelectLabels {
  search: string;
  noMatch: string;
  /** Accessible name of the button that clears the choice. */
  clear: string;
  /** Text of the button where several options are chosen. */
  chosen: (count: number) => string;
  /** Shown after the chips: how many more are chosen. */
  more: (count: number) => string;
  /** Shown while options are being loaded. */
  loading: string;
  loadFailed: string;
  /** Text of the button that loads them again. */
  retry: string;
  /** Announced after a search. */
  results: (count: number) => string;
}

export const englishSearchableSelectLabels: SearchableSelectLabels = {
  search: "Search",
  noMatch: "Nothing found.",
  clear: "Clear",
  chosen: (count) => `${inEnglish(count)} chosen`,
  more: (count) => `and ${count} more`,
  loading: "Searching…",
  loadFailed: "The options could not be loaded.",
  retry: "Try again",
  results: (count) => (count === 1 ? "1 option" : `${inEnglish(count)} options`),
};
