import { EDGE_MARK } from "./clean-characters.ts";
import { withoutEnds } from "@panel/domain/text-ends";

/** A running line stands at the edge of more than this share of the pages, of so many at least. */
const SHARE = 0.5;
const MIN_PAGES = 6;
/** Left pages and right ones may have lines of their own. */
const MIN_REPEATS = 4;
/** A page with fewer characters has no text, or only a number: it is a picture. */
const MIN_TEXT = 20;

/**
 * The pages that are pictures, from 1: without text but what stands at the edge of other pages too,
 * which a scanner's program has put there.
 */
export function scannedPages(pages: readonly string[]): number[] {
  const split = pages.map((page) => page.split("\n"));
  const counts = new Map<string, number>();
  for (const line of split.flatMap((lines) => lines.filter(isEdge))) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const isOwn = (line: string) => !isEdge(line) || counts.get(line) === 1;
  return split.flatMap((lines, at) =>
    lines.filter(isOwn).join("\n").length < MIN_TEXT ? [at + 1] : [],
  );
}

/** A line that was taken out of a page. */
export interface LeftOutLine {
  text: string;
  reason: "running-line" | "page-number";
  /** Before or after the text of the page. */
  place: "above" | "below";
}

/** The text of a page, and what was taken out of it. */
export interface CleanPage {
  text: string;
  leftOut: readonly LeftOutLine[];
}

/**
 * Takes headers, footers and page numbers out: lines that stand at the edge of most pages. Without
 * them nothing would be left of a page that has nothing else, so it keeps them.
 * @param pages with the lines at the edge marked; the marks are taken out
 */
export function withoutRunningLines(pages: readonly string[]): CleanPage[] {
  const split = pages.map((page) => page.split("\n"));
  const counts = new Map<string, number>();
  for (const [page, lines] of split.entries()) {
    const forms = lines.filter(isEdge).flatMap((line) => formsOf(line, page));
    for (const form of new Set(forms)) {
      for (const key of [form, sideOf(form, page)]) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const isRunning = (line: string, page: number) =>
    isEdge(line) &&
    formsOf(line, page).some(
      (form) =>
        (counts.get(form) ?? 0) > SHARE * pages.length ||
        (counts.get(sideOf(form, page)) ?? 0) > Math.max(MIN_REPEATS, SHARE * (pages.length / 2)),
    );
  return split.map((lines, page) => {
    const isKept = (line: string) => pages.length < MIN_PAGES || !isRunning(line, page);
    const isAll = lines.every((line) => !isKept(line) || line.trim() === "");
    const kept = isAll ? lines : lines.filter(isKept);
    const text = withoutEnds(kept.map((line) => line.replace(EDGE_MARK, "")).join("\n"), /\n/);
    return { text, leftOut: isAll ? [] : leftOutOf(lines, isKept) };
  });
}

function leftOutOf(lines: readonly string[], isKept: (line: string) => boolean): LeftOutLine[] {
  const total = lines.filter((line) => isKept(line) && line.trim() !== "").length;
  let before = 0;
  return lines.flatMap((line): LeftOutLine[] => {
    if (isKept(line)) {
      before += line.trim() === "" ? 0 : 1;
      return [];
    }
    const text = line.replace(EDGE_MARK, "").trim();
    const reason =
      text.length <= NUMBER_MAX && ONLY_NUMBER.test(text) ? "page-number" : "running-line";
    return [{ text, reason, place: before * 2 < total ? "above" : "below" }];
  });
}

/** Characters of the longest line that is a page's number. */
const NUMBER_MAX = 60;
/** A number, and no other words than that it is a page's, of how many. */
const ONLY_NUMBER =
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- The line has at most NUMBER_MAX characters.
  /^[^\p{L}]*(?:p(?:[aáà]g(?:ina|e)?s?)?\b[^\p{L}]*)?\d[^\p{L}]*(?:(?:de|of)\b[^\p{L}]*)?$/iu;

const isEdge = (line: string): boolean => line.startsWith(EDGE_MARK);
const sideOf = (form: string, page: number): string => `${page % 2} ${form}`;

/**
 * The line itself, and the line with any of its numbers as far from the number of the page: lines
 * that count the pages have such a form in common, those with prices or heights do not.
 */
function formsOf(line: string, page: number): string[] {
  const text = line.replace(EDGE_MARK, "").trim().toLowerCase();
  const counting = [...text.matchAll(/\d+/g)].map(({ 0: number, index }) => {
    const after = text.slice(index + number.length);
    return `${text.slice(0, index)}\n${Number(number) - page}\n${after}`;
  });
  return [text, ...counting];
}
