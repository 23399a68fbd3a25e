/** `[1]`, `[1, 2]`, `[2-4]`, `[^1]`, `【1】`, also with a word before the number. */
const CITATION =
  // oxlint-disable-next-line regexp/no-super-linear-move -- An answer has a limit.
  /\s*[[【]\s*(?:\^|(?:passages?|pasajes?|passatges?|sources?|fuentes?|fonts?|n[.º°]?)\s*)?(\d{1,6}(?:\s*(?:[,;–-]|y|i|and)\s*\d{1,6})*)(?:†[^\]】]*|\s*)[\]】]/giu;

/** The part of a text that is one citation or several, at its beginning. */
export const LEADING_CITATIONS = new RegExp(`^(?:${CITATION.source})+\\s*`, "iu");

export interface Cited {
  /** Without its citations. */
  text: string;
  /** Numbers of sources, each once, in their order. */
  sources: number[];
}

/** Takes the citations out of a text. Those of no source are dropped. */
export function citationsOf(text: string, isSource: (number: number) => boolean): Cited {
  const cited = new Set<number>();
  const rest = text.replaceAll(CITATION, (_found, numbers: string) => {
    for (const number of numbersOf(numbers)) if (isSource(number)) cited.add(number);
    return "";
  });
  return { text: rest, sources: [...cited].toSorted((a, b) => a - b) };
}

/** As many as a range may name; answers have fewer sources. */
const LONGEST_RANGE = 20;

function numbersOf(written: string): number[] {
  return written.split(/[,;]|y|i|and/i).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number);
    const length = Math.min(Math.max(last - first + 1, 1), LONGEST_RANGE);
    return Array.from({ length }, (_, index) => first + index);
  });
}
