/** A cell as its program shows it. */
export interface SheetCell {
  readonly text: string;
  /** The file holds a text, rather than a number, a day, a truth value or an error. */
  readonly isText: boolean;
  /** It shows otherwise than its value: a day as `1-feb`, a half as `50%`. */
  readonly isFormatted: boolean;
  /** Of a number that is no day: the number itself, with a decimal point. */
  readonly value?: string;
}

/** A sheet of a workbook. */
export interface SheetFile {
  readonly name: string;
  readonly isHidden: boolean;
  /** Rows that hold something, with their numbers counted from 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly SheetCell[] }[];
}

export const EMPTY_CELL: SheetCell = { text: "", isText: true, isFormatted: false };

/** Most columns that are read: programs format whole rows to their last cell. */
export const SHEET_COLUMNS = 2000;
/** How much larger a file may be when it is unpacked, in bytes. */
export const UNPACKED_BYTES = 100 * 1024 * 1024;

/** Without the empty cells at its end. */
export function trimmedRow(cells: readonly (SheetCell | undefined)[]): SheetCell[] {
  const end = cells.findLastIndex((cell) => cell !== undefined && cell.text !== "") + 1;
  return Array.from({ length: end }, (_, at) => cells[at] ?? EMPTY_CELL);
}
