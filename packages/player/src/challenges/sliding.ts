import type { Random } from "@panel/domain/play/chance";

/** A sliding picture: the piece in each place, row by row. The last piece is the gap. */
export type Board = readonly number[];

export type Direction = "up" | "down" | "left" | "right";

export const solvedBoard = (size: number): Board =>
  Array.from({ length: size * size }, (_, piece) => piece);

export const isSolved = (board: Board): boolean => board.every((piece, place) => piece === place);

export const gapOf = (board: Board): number => board.indexOf(board.length - 1);

/** How many pieces are where they belong; the gap is none. */
export const piecesInPlace = (board: Board): number =>
  board.filter((piece, place) => piece === place && piece < board.length - 1).length;

/** The board after the piece at a place has moved into the gap; the same board if it is not beside it. */
export function movePiece(board: Board, size: number, place: number): Board {
  const gap = gapOf(board);
  const [row, column] = [Math.floor(place / size), place % size];
  const rows = Math.abs(row - Math.floor(gap / size));
  const columns = Math.abs(column - (gap % size));
  if (place < 0 || place >= board.length || rows + columns !== 1) return board;
  const next = [...board];
  [next[gap], next[place]] = [board[place] ?? 0, board[gap] ?? 0];
  return next;
}

/** The place of the piece that moves into the gap in a direction; undefined at an edge. */
export function placeThatMoves(board: Board, size: number, to: Direction): number | undefined {
  const gap = gapOf(board);
  const [row, column] = [Math.floor(gap / size), gap % size];
  if (to === "up") return row < size - 1 ? gap + size : undefined;
  if (to === "down") return row > 0 ? gap - size : undefined;
  if (to === "left") return column < size - 1 ? gap + 1 : undefined;
  return column > 0 ? gap - 1 : undefined;
}

/** A board that is not solved and can be: it is made of the solved one by moves. */
export function shuffledBoard(size: number, random: Random): Board {
  let board = solvedBoard(size);
  let before = -1;
  const moves = size ** 4;
  for (let move = 0; move < moves || isSolved(board); move++) {
    const gap = gapOf(board);
    const places = (["up", "down", "left", "right"] as const)
      .map((to) => placeThatMoves(board, size, to))
      .filter((place): place is number => place !== undefined && place !== before);
    before = gap;
    board = movePiece(board, size, places[random(places.length)] ?? -1);
  }
  return board;
}
