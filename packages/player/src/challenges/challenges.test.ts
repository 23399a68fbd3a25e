import { layOutWords } from "@panel/domain/play/word-grid";
import { seededRandom } from "@panel/domain/play/simulation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  gapOf,
  isSolved,
  movePiece,
  piecesInPlace,
  placeThatMoves,
  shuffledBoard,
  solvedBoard,
  type Board,
} from "./sliding.ts";
import { cellAt, cellsBetween, textOf, wordIn } from "./word-search.ts";

/** Whether moves lead from the board to the solved one: the parity of the order, with the row of the gap. */
function canBeSolved(board: Board, size: number): boolean {
  const pieces = board.filter((piece) => piece < board.length - 1);
  const inversions = pieces.flatMap((piece, index) =>
    pieces.slice(index + 1).filter((later) => later < piece),
  ).length;
  const rowsBelow = size - 1 - Math.floor(gapOf(board) / size);
  return (size % 2 === 1 ? inversions : inversions + rowsBelow) % 2 === 0;
}

describe("the sliding picture", () => {
  test.each([3, 4, 5, 6])(
    "CHL-04 a board of %i by side begins unsolved and can be solved",
    (size) => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const board = shuffledBoard(size, seededRandom(seed));
          expect(isSolved(board)).toBe(false);
          expect(board.toSorted((a, b) => a - b)).toEqual(solvedBoard(size));
          expect(canBeSolved(board, size)).toBe(true);
        }),
        { numRuns: 30 },
      );
    },
  );

  test("only a piece beside the gap moves, and back again", () => {
    const board = solvedBoard(3);
    expect(gapOf(board)).toBe(8);
    for (const place of [0, 1, 4, 6, 8, 9, -1]) expect(movePiece(board, 3, place)).toBe(board);
    const moved = movePiece(board, 3, 7);
    expect(moved).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 7]);
    expect(piecesInPlace(moved)).toBe(7);
    expect(isSolved(movePiece(moved, 3, 8))).toBe(true);
    // The last of a row and the first of the next are neighbours in the list alone.
    expect(movePiece([0, 1, 2, 8, 3, 4, 5, 6, 7], 3, 2)).toEqual([0, 1, 2, 8, 3, 4, 5, 6, 7]);
  });

  test("an arrow moves the piece on the other side of the gap that way", () => {
    const centred = [0, 1, 2, 3, 8, 4, 5, 6, 7];
    expect(placeThatMoves(centred, 3, "up")).toBe(7);
    expect(placeThatMoves(centred, 3, "down")).toBe(1);
    expect(placeThatMoves(centred, 3, "left")).toBe(5);
    expect(placeThatMoves(centred, 3, "right")).toBe(3);
    const solved = solvedBoard(3);
    expect(placeThatMoves(solved, 3, "up")).toBeUndefined();
    expect(placeThatMoves(solved, 3, "left")).toBeUndefined();
  });
});

describe("the word search", () => {
  const words = ["Mar", "Sol", "ñandú"];

  test("PLAY-27 every word that was laid out is found from either end, and nothing else", () => {
    const grid = layOutWords(words, seededRandom(5)) ?? [];
    for (const word of words) {
      const letters = word.toUpperCase();
      const row = grid.findIndex((line) => line.join("").includes(letters));
      const column = grid[row]?.join("").indexOf(letters) ?? -1;
      const [from, to] = [cellAt(row, column), cellAt(row, column + word.length - 1)];
      expect(wordIn(grid, cellsBetween(from, to), words)).toBe(word);
      expect(wordIn(grid, cellsBetween(to, from), words)).toBe(word);
      expect(wordIn(grid, cellsBetween(from, to - 1), words)).toBeUndefined();
    }
  });

  test("PLAY-27 a word lies in one row", () => {
    const grid = layOutWords(["MAR"], seededRandom(1)) ?? [];
    expect(cellsBetween(cellAt(0, 6), cellAt(1, 0))).toEqual([cellAt(0, 6)]);
    expect(textOf(grid, cellsBetween(cellAt(2, 0), cellAt(2, 6)))).toBe(grid[2]?.join(""));
  });
});
