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
