import type { CsvRow, CsvTable } from "../csv.ts";

interface Joining {
  /** Indexes of the columns that are joined. */
  used: readonly number[];
  /** Titles of the columns that take their place. */
  titles: readonly string[];
  /** What stands in these in a row. */
  places: (cells: readonly string[]) => readonly string[];
}

/** The table with columns of places, which go first, instead of those that hold their parts. */
export function joinColumns(table: CsvTable, { used, titles, places }: Joining): CsvTable {
  const parts = new Set(used);
  const joined = ({ cells, ...row }: CsvRow, first: readonly string[]): CsvRow => ({
    ...row,
    cells: [...first, ...cells.filter((_cell, index) => !parts.has(index))],
  });
  return {
    ...table,
    header: table.header && joined(table.header, titles),
    rows: table.rows.map((row) => joined(row, places(row.cells))),
  };
}
