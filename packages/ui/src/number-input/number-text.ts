import { westernDigits } from "../style/western-digits.ts";

/** What is typed as a number, in the digits 0 to 9 and with a point; of the same length. */
export const plainNumber = (text: string): string =>
  westernDigits(text).replaceAll(/[,\u066B]/g, ".");

/** Parses a number, with a comma or a point; null when the text is no number. */
export function parseNumber(text: string): number | null {
  const plain = plainNumber(text.trim());
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

export interface Range {
  min?: number | undefined;
  max?: number | undefined;
  step: number;
}

/** The text after one step up or down, limited to the range, without binary rounding errors. */
export function stepNumber(text: string, direction: 1 | -1, { min, max, step }: Range): string {
  const current = parseNumber(text);
  const raw = current === null ? (min ?? 0) : current + direction * step;
  const inside = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, raw));
  return String(Number(inside.toFixed(decimals(step, current ?? 0))));
}

function decimals(...numbers: number[]): number {
  return Math.max(...numbers.map((number) => String(number).split(".")[1]?.length ?? 0));
}
