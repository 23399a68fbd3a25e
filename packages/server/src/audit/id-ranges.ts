const MOST = 20;

/**
 * Ids as ranges for the log, such as `12-40, 44`: short, because what is made together mostly has ids in a row. Of more than
 * twenty ranges the first nineteen and the last are told, with `…` between them.
 */
export function idRanges(ids: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && id <= open[1] + 1) open[1] = id;
    else ranges.push([id, id]);
  }
  const texts = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
  const told = texts.length > MOST ? [...texts.slice(0, MOST - 1), "…", ...texts.slice(-1)] : texts;
  return told.join(", ");
}
