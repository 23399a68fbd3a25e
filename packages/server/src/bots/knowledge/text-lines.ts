import { EDGE_MARK } from "./clean-characters.ts";

/** A run of text on a page, as pdf.js gives it; lengths in points, y upwards. */
export interface TextRun {
  str: string;
  /** Of which the last two numbers are x and y. */
  transform: number[];
  width: number;
  height: number;
  fontName?: string;
  /** The line ends after it. */
  hasEOL: boolean;
}

/** A piece of a line with a wide gap on either side, as the cell of a table is. */
export interface Cell {
  text: string;
  left: number;
  right: number;
  y: number;
  height: number;
  font: string;
}

/** A line of a page. */
export interface Line extends Cell {
  cells: Cell[];
}

/** A gap of so many heights is none between words. */
const CELL_GAP = 1.15;
/** The same text this near, in heights, is bold that a program has made by printing twice. */
const OVERPRINT = 0.15;
/** Of a footnote's number, beside its line. */
const RAISED_SIZE = 0.8;
const RAISED_BY = 0.15;
const UNITS = /(?:^|[\s\d])(?:[kcdhm]?m|ha)$/u;

/** Stands after the first part of a divided word, as a soft hyphen does. */
export const DIVIDED = "\u00AD";
/** Of justified text so many lines end at the same place, this near, in points. */
const JUSTIFIED = 3;
const SAME_END = 0.2;
/** A hyphen that is not in the file leaves a gap before the margin, in heights. */
const HYPHEN_GAP = { least: 0.08, most: 0.45 };
const NEXT_LINE = 1.8;
/** Stops may stand in the margin. */
const HANGS = /[^\p{L}\p{N}/)]$/u;

/**
 * Marks words that are divided without a hyphen in the file: in justified text every line but the last
 * of a paragraph ends at the margin, and one whose hyphen is missing ends just before it.
 */
function withDividedWords(lines: readonly Line[]): Line[] {
  const ends = lines
    .filter(({ text }) => !HANGS.test(text.trimEnd()))
    .map(({ right }) => right)
    .toSorted((a, b) => a - b);
  const margins = ends.filter((end, at) => (ends[at + JUSTIFIED - 1] ?? Infinity) - end < SAME_END);
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const isDivided =
      next !== undefined &&
      /\p{L}$/u.test(line.text) &&
      /^\p{Ll}/u.test(next.text) &&
      line.y - next.y > 0 &&
      line.y - next.y < NEXT_LINE * line.height &&
      margins.some((margin) => {
        const gap = (margin - line.right) / line.height;
        return gap > HYPHEN_GAP.least && gap < HYPHEN_GAP.most;
      });
    if (!isDivided) return line;
    const cells = line.cells.map((cell) =>
      cell === line.cells.at(-1) ? { ...cell, text: cell.text + DIVIDED } : cell,
    );
    return { ...line, text: line.text + DIVIDED, cells };
  });
}

/** The lines of a page in the order of the file, each with its cells. */
export function linesOf(runs: readonly TextRun[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  const end = () => {
    if (line) lines.push(withSpacedWords(line));
    line = undefined;
  };
  for (const given of withoutOverprints(runs)) {
    const run = { ...given, str: given.str.replaceAll(EDGE_MARK, "") };
    if (run.str.trim() !== "") line = withRun(line, run);
    else if (line) {
      line.text += run.str;
      const last = line.cells.at(-1);
      if (last) last.text += run.str;
    }
    if (run.hasEOL) end();
  }
  end();
  return withDividedWords(lines);
}

function withRun(line: Line | undefined, run: TextRun): Line {
  const { str, width, height, fontName: font = "" } = run;
  const [left = 0, y = 0] = run.transform.slice(4);
  const cell: Cell = { text: str, left, right: left + width, y, height, font };
  if (!line) return { ...cell, cells: [{ ...cell }] };
  if (isFootnote(line, cell)) {
    // Square metres are written as footnotes are.
    if (UNITS.test(line.text.trimEnd())) append(line, { ...cell, text: raised(str) });
    return line;
  }
  append(line, cell);
  return line;
}

function append(line: Line, cell: Cell): void {
  const last = line.cells.at(-1);
  if (last && cell.left - last.right < CELL_GAP * Math.max(cell.height, last.height)) {
    extend(last, cell);
  } else {
    line.cells.push({ ...cell });
  }
  extend(line, cell);
}

function extend(cell: Cell, { text, right, height }: Cell): void {
  cell.text += text;
  cell.right = Math.max(cell.right, right);
  cell.height = Math.max(cell.height, height);
}

function isFootnote(line: Line, { text, y, height }: Cell): boolean {
  return (
    /^\d{1,2}$/.test(text.trim()) &&
    /\S$/.test(line.text) &&
    height < RAISED_SIZE * line.height &&
    y > line.y + RAISED_BY * line.height
  );
}

const raised = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));

/** Letters that are set apart to fill a title: S A L A. Two blanks are between words. */
const SPACED = /(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/u;
const SPACED_WORD = /(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu;

function withSpacedWords(line: Line): Line {
  if (!SPACED.test(line.text)) return line;
  const join = (text: string) => text.replaceAll(SPACED_WORD, (word) => word.replaceAll(" ", ""));
  const cells = line.cells.map((cell) => ({ ...cell, text: join(cell.text) }));
  return { ...line, text: join(line.text), cells };
}

function withoutOverprints(runs: readonly TextRun[]): TextRun[] {
  const kept: TextRun[] = [];
  const places = new Map<string, number[][]>();
  for (const run of runs) {
    const { str, transform, height } = run;
    const [x = 0, y = 0] = transform.slice(4);
    if (str.trim().length > 1) {
      const same = places.get(str) ?? [];
      const near = OVERPRINT * Math.max(height, 1);
      const isAgain = same.some(
        ([otherX = 0, otherY = 0]) => Math.abs(x - otherX) < near && Math.abs(y - otherY) < near,
      );
      if (isAgain) {
        if (run.hasEOL) kept.push({ ...run, str: "" });
        continue;
      }
      places.set(str, [...same, [x, y]]);
    }
    kept.push(run);
  }
  return kept;
}
