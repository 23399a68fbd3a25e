import { lettersOf } from "@panel/domain/experience/word-letters";
import { WORD_GRID_SIZE, type WordGrid } from "@panel/domain/play/word-grid";

/** Cells are numbered row by row. */
export type Cell = number;

export const cellAt = (row: number, column: number): Cell => row * WORD_GRID_SIZE + column;
export const rowOf = (cell: Cell): number => Math.floor(cell / WORD_GRID_SIZE);
export const columnOf = (cell: Cell): number => cell % WORD_GRID_SIZE;

const letterAt = (grid: WordGrid, cell: Cell): string => grid[rowOf(cell)]?.[columnOf(cell)] ?? "";

/** The cells from one to another of the same row, in the direction of reading; only the first, if they are of two rows. */
export function cellsBetween(from: Cell, to: Cell): readonly Cell[] {
  if (rowOf(from) !== rowOf(to)) return [from];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export const textOf = (grid: WordGrid, cells: readonly Cell[]): string =>
  cells.map((cell) => letterAt(grid, cell)).join("");

/** The word that the cells spell; undefined if it is none of those to find. */
export function wordIn(
  grid: WordGrid,
  cells: readonly Cell[],
  words: readonly string[],
): string | undefined {
  const text = textOf(grid, cells);
  return words.find((word) => lettersOf(word).join("") === text);
}
