/** One cell of a table that is written out as text. */
export interface Cell {
  /** The texts of the row's first column, and of its second where it says which row it is, too. */
  viewer: string;
  state: string;
  column: string;
  expected: string;
}

/**
 * The cells of a table with `|` between its columns: the first line names them. Each row begins with
 * the role of the viewer, then, if the table has that column, the state of the record.
 */
export function cells(table: string): Cell[] {
  const [names = [], ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((text) => text.trim()));
  const first = names[1] === "state" ? 2 : 1;
  return rows.flatMap((row) =>
    names.slice(first).map((column, index) => ({
      viewer: row[0] ?? "",
      state: first === 2 ? (row[1] ?? "") : "",
      column,
      expected: row[first + index] ?? "",
    })),
  );
}

/** One letter for each permission that is granted, a hyphen for one that is not: `ED-R`. */
export function letters(names: string, granted: readonly boolean[]): string {
  return names
    .split("")
    .map((letter, index) => (granted[index] ? letter : "-"))
    .join("");
}
