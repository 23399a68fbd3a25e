/** Texts of copying from another language. */
export interface CopyLanguageLabels {
  copyFrom: string;
  /** Title of the confirmation, which names the language whose texts are replaced. */
  replaceTitle: (target: string) => string;
  replaceText: (source: string, target: string) => string;
  replace: string;
  copied: (source: string) => string;
  undo: string;
}

export const englishCopyLanguageLabels: CopyLanguageLabels = {
  copyFrom: "Copy from another language",
  replaceTitle: (target) => `Replace the texts in ${target}?`,
  replaceText: (source, target) =>
    `What is written in ${target} is replaced by the texts in ${source}.`,
  replace: "Replace",
  copied: (source) => `Copied from ${source}.`,
  undo: "Undo",
};

/** Texts of the language tabs. */
export interface LanguageTabsLabels {
  complete: string;
  empty: string;
  /** Where it is not told how many texts are missing. */
  incomplete: string;
  missing: (count: number) => string;
  errors: (count: number) => string;
}

export const englishLanguageTabsLabels: LanguageTabsLabels = {
  complete: "complete",
  empty: "empty",
  incomplete: "incomplete",
  missing: (count) => `${count} missing`,
  errors: (count) => (count === 1 ? "1 error" : `${count} errors`),
};
