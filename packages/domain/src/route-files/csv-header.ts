import type { CsvRow, CsvTable } from "../csv.ts";
import { readPlace } from "../places/read-place.ts";
import { matchTargets } from "./columns.ts";
import { csvColumns, matchPlace, type PlaceColumns } from "./csv-source.ts";
import { isShapeText } from "./shape-text.ts";
import { mayBeNumbers, parseCoordinate, parsePair } from "./degrees.ts";

/** In how many rows from the top the header is looked for. */
const HEADER_WITHIN = 6;
/** How many rows tell what a column without a title holds. */
const SAMPLE = 50;

/** All rows of a file, whatever is taken for its header. */
export function allRows({ header, rows }: CsvTable): CsvRow[] {
  return header ? [header, ...rows] : rows;
}

/**
 * The table with another header: rows above it are left out.
 * @param at index of the header among all rows; null for none
 */
export function withHeader(table: CsvTable, at: number | null): CsvTable {
  const rows = allRows(table);
  if (at === null) return { ...table, header: undefined, rows };
  return { ...table, header: rows[at], rows: rows.slice(at + 1) };
}

/** Proposes the header: of the first rows the one with most titles that are known; without any, the first unless it holds a place. */
export function proposedHeader(table: CsvTable): number | null {
  const rows = allRows(table);
  const known = rows.slice(0, HEADER_WITHIN).map((row) => knownTitles(row));
  const most = Math.max(0, ...known);
  const best = known.indexOf(most);
  if (most >= 2 || (most === 1 && !holdsPlace(rows[best]))) return best;
  return holdsPlace(rows[0]) ? null : 0;
}

function knownTitles(row: CsvRow): number {
  const columns = csvColumns({ header: row, rows: [] });
  const { lat, lon, pair } = matchPlace(columns);
  const places = [lat, lon, pair].filter((column) => column !== null);
  const texts = Object.values(matchTargets(columns, "cas"));
  return new Set([...places, ...texts]).size;
}

const DECIMAL = /\d[.,]\d{2,}|[°º]/;
const isCoordinate = (cell: string) =>
  DECIMAL.test(cell) && Math.abs(parseCoordinate(cell) ?? Infinity) <= 180;
const isPair = (cell: string) =>
  isShapeText(cell) || (DECIMAL.test(cell) && !mayBeNumbers(cell) && isRead(cell));
const isRead = (cell: string) => parsePair(cell) !== undefined || readPlace(cell).kind === "place";
const isNumber = (cell: string) => /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(cell);
/** Whether a row holds what stands in rows of points rather than in their header. */
const holdsPlace = ({ cells }: CsvRow = NO_ROW) =>
  cells.some((cell) => isCoordinate(cell) || isPair(cell)) || cells.filter(isNumber).length >= 2;
const NO_ROW: CsvRow = { line: 0, cells: [], broken: false };

/** What the columns of a table without a header hold, by what is in them: places, then a name and a text. */
export function guessedColumns(table: CsvTable): { place: PlaceColumns; texts: string[] } {
  const { rows } = table;
  const columns = csvColumns(table);
  const cells = columns.map((_column, at) =>
    rows.slice(0, SAMPLE).flatMap((row) => row.cells[at]?.trim() || []),
  );
  const holding = (test: (cell: string) => boolean) =>
    columns.filter((_column, at) => {
      const own = cells[at] ?? [];
      return own.length > 0 && own.filter(test).length > 0.8 * own.length;
    });
  // Prices and kilometres have two decimals, and numbers of thousands three digits behind a point.
  const isPrecise = (column: string) =>
    (cells[columns.indexOf(column)] ?? []).some((cell) =>
      /\d[.,]\d{4,}|[°º'":]|\d ?[nsewo]$/i.test(cell),
    );
  const [first, second] = holding(isCoordinate).filter(isPrecise);
  const [pair] = holding(isPair);
  const texts = holding((cell) => /\p{L}/u.test(cell) && !isCoordinate(cell) && !isPair(cell));
  if (first === undefined || second === undefined)
    return { place: { lat: null, lon: null, pair: pair ?? null }, texts };
  const valuesOf = (column: string) =>
    (cells[columns.indexOf(column)] ?? []).flatMap((cell) => parseCoordinate(cell) ?? []);
  // Here latitudes are around 40, and longitudes around 0.
  const isSwapped =
    valuesOf(second).every((value) => value > 27 && value < 44) &&
    valuesOf(first).every((value) => value > -19 && value < 5);
  const [lat, lon] = isSwapped ? [second, first] : [first, second];
  return { place: { lat, lon, pair: null }, texts };
}
