import { cleanCharacters, EDGE_MARK } from "./clean-characters.ts";
import { inTableOrder } from "./table-order.ts";
import { tablesIn } from "./table-rows.ts";
import { linesOf, type Line, type TextRun } from "./text-lines.ts";

/** A gap of so many usual ones separates paragraphs. */
const WIDE_GAP = 1.4;
/** The lines of one paragraph are no farther apart, in heights. */
const MOST_USUAL_GAP = 1.45;
/** Letters this much larger or smaller are a heading's, or its text's. */
const OTHER_SIZE = 1.18;
/** A last line is this much shorter than the others. */
const SHORT_LINE = 0.8;
const SENTENCE_END = /[.!?:…]["»”’)]?$/u;
/** The share of the page's height, at its top and at its bottom, where running lines stand. */
const EDGE = 0.1;
/** Running lines are no larger than the text. */
const EDGE_SIZE = 1.1;

/**
 * The text of a page: its lines, with a blank one between paragraphs, as well as the places of the
 * lines tell; each row of a table is a paragraph.
 * @param box the lowest and the highest y of the page
 */
export function pageLines(runs: readonly TextRun[], box?: readonly [number, number]): string {
  const lines = inTableOrder(linesOf(runs));
  const size = median(lines.map(({ height }) => height));
  const gaps = lines.flatMap((line, at) => {
    const gap = (lines[at - 1]?.y ?? line.y) - line.y;
    return gap > 0 && gap < 4 * line.height ? [gap] : [];
  });
  const usualGap = Math.min(median(gaps), MOST_USUAL_GAP * size);
  const usualWidth = median(lines.map(({ left, right }) => right - left));
  const tables = tablesIn(lines);
  const paragraphs: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const table = tables.find(({ start }) => start === at);
    if (table) {
      paragraphs.push(...table.rows);
      at = table.end - 1;
      continue;
    }
    const line = lines[at];
    if (!line) continue;
    const before = lines[at - 1];
    const isEdge = box !== undefined && isAtEdge(line, box) && line.height <= EDGE_SIZE * size;
    const text = `${isEdge ? EDGE_MARK : ""}${line.text.trimStart()}`;
    const isNext =
      before !== undefined &&
      !tables.some(({ end }) => end === at) &&
      !beginsParagraph(before, line, usualGap, usualWidth);
    if (isNext && paragraphs.length > 0) paragraphs[paragraphs.length - 1] += `\n${text}`;
    else paragraphs.push(text);
  }
  return cleanCharacters(paragraphs.join("\n\n")).trim();
}

function isAtEdge({ y }: Line, [low, high]: readonly [number, number]): boolean {
  const share = (y - low) / Math.max(1, high - low);
  return share < EDGE || share > 1 - EDGE;
}

function beginsParagraph(before: Line, line: Line, usualGap: number, usualWidth: number): boolean {
  const size =
    Math.max(before.height, line.height) / Math.max(1, Math.min(before.height, line.height));
  if (size > OTHER_SIZE) return true;
  const gap = before.y - line.y;
  // Above the line before: the top of the next column, where a paragraph may go on.
  if (gap > 0 && usualGap > 0 && gap > WIDE_GAP * usualGap) return true;
  if (!SENTENCE_END.test(before.text.trimEnd())) return false;
  const isShort = before.right - before.left < SHORT_LINE * usualWidth;
  return isShort || line.left - before.left > line.height;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? 0;
}
