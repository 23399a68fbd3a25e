/** Texts of an ordered table. */
export interface OrderedTableLabels {
  /** Name of the button that moves a row. */
  move: (row: string) => string;
  /** Describes that button. */
  moveHelp: string;
  choose: (row: string) => string;
  /** Announced after a move. */
  moved: (row: string, place: number, count: number) => string;
  /** Header of the column of buttons. */
  actions: string;
}

export const englishOrderedTableLabels: OrderedTableLabels = {
  move: (row) => `Move ${row}`,
  moveHelp: "Drag it, or press the up and down arrows, Home and End.",
  choose: (row) => `Select ${row}`,
  moved: (row, place, count) => `${row}: position ${place} of ${count}`,
  actions: "Actions",
};
