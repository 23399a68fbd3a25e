import { fold } from "./words.ts";

/*
 * Questions for the most or the least of something: the rows of a table or the items of a list are
 * compared by their values.
 */

/** What is compared: how a question asks for it, and the values of a text. */
interface Comparison {
  asks: RegExp;
  isLeast: boolean;
  values: (text: string) => number[];
}

const numberOf = (text: string) => Number(text.replace(",", "."));

const lengths = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])(\d{1,6}(?:[.,]\d{1,3})?) ?(k?m)\b/g)].map(
    ([, number = "", unit]) => numberOf(number) * (unit === "km" ? 1000 : 1),
  );
const sums = (text: string): number[] => [
  ...[...text.matchAll(/(?<![\d.,])(\d{1,6}(?:[.,]\d{1,2})?) ?(?:€|euros?\b|£|\$)/g)].map(
    ([, number = ""]) => numberOf(number),
  ),
  ...(/\b(?:gratis|gratuit[oa]?|free)\b/.test(text) ? [0] : []),
];
const years = (text: string): number[] =>
  [...text.matchAll(/\b(1\d{3}|20\d{2})\b/g)].map(([year]) => Number(year));

const superlative = (es: string, ca: string, en: string) =>
  new RegExp(String.raw`\bmas (?:${es})[ao]?s?\b|\bmes (?:${ca})[ae]?s?\b|\b(?:${en})\b`);

const COMPARISONS: readonly Comparison[] = [
  { asks: superlative("larg", "llarg", "longest"), isLeast: false, values: lengths },
  { asks: superlative("cort", "curt", "shortest"), isLeast: true, values: lengths },
  { asks: superlative("alt", "alt", "highest|tallest"), isLeast: false, values: lengths },
  {
    asks: superlative("barat|economic", "barat|economic", "cheapest"),
    isLeast: true,
    values: sums,
  },
  { asks: superlative("car", "car", "most expensive"), isLeast: false, values: sums },
  {
    asks: superlative("antigu|viej", "antic|antig|antigu|vell", "oldest"),
    isLeast: true,
    values: years,
  },
  {
    asks: superlative("nuev|modern|reciente", "nou|nov|modern|recent", "newest|latest"),
    isLeast: false,
    values: years,
  },
];

/** Fewer are no list. */
const LEAST_ROWS = 2;

/**
 * The one among some rows of a page that has the most or the least of what a question asks for;
 * undefined where it compares nothing, or the rows have no such values.
 */
export function extremeOf<T>(
  question: string,
  rows: readonly T[],
  textOf: (row: T) => string,
): T | undefined {
  const asked = plain(question);
  const comparison = COMPARISONS.find(({ asks }) => asks.test(asked));
  if (!comparison) return undefined;
  const { isLeast, values } = comparison;
  const sign = isLeast ? -1 : 1;
  const valued = rows.flatMap((row) => {
    const [value] = values(plain(textOf(row))).toSorted((a, b) => sign * (b - a));
    return value === undefined ? [] : [{ row, value }];
  });
  if (valued.length < LEAST_ROWS) return undefined;
  return valued.toSorted((a, b) => sign * (b.value - a.value))[0]?.row;
}

const plain = (text: string) => fold(text.normalize("NFKC").toLowerCase());
