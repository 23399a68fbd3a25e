/** A piece of work that may have to wait for others. */
export interface Piece {
  readonly name: string;
  /** Names of the pieces that have to end before it. Names that are not in the list are ignored. */
  readonly after?: readonly string[];
}

/**
 * Runs pieces of work, several at a time. Starts each as early as its position in the list and the pieces that
 * it waits for allow.
 * @param atOnce how many may be under way at the same time
 * @returns the results, in the order of the list
 */
export async function sideBySide<Part extends Piece, Outcome>(
  pieces: readonly Part[],
  atOnce: number,
  work: (piece: Part) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...pieces];
  const isFree = ({ after = [] }: Part): boolean =>
    after.every((name) => outcomes.has(name) || pieces.every((piece) => piece.name !== name));
  const underWay = new Set<Promise<void>>();
  const begin = async (piece: Part): Promise<void> => {
    outcomes.set(piece.name, await work(piece));
  };
  while (outcomes.size < pieces.length) {
    while (underWay.size < atOnce) {
      const next = waiting.findIndex(isFree);
      if (next < 0) break;
      const [piece] = waiting.splice(next, 1);
      if (!piece) break;
      const begun = begin(piece).finally(() => underWay.delete(begun));
      underWay.add(begun);
    }
    if (underWay.size === 0) throw new Error("Pieces of work wait for each other");
    await Promise.race(underWay);
  }
  return pieces.map(({ name }) => outcomes.get(name) as Outcome);
}
