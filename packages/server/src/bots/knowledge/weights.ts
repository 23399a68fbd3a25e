/*
 * What makes a sentence an answer, and how much. `bench:answer-weights` computes the weights from
 * questions with known answers; nobody sets them by hand. A sentence whose sum is above nothing is an
 * answer.
 */
export const WEIGHTS = {
  /** The share of the question that it has with what stands above it, and by itself. */
  covers: 2.52,
  coversAlone: 2.09,
  /** The share that its nearest heading has. */
  coversAbove: 0.66,
  /** The same by the words as they stand, function words too, weighted by how rare they are. */
  words: 1.62,
  wordsAlone: 1.47,
  /** Of what is asked for, the largest that it has nothing of, and what no document has. */
  missing: -0.79,
  absent: -1.45,
  /** The share that its paragraph has. */
  around: 2.85,
  /** How many is asked, and it has no number of them. */
  notCounted: -1.49,
  /** It stands under a heading that says nothing of the question. */
  elsewhere: -0.62,
  /** It has the kind of thing that is asked for, as far as it covers the question. */
  kind: 1.41,
  /** Who is asked, and it has no name, or is of something else than the question is. */
  unbound: -1.84,
  /** How good its page is by concepts, of 1. */
  page: 1.17,
  /** How far the best passage is above what is evidence by its words. */
  evidence: 0.99,
  /** The best of `covers` of all sentences. */
  best: -0.33,
  always: -3.77,
  /** More of them for a question that is not about a visit, whose words count and not its concepts. */
  otherAlways: -2.09,
  otherEvidence: 1.27,
  otherIsEvident: 0.35,
  otherPage: 1.33,
} as const;

export type Feature = keyof typeof WEIGHTS;
export type Features = Readonly<Record<Feature, number>>;

const names = Object.keys(WEIGHTS) as Feature[];

export function scoreOf(features: Features): number {
  return names.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0);
}
