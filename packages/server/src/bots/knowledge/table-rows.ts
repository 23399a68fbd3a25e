import { DIVIDED, type Cell, type Line } from "./text-lines.ts";

/*
 * A table as sentences: each row says for each of its cells what the column is about ("Season:
 * summer · Monday: closed"), so that a row answers by itself.
 */

/** Some lines of a page that are a table. */
export interface Table {
  /** The first of the lines, and the one after the last. */
  start: number;
  end: number;
  rows: string[];
}

interface Row {
  cells: Cell[];
  /** Of its first line and its last. */
  top: number;
  bottom: number;
  start: number;
  end: number;
}

/** Lines of one cell are no farther apart, in heights. */
const LINE_GAP = 1.6;
const SAME_LEFT = 3;
/** A cell of another line is beside one that is this far away, in heights. */
const BESIDE = 0.9;
/** Of cells that are text in columns and no table. */
const PROSE_LENGTH = 32;
const FULL_WIDTH = 0.9;
const LONGEST_CELL = 160;

export function tablesIn(lines: readonly Line[]): Table[] {
  const tables: Table[] = [];
  const rows = rowsOf(lines);
  for (let at = 0; at < rows.length; at += 1) {
    let end = at;
    while ((rows[end]?.cells.length ?? 0) > 1) end += 1;
    const found = rows.slice(at, end);
    const [first] = found;
    const last = found.at(-1);
    if (!first || !last) continue;
    at = end;
    if (found.length > 1 && !isProse(found)) {
      tables.push({ start: first.start, end: last.end, rows: rowTexts(found) });
    }
  }
  return tables;
}

/** Cells beside each other are a row; a cell may have several lines. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  for (const [at, { cells }] of lines.entries()) {
    for (const [index, cell] of cells.entries()) {
      const row = rows.at(-1);
      // Cells of one line are beside each other, however near.
      const gap = index > 0 ? 0 : BESIDE * cell.height;
      if (row && (goesBeside(rows, cell, gap) || goesUnder(row, cell))) row.end = at + 1;
      else rows.push({ cells: [{ ...cell }], top: cell.y, bottom: cell.y, start: at, end: at + 1 });
    }
  }
  return rows;
}

function goesBeside(rows: Row[], cell: Cell, gap: number): boolean {
  const row = rows.at(-1);
  const last = row?.cells.at(-1);
  if (!row || !last || cell.left < last.right + gap) return false;
  const half = cell.height / 2;
  if (cell.y > row.top + half && row.cells.length === 1) joinLabel(rows, cell);
  if (cell.y > row.top + half || cell.y < row.bottom - half) return false;
  row.cells.push({ ...cell });
  return true;
}

/** A label of two lines comes as two rows before the cell that stands beside both. */
function joinLabel(rows: Row[], cell: Cell): void {
  const row = rows.at(-1);
  const above = rows.at(-2);
  const [first] = row?.cells ?? [];
  const [label] = above?.cells ?? [];
  if (!row || !above || !first || !label || above.cells.length > 1) return;
  const gap = label.y - first.y;
  const isLabel = Math.abs(label.left - first.left) < SAME_LEFT && gap > 0;
  if (!isLabel || gap > LINE_GAP * first.height || cell.y > above.top + first.height / 2) return;
  first.text = `${label.text.trim()} ${first.text}`;
  first.right = Math.max(first.right, label.right);
  row.top = above.top;
  row.start = above.start;
  rows.splice(-2, 1);
}

/** The next line of a cell, the label's apart: there another row begins. */
function goesUnder(row: Row, cell: Cell): boolean {
  if (row.cells.length < 2) return false;
  const over = row.cells.slice(1).find((other) => {
    const gap = other.y - cell.y;
    const isAligned =
      Math.abs(other.left - cell.left) < SAME_LEFT ||
      Math.abs(middle(other) - middle(cell)) < SAME_LEFT;
    return isAligned && gap > cell.height / 2 && gap < LINE_GAP * cell.height;
  });
  if (!over) return false;
  const text = over.text.trim();
  over.text = text.endsWith(DIVIDED) ? text.slice(0, -1) + cell.text : `${text} ${cell.text}`;
  over.right = Math.max(over.right, cell.right);
  over.y = cell.y;
  row.bottom = Math.min(row.bottom, cell.y);
  return true;
}

const middle = ({ left, right }: Cell): number => (left + right) / 2;

/** Text in two columns that the file has line by line: its lines fill their column. */
function isProse(rows: readonly Row[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  if (cells.some(({ text }) => text.length > LONGEST_CELL)) return true;
  const first = rows.flatMap((row) => row.cells.slice(0, 1));
  const average = first.reduce((sum, { text }) => sum + text.trim().length, 0) / first.length;
  const width = Math.max(...first.map(({ left, right }) => right - left));
  const full = first.filter(({ left, right }) => right - left >= FULL_WIDTH * width).length;
  return average > PROSE_LENGTH && full > first.length / 2;
}

function rowTexts(rows: readonly Row[]): string[] {
  const [first, second] = rows;
  if (!first || !second) return [];
  const heading = isHeading(first, second) ? first : undefined;
  return (heading ? rows.slice(1) : rows).map(({ cells }) => {
    const isList = !heading && cells.length === 2;
    const isWhole = heading?.cells.length === cells.length;
    const named = cells.map((cell, at) => ({
      name: isWhole ? heading.cells[at]?.text.trim() : heading && columnOf(heading, cell),
      text: cell.text.trim(),
    }));
    const parts = eachNameOnce(named).map(({ name, text }) =>
      name && !says(text, name) ? `${name.replace(/:$/, "")}: ${text}` : text,
    );
    if (isList) return parts.join((parts[0] ?? "").endsWith(":") ? " " : ": ");
    return parts.join(" · ");
  });
}

interface NamedCell {
  name: string | undefined;
  text: string;
}

/** Cells beside each other under one heading are one: wide blanks, or a heading over two columns. */
function eachNameOnce(cells: readonly NamedCell[]): NamedCell[] {
  const joined: NamedCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last && cell.name !== undefined && last.name === cell.name) last.text += ` ${cell.text}`;
    else joined.push({ ...cell });
  }
  return joined;
}

const says = (text: string, name: string) => text.toLowerCase().startsWith(name.toLowerCase());

/** Set in other letters than what follows, or without the figures that this has. */
function isHeading(first: Row, second: Row): boolean {
  const fonts = new Set(second.cells.map(({ font }) => font));
  if (first.cells.every(({ font }) => font !== "" && !fonts.has(font))) return true;
  const hasFigures = ({ cells }: Row) => cells.some(({ text }) => /\d/.test(text));
  return first.cells.length > 2 && !hasFigures(first) && hasFigures(second);
}

/** What stands at the head of a cell's column: over it, or else nearest. */
function columnOf(heading: Row, cell: Cell): string | undefined {
  const overlap = (head: Cell) => Math.min(head.right, cell.right) - Math.max(head.left, cell.left);
  const [best] = heading.cells.toSorted(
    (a, b) =>
      overlap(b) - overlap(a) ||
      Math.abs(middle(a) - middle(cell)) - Math.abs(middle(b) - middle(cell)),
  );
  if (!best) return undefined;
  // The first column often has no heading.
  const [leftmost] = heading.cells;
  if (overlap(best) < 0 && best === leftmost && cell.right < best.left) return undefined;
  return best.text.trim();
}
