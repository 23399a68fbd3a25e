/** What the staff of a bot may do with the pages that were read of its PDFs. */

/** Characters of a page that is mended by hand. */
export const PAGE_TEXT_MAX = 50_000;

/** Characters that the pages of a file have together at most, as they are read and as they are mended. */
export const FILE_TEXT_MAX = 6_000_000;

/** Pages that are listed at a time. */
export const PAGES_LISTED = 100;

/** What there is of a page. */
export type PageState = "read" | "ocr" | "mended" | "left-out" | "scanned" | "nothing";

/** Of which pages a list is. */
export const PAGE_FILTERS = ["all", "left-out", "empty", "mended", "ocr"] as const;
export type PageFilter = (typeof PAGE_FILTERS)[number];

/** What was read of a page, and what the staff want of it. */
export interface PageFacts {
  isLeftOut: boolean;
  isMended: boolean;
  /** Whether its picture was read. */
  isOcr: boolean;
  /** Whether no text was found. */
  isEmpty: boolean;
}

export function pageState({ isLeftOut, isMended, isOcr, isEmpty }: PageFacts): PageState {
  if (isLeftOut) return "left-out";
  if (isMended) return "mended";
  if (isEmpty) return isOcr ? "nothing" : "scanned";
  return isOcr ? "ocr" : "read";
}

const SHOWN: Readonly<Record<Exclude<PageFilter, "all">, readonly PageState[]>> = {
  "left-out": ["left-out"],
  empty: ["scanned", "nothing"],
  mended: ["mended"],
  ocr: ["ocr"],
};

export function isInFilter(state: PageState, filter: PageFilter): boolean {
  return filter === "all" || SHOWN[filter].includes(state);
}

export type PageCounts = Record<Exclude<PageFilter, "all">, number>;

/** How many pages each filter shows. */
export function countPages(states: readonly PageState[]): PageCounts {
  const count = (filter: PageFilter) => states.filter((state) => isInFilter(state, filter)).length;
  return {
    "left-out": count("left-out"),
    empty: count("empty"),
    mended: count("mended"),
    ocr: count("ocr"),
  };
}
