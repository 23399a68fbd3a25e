/** Texts of a searchable select. */
export interface SearchableSelectLabels {
  search: string;
  noMatch: string;
  /** Of the button that takes the one choice back. */
  clear: string;
  /** How several chosen options read on the button. */
  chosen: (count: number) => string;
  /** After the chips that are shown: how many more are chosen. */
  more: (count: number) => string;
  /** Read out after a search. */
  results: (count: number) => string;
}

export const englishSearchableSelectLabels: SearchableSelectLabels = {
  search: "Search",
  noMatch: "Nothing found.",
  clear: "Clear",
  chosen: (count) => `${count} chosen`,
  more: (count) => `and ${count} more`,
  results: (count) => (count === 1 ? "1 option" : `${count} options`),
};
