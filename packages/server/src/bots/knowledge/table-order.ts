import type { Cell, Line } from "./text-lines.ts";

/*
 * Some programs write the cells of a table that have several lines after all others. Where lines go
 * back up beside rows that were written before, their place on the page tells which row they are of.
 */

/** Fewer lines with several cells are no table. */
const LEAST_ROWS = 3;
const NEXT_LINE = 1.6;
const SAME_LEFT = 3;

/** A cell, from the y of its first line to that of its last. */
interface Piece {
  cell: Cell;
  top: number;
}

/** The lines of a page, with those that belong to rows of a table in their rows. */
export function inTableOrder(lines: readonly Line[]): Line[] {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  const first = lines.findIndex(({ cells }) => cells.length > 1);
  if (rows.length < LEAST_ROWS) return [...lines];
  const [top, bottom] = [Math.max(...rows.map(({ y }) => y)), Math.min(...rows.map(({ y }) => y))];
  const isInside = ({ y, height }: Line) => y < top + height / 2 && y > bottom - height / 2;
  let end = first;
  while (lines[end] && isInside(lines[end]!)) end += 1;
  const region = lines.slice(first, end);
  const goesUp = region.some(
    (line, at) => at > 0 && line.y > (region[at - 1]?.y ?? 0) + line.height / 2,
  );
  const ordered = goesUp ? rowsOf(region) : undefined;
  return ordered ? [...lines.slice(0, first), ...ordered, ...lines.slice(end)] : [...lines];
}

/** Undefined where a piece has no row, or stands over another cell: then it is no table. */
function rowsOf(region: readonly Line[]): Line[] | undefined {
  const rows = region
    .filter(({ cells }) => cells.length > 1)
    .map((row) => ({ ...row, cells: [...row.cells] }))
    .toSorted((a, b) => b.y - a.y);
  const labels: Cell[] = [];
  const left = Math.min(...region.map((line) => line.left));
  for (const { cell, top } of piecesOf(region.filter(({ cells }) => cells.length === 1))) {
    const half = cell.height / 2;
    const near = rows
      .filter(({ y }) => y > cell.y - half && y < top + half)
      .toSorted((a, b) => Math.abs(a.y - cell.y) - Math.abs(b.y - cell.y));
    const row = near.find(({ cells }) => cells.every((other) => !overlaps(other, cell)));
    if (!row) return undefined;
    row.cells.push({ ...cell, y: row.y });
    if (cell.left < left + SAME_LEFT) labels.push({ ...cell, y: row.y });
  }
  withLabels(rows, labels, left);
  return rows.map((row) => {
    const cells = row.cells.toSorted((a, b) => a.left - b.left);
    const right = Math.max(...cells.map((cell) => cell.right));
    return { ...row, cells, left: cells[0]?.left ?? row.left, right, text: textOf(cells) };
  });
}

const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text.trim()).join(" ");

const overlaps = (a: Cell, b: Cell): boolean => a.left < b.right && b.left < a.right;

/** Lines one below the other, of one cell. */
function piecesOf(lines: readonly Line[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { cells } of lines) {
    const [cell] = cells;
    if (!cell) continue;
    const last = pieces.at(-1);
    const gap = last ? last.cell.y - cell.y : 0;
    const isNext =
      last &&
      Math.abs(last.cell.left - cell.left) < SAME_LEFT &&
      gap > cell.height / 2 &&
      gap < NEXT_LINE * cell.height;
    if (isNext) {
      last.cell.text = `${last.cell.text.trim()} ${cell.text}`;
      last.cell.right = Math.max(last.cell.right, cell.right);
      last.cell.y = cell.y;
    } else pieces.push({ cell: { ...cell }, top: cell.y });
  }
  return pieces;
}

/**
 * A label beside several rows stands at the first of them or at the last: it is said for each. The
 * first row tells, which has one only where they stand first.
 */
function withLabels(rows: Line[], labels: readonly Cell[], left: number): void {
  const isLabelled = ({ cells }: Line) => cells.some((cell) => cell.left < left + SAME_LEFT);
  // A head has cells of its own letters.
  const body = rows.filter(({ cells }, at) => at > 0 || !isHead(rows, cells));
  const [first] = body;
  const last = body.at(-1);
  if (labels.length < 2 || !first || !last) return;
  const isAtEnd = !isLabelled(first) && isLabelled(last);
  if (!isAtEnd && !isLabelled(first)) return;
  let label: Cell | undefined;
  for (const row of isAtEnd ? body.toReversed() : body) {
    label = row.cells.find((cell) => cell.left < left + SAME_LEFT) ?? label;
    if (label && !isLabelled(row)) row.cells.push({ ...label, y: row.y });
  }
}

function isHead(rows: readonly Line[], cells: readonly Cell[]): boolean {
  const fonts = new Set(rows[1]?.cells.map(({ font }) => font));
  return cells.every(({ font }) => !fonts.has(font));
}
