import { passageCount, totalWeight, type Hit, type Query } from "./search.ts";
import type { IndexSection } from "./index-blob.ts";

/*
 * Whether documents speak of a question at all: the score of the best passage, as a share of all that
 * the question asks for. The more passages there are, the better the best one matches by chance, so
 * the share that is asked for rises with their number. The numbers are those at which 3 to 5 % of the
 * questions that the documents do answer would be refused (bench/answers.ts).
 */

/** Number of passages, and the share that is enough. */
const ENOUGH: readonly (readonly [passages: number, share: number])[] = [
  [5, 0.235],
  [16, 0.342],
  [72, 0.455],
  [128, 0.483],
  [1000, 0.54],
];

/**
 * For a question in another language, of which most words are not there in any spelling: some 15 % of
 * what the documents speak of is missed, and 70 to 80 % of what they do not is recognised as such.
 */
const ENOUGH_BY_SPELLING: typeof ENOUGH = [
  [5, 0.12],
  [16, 0.19],
  [128, 0.25],
];

/** Between two numbers of passages the share rises with the logarithm. */
function enough(table: typeof ENOUGH, passages: number): number {
  let [count, share] = table[0] ?? [1, 1];
  for (const [nextCount, nextShare] of table) {
    if (passages < nextCount) {
      if (nextCount === count) return share;
      const way = Math.log(passages / count) / Math.log(nextCount / count);
      return share + way * (nextShare - share);
    }
    [count, share] = [nextCount, nextShare];
  }
  return share;
}

/** How far the best hit is above what is enough; negative when it is not. */
export function evidence(
  sections: readonly IndexSection[],
  query: Query,
  best: Hit | undefined,
  by: "words" | "spelling",
): number {
  const total = totalWeight(query);
  if (!best || total === 0) return -1;
  const table = by === "words" ? ENOUGH : ENOUGH_BY_SPELLING;
  return best.score / total - enough(table, passageCount(sections));
}
