import type { CsvRow } from "./csv.ts";
import { titleOf } from "./editor-headers.ts";
import {
  editorOf,
  isJoined,
  JOINED_MAX,
  type ColumnMatch,
  type FileColumn,
  type JoinedColumn,
} from "./editor-import.ts";

/* What somebody chooses by hand of the columns of a file of people, and how it looks. */

/** How many values show what a column holds. */
const SHOWN = 3;

/**
 * Takes another cell for a column; null for none. Cells that go on after it stay, unless nothing is there to go on from.
 * @param header titles of the cells, which may say that the surname stands first
 */
export function chooseColumn(
  match: ColumnMatch,
  column: FileColumn,
  place: number | null,
  header: readonly string[] = [],
): ColumnMatch {
  const isName = column === "fullName" || isJoined(column);
  const next = { ...match, [column]: place, ...(isName ? { isOrderGuessed: false } : {}) };
  if (column === "fullName") {
    return { ...next, surnameFirst: place !== null && titleOf(header[place] ?? "").surnameFirst };
  }
  if (!isJoined(column)) return next;
  const more = place === null ? [] : joinedCells(match, column).filter((cell) => cell !== place);
  return { ...next, continued: { ...match.continued, [column]: more } };
}

/** Cells that go on after the first one of a name. */
export const joinedCells = (match: ColumnMatch, column: JoinedColumn): readonly number[] =>
  match.continued?.[column] ?? [];

/** Puts a cell behind others of a name, in place of the one that stood there; null takes that one away. */
export function joinColumn(
  match: ColumnMatch,
  column: JoinedColumn,
  at: number,
  place: number | null,
): ColumnMatch {
  const cells = [...joinedCells(match, column)];
  cells.splice(at, 1, ...(place === null ? [] : [place]));
  const joined = [...new Set(cells)].filter((cell) => cell !== match[column]);
  return { ...match, continued: { ...match.continued, [column]: joined.slice(0, JOINED_MAX - 1) } };
}

/** The first values of a column as they will be taken: whole names as `surname, name`. */
export function columnSamples(
  rows: readonly CsvRow[],
  match: ColumnMatch,
  column: FileColumn,
): string[] {
  if (match[column] === null) return [];
  return firstValues(rows, (row) => {
    if (column !== "fullName") return editorOf(row, onlyColumn(match, column))[column];
    const { name, surname } = editorOf(row, { ...match, name: null, surname: null });
    return surname === "" ? name : `${surname}, ${name}`;
  });
}

/** The first values of a cell as they are in the file. */
export const cellSamples = (rows: readonly CsvRow[], place: number): string[] =>
  firstValues(rows, ({ cells }) => (cells[place] ?? "").replaceAll(/\s+/g, " ").trim());

function firstValues(rows: readonly CsvRow[], valueOf: (row: CsvRow) => string): string[] {
  const values = new Set<string>();
  for (const row of rows) {
    if (values.size === SHOWN) break;
    const value = valueOf(row);
    if (value !== "") values.add(value);
  }
  return [...values];
}

/** Without the column of whole names, a name shows its own cells alone. */
const onlyColumn = (match: ColumnMatch, column: FileColumn): ColumnMatch =>
  isJoined(column) ? { ...match, fullName: null } : match;
