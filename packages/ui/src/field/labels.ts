/** Labels of what is told of a text that came into a control as a whole. */
export interface InsertionLabels {
  /** What was cut follows in quotes. */
  cutOff: (characters: number) => string;
  charactersRemoved: (characters: number) => string;
  copyRest: string;
  undo: string;
}

export const englishInsertionLabels: InsertionLabels = {
  cutOff: (count) =>
    count === 1
      ? "1 character did not fit and was left out:"
      : `${count} characters did not fit and were left out:`,
  charactersRemoved: (count) =>
    count === 1
      ? "1 invisible character was removed."
      : `${count} invisible characters were removed.`,
  copyRest: "Copy what was left out",
  undo: "Undo",
};

/** What is said of a value outside of `min` and `max`, which are given as the locale writes them. */
export interface LimitLabels {
  atLeast: (least: string) => string;
  atMost: (most: string) => string;
  /** Of a day or a time. */
  notBefore: (first: string) => string;
  notAfter: (last: string) => string;
}

export const englishLimitLabels: LimitLabels = {
  atLeast: (least) => `It must be at least ${least}.`,
  atMost: (most) => `It must be at most ${most}.`,
  notBefore: (first) => `Too early. The first possible: ${first}.`,
  notAfter: (last) => `Too late. The last possible: ${last}.`,
};
