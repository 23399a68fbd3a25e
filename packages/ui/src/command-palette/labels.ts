/** Texts of a command palette. */
export interface CommandPaletteLabels {
  title: string;
  search: string;
  noMatch: string;
  /** While more is being searched for than is shown. */
  searching: string;
}

export const englishCommandPaletteLabels: CommandPaletteLabels = {
  title: "Commands",
  search: "Go to or do…",
  noMatch: "No command of this name.",
  searching: "Searching…",
};
