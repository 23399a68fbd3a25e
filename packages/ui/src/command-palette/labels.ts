/** Texts of a command palette. */
export interface CommandPaletteLabels {
  title: string;
  search: string;
  noMatch: string;
}

export const englishCommandPaletteLabels: CommandPaletteLabels = {
  title: "Commands",
  search: "Go to or do…",
  noMatch: "No command of this name.",
};
