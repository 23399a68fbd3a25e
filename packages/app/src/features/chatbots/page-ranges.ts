/** Page numbers as a reader writes them: those in a row as one range, such as 3–7. */
export function pageRanges(pages: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const page of new Set(pages.toSorted((a, b) => a - b))) {
    const latest = ranges.at(-1);
    if (latest && page === latest[1] + 1) latest[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
}
