import type { InterfaceLanguage } from "@panel/domain/languages";
import { sentences } from "./sentences.ts";

/** What may answer a question: a sentence or a row of a table, and what stands above it. */
export interface Unit {
  text: string;
  start: number;
  /** The headings that it stands under, the nearest last, or the question that it answers. */
  headings: readonly string[];
  /** The sentence before it in its paragraph. */
  before: string;
  /** The whole of it. */
  paragraph: string;
  /** The first one below its heading. */
  isFirst: boolean;
}

/** How much is quoted of one place, in characters, and in sentences. */
const LONGEST_PLACE = 360;
const MOST_TOGETHER = 3;

/**
 * A sentence with those of its paragraph that belong to it, word for word: what follows says more of
 * it, what goes before says what it is about. A row stands for itself.
 */
export function together(page: string, units: readonly Unit[], at: number): string {
  const unit = units[at];
  if (!unit) return "";
  const endOf = ({ start, text }: Unit) => start + text.length;
  let [first, last] = [at, at];
  const fits = (from: number, to: number): boolean => {
    const [one, other] = [units[from], units[to]];
    if (!one || !other) return false;
    const text = page.slice(one.start, endOf(other));
    return !text.includes("\n") && !text.includes(" · ") && text.length <= LONGEST_PLACE;
  };
  while (last - first + 1 < MOST_TOGETHER) {
    if (fits(first, last + 1)) last += 1;
    else if (fits(first - 1, last)) first -= 1;
    else break;
  }
  return page.slice(units[first]?.start, endOf(units[last] ?? unit));
}

const LONGEST_HEADING = 70;
const HEADINGS = 3;
const ENDS = /[.;:,)!…»"”]$/u;
/** What a paragraph is about, at its beginning: "The crypt. Thirty steps lead down", "Bars: …". */
const LABEL =
  /^(?:[•▪–*-] )?(?:([^\s.:;,·\d]+(?: [^\s.:;,·\d]+){0,4}): |((?:(?:El|La|Los|Las|Els|Les|The|L['’]) ?\p{L}+(?: \p{L}+){0,3}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}))\. )(?=\S+ \S)/u;
const BULLET = /^[•▪▫◦‣●○■□►✓*–—-]\s/u;

/** Whether a paragraph is a heading: short, without a stop, and no item or row. */
export function isHeading(paragraph: string): boolean {
  const text = paragraph.trim();
  if (text.endsWith("?")) return true;
  return (
    text.length <= LONGEST_HEADING &&
    !ENDS.test(text) &&
    !BULLET.test(text) &&
    !/: |[€£]|\d[.:,]\d/.test(text)
  );
}

/** The units of a page in their order. Headings and questions are none by themselves. */
export function unitsOf(page: string, language: InterfaceLanguage): Unit[] {
  const units: Unit[] = [];
  let headings: string[] = [];
  let isOpen = false;
  let start = 0;
  for (const paragraph of page.split("\n")) {
    const from = start;
    start += paragraph.length + 1;
    if (isHeading(paragraph)) {
      if (!isOpen) headings = headings.slice(0, 1);
      headings.push(paragraph);
      isOpen = true;
      continue;
    }
    let isFirst = isOpen;
    isOpen = false;
    let before = "";
    // A question, or what the paragraph begins with.
    let label = paragraph.includes(" · ") ? undefined : labelOf(paragraph);
    let labelStart: number | undefined;
    for (const span of spansOf(paragraph, language)) {
      const text = paragraph.slice(labelStart ?? span.start, span.end);
      if (text.endsWith("?")) {
        label = text;
        continue;
      }
      if (label !== undefined && text === `${label}.`) {
        labelStart = span.start;
        continue;
      }
      const above = [...headings.slice(-HEADINGS), ...(label === undefined ? [] : [label])];
      const at = from + (labelStart ?? span.start);
      units.push({ text, start: at, headings: above, before, paragraph, isFirst });
      before = text;
      labelStart = undefined;
      isFirst = false;
    }
  }
  return units;
}

function labelOf(paragraph: string): string | undefined {
  const match = LABEL.exec(paragraph);
  return match?.[1] ?? match?.[2];
}

/** A row of a table is one, whatever stops are in it. */
function spansOf(paragraph: string, language: InterfaceLanguage) {
  if (paragraph.includes(" · ")) return [{ start: 0, end: paragraph.length }];
  return sentences(paragraph, language);
}
