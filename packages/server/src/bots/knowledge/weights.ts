/*
 * What makes a sentence an answer, and how much. `bench:answer-weights` computes the weights from
 * questions with known answers; nobody sets them by hand. A sentence whose sum is above nothing is an
 * answer.
 */
export const WEIGHTS = {
  /** The share of the question that it has with what stands above it, and by itself. */
  covers: 3.19,
  coversAlone: 2.8,
  /** The share that its headings have. */
  coversAbove: 0.95,
  /** The same by the words as they stand, function words too, weighted by how rare they are. */
  words: 1.21,
  wordsAlone: 1.1,
  /** Of what is asked for, the largest that it has nothing of, and what no document has. */
  missing: -1.41,
  absent: -2.2,
  /** It stands under a heading that says nothing of the question. */
  elsewhere: -0.99,
  /** It has the kind of thing that is asked for, as far as it covers the question, or not. */
  kind: 0.79,
  noKind: -1.3,
  /** How good its page is by concepts, of 1. */
  page: 1.35,
  /** How far the best passage is above what is evidence by its words. */
  evidence: 2.19,
  /** The best of `covers` of all sentences. */
  best: 2.46,
  always: -2.9,
  /** More of them for a question that is not about a visit, whose words count and not its concepts. */
  otherAlways: -3.33,
  otherEvidence: 1.94,
  otherIsEvident: 1.1,
  otherPage: 1.68,
} as const;

export type Feature = keyof typeof WEIGHTS;
export type Features = Readonly<Record<Feature, number>>;

const names = Object.keys(WEIGHTS) as Feature[];

export function scoreOf(features: Features): number {
  return names.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0);
}
