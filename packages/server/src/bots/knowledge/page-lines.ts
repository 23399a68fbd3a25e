import { cleanCharacters } from "./clean-characters.ts";

/** A run of text on a page, as pdf.js gives it; lengths in points, y upwards. */
export interface TextRun {
  str: string;
  /** Of which the last two numbers are x and y. */
  transform: number[];
  width: number;
  height: number;
  /** The line ends after it. */
  hasEOL: boolean;
}

interface Line {
  text: string;
  left: number;
  right: number;
  y: number;
  height: number;
}

/** A gap of so many usual ones separates paragraphs. */
const WIDE_GAP = 1.4;
/** Letters this much larger or smaller are a heading's, or its text's. */
const OTHER_SIZE = 1.18;
/** A last line is this much shorter than the others. */
const SHORT_LINE = 0.8;
const SENTENCE_END = /[.!?:…]["»”’)]?$/u;

/**
 * The text of a page: its lines, with a blank one between paragraphs, as well as the places of the
 * lines tell.
 */
export function pageLines(runs: readonly TextRun[]): string {
  const lines = linesOf(runs);
  const gaps = lines.flatMap((line, at) => {
    const gap = (lines[at - 1]?.y ?? line.y) - line.y;
    return gap > 0 && gap < 4 * line.height ? [gap] : [];
  });
  const usualGap = median(gaps);
  const usualWidth = median(lines.map(({ left, right }) => right - left));
  let text = "";
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before) text += beginsParagraph(before, line, usualGap, usualWidth) ? "\n\n" : "\n";
    text += line.text;
  }
  return cleanCharacters(text).trim();
}

function linesOf(runs: readonly TextRun[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const { str, transform, width, height, hasEOL } of runs) {
    const [left = 0, y = 0] = transform.slice(4);
    if (str.trim() !== "") {
      if (!line) line = { text: "", left, right: left, y, height };
      line.right = Math.max(line.right, left + width);
      line.height = Math.max(line.height, height);
    }
    if (line) line.text += str;
    if (hasEOL && line) {
      lines.push(line);
      line = undefined;
    }
  }
  if (line) lines.push(line);
  return lines;
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
