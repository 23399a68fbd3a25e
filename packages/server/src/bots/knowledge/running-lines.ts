/** Lines at the top, and as many at the bottom, that may be a running header or footer. */
const EDGE_LINES = 3;
/** On this share of the pages a line is one, and on three at least. */
const SHARE = 0.4;
const MIN_REPEATS = 3;
const MIN_PAGES = 4;

/** Takes headers, footers and page numbers out: lines that stand at the edge of many pages. */
export function withoutRunningLines(pages: readonly string[]): string[] {
  if (pages.length < MIN_PAGES) return [...pages];
  const split = pages.map((page) => page.split("\n"));
  const counts = new Map<string, number>();
  for (const [page, lines] of split.entries()) {
    const forms = edges(lines).flatMap((at) => formsOf(lines[at] ?? "", page));
    for (const form of new Set(forms)) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const enough = Math.max(MIN_REPEATS, SHARE * pages.length);
  const isRunning = (line: string, page: number) =>
    formsOf(line, page).some((form) => (counts.get(form) ?? 0) >= enough);
  return split.map((lines, page) => {
    const dropped = new Set(edges(lines).filter((at) => isRunning(lines[at] ?? "", page)));
    return lines
      .filter((_, at) => !dropped.has(at))
      .join("\n")
      .replace(/^\n+|\n+$/g, "");
  });
}

/**
 * The line itself, and the line with any of its numbers as far from the number of the page: lines
 * that count the pages have such a form in common, those with prices or heights do not.
 */
function formsOf(line: string, page: number): string[] {
  const text = line.trim().toLowerCase();
  const counting = [...text.matchAll(/\d+/g)].map(({ 0: number, index }) => {
    const after = text.slice(index + number.length);
    return `${text.slice(0, index)}\n${Number(number) - page}\n${after}`;
  });
  return [text, ...counting];
}

/** The indices of the first and the last lines that are not blank. */
function edges(lines: readonly string[]): number[] {
  const written = [...lines.keys()].filter((at) => lines[at]?.trim());
  return [...new Set([...written.slice(0, EDGE_LINES), ...written.slice(-EDGE_LINES)])];
}
