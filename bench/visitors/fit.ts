/*
 * Computes the weights of `knowledge/weights.ts`: those under which sentences that hold the known answer
 * are the likeliest, and none where there is no answer. A question is a choice between its sentences and
 * a refusal, whose sum is 0 (a conditional logit); the weights are found by gradient ascent with Adam.
 */

/** A question, and what may answer it. */
export interface FittedQuestion {
  /** Whether the documents answer it. */
  isAnswered: boolean;
  sentences: readonly { features: Readonly<Record<string, number>>; isAnswer: boolean }[];
  /** Of 1: how much it counts. */
  share: number;
}

const ROUNDS = 400;
const RATE = 0.05;
/** Keeps weights small that say nothing. */
const RIDGE = 0.5;
const MOMENTUM = 0.9;
const SPREAD = 0.999;

export function fitWeights(questions: readonly FittedQuestion[]): Record<string, number> {
  const [first] = questions.flatMap(({ sentences }) => sentences);
  const names = Object.keys(first?.features ?? {});
  const rows = questions.map(({ isAnswered, sentences, share }) => ({
    isAnswered,
    share,
    vectors: sentences.map(({ features }) => names.map((name) => features[name] ?? 0)),
    answers: sentences.map(({ isAnswer }) => isAnswer),
  }));
  // Where no sentence holds the answer there is nothing to learn.
  const useful = rows.filter(
    ({ isAnswered, vectors, answers }) =>
      vectors.length > 0 && (!isAnswered || answers.some(Boolean)),
  );
  const weights = names.map(() => 0);
  const moments = names.map(() => 0);
  const spreads = names.map(() => 0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((weight) => -RIDGE * weight);
    for (const row of useful) addSlope(slope, weights, row);
    for (const [at, value] of slope.entries()) {
      const moment = MOMENTUM * (moments[at] ?? 0) + (1 - MOMENTUM) * value;
      const spread = SPREAD * (spreads[at] ?? 0) + (1 - SPREAD) * value * value;
      moments[at] = moment;
      spreads[at] = spread;
      const step = moment / (1 - MOMENTUM ** round);
      weights[at] =
        (weights[at] ?? 0) + (RATE * step) / (Math.sqrt(spread / (1 - SPREAD ** round)) + 1e-8);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

interface Row {
  isAnswered: boolean;
  share: number;
  vectors: readonly (readonly number[])[];
  answers: readonly boolean[];
}

/** Adds how the likelihood of what is right changes with each weight. */
function addSlope(
  slope: number[],
  weights: readonly number[],
  { isAnswered, share, vectors, answers }: Row,
): void {
  const sums = vectors.map((vector) =>
    vector.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
  );
  const most = Math.max(0, ...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((sum, each) => sum + each, Math.exp(-most));
  const right = isAnswered
    ? odds.reduce((sum, each, at) => (answers[at] ? sum + each : sum), 0)
    : Math.exp(-most);
  for (const [at, vector] of vectors.entries()) {
    const wanted = isAnswered && answers[at] ? (odds[at] ?? 0) / right : 0;
    const pull = share * (wanted - (odds[at] ?? 0) / all);
    for (const [index, value] of vector.entries())
      slope[index] = (slope[index] ?? 0) + pull * value;
  }
}
