const SIDE = 3;
const GAP = SIDE * SIDE - 1;

/** Which piece a key moves into the gap: the one so many places away from it. */
const KEYS = { ArrowUp: SIDE, ArrowDown: -SIDE, ArrowLeft: 1, ArrowRight: -1 };

/** The board after a key, or nothing where no piece stands there. */
function moved(board: readonly number[], step: number): readonly number[] | undefined {
  const gap = board.indexOf(GAP);
  const from = gap + step;
  const isSideways = Math.abs(step) === 1;
  const isInRow = Math.floor(from / SIDE) === Math.floor(gap / SIDE);
  if (from < 0 || from > GAP || (isSideways && !isInRow)) return undefined;
  return board.map((piece, place) =>
    place === gap ? (board[from] ?? GAP) : place === from ? GAP : piece,
  );
}

/**
 * The keys that put the sliding picture of 3 x 3 together, the shortest way.
 * @param labels of its pieces, as "Pieza 1, fila 2, columna 3"
 */
export function solvingKeys(labels: readonly string[]): string[] {
  const start = Array.from({ length: GAP + 1 }, () => GAP);
  for (const label of labels) {
    const [piece = 1, row = 1, column = 1] = (label.match(/\d+/g) ?? []).map(Number);
    start[(row - 1) * SIDE + column - 1] = piece - 1;
  }
  const goal = start.map((_, place) => place).join();
  const ways = new Map<string, string[]>([[start.join(), []]]);
  const boards: (readonly number[])[] = [start];
  // It grows on the way.
  for (const board of boards) {
    const way = ways.get(board.join()) ?? [];
    if (board.join() === goal) return way;
    for (const [key, step] of Object.entries(KEYS)) {
      const next = moved(board, step);
      if (!next || ways.has(next.join())) continue;
      ways.set(next.join(), [...way, key]);
      boards.push(next);
    }
  }
  throw new Error(`There is no way from ${start.join()}`);
}
