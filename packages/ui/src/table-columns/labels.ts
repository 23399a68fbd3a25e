/** Texts of a table's columns. */
export interface TableColumnsLabels {
  /** Of the button that opens the list of columns. */
  columns: string;
  /** How many columns are shown. */
  shown: (shown: number, total: number) => string;
  /** Puts the columns back as they were at first. */
  reset: string;
  /** Name of the separator after a column's header. */
  width: (column: string) => string;
  /** How the separator is used, for its description. */
  widthHelp: string;
}

export const englishTableColumnsLabels: TableColumnsLabels = {
  columns: "Columns",
  shown: (shown, total) => `${shown} of ${total}`,
  reset: "As at first",
  width: (column) => `Width of ${column}`,
  widthHelp: "Drag it, or press the left and right arrows; Enter puts all widths back.",
};
