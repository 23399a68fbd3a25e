import { hasEarnedPrize, hasEnded, startPlay, type PlayState } from "../play/play.ts";
import type { PlayRules } from "../play/route.ts";
import { takeStep, type RefusedStep, type WalkedStep } from "../play/walk.ts";

/*
 * The one log that all phones of a team and the staff write into. docs/play.md says how; sorting by time alone takes back what
 * was told to somebody (team-log.test.ts has the smallest examples).
 */

/** A step that counts. Whoever plays it again has the team at the point's own place, with its code. */
export interface LoggedStep extends Pick<WalkedStep, "kind" | "point" | "after"> {
  readonly phone: string;
  /** Counted by the phone. */
  readonly number: number;
}

/** A step as it comes: with where its phone was, and what was read of a code. */
export interface ComingStep extends LoggedStep, Pick<WalkedStep, "position"> {
  readonly code?: string | undefined;
}

/** Steps in the order in which they count, which is not that of their times, and what they lead to. */
export interface TeamLog {
  readonly steps: readonly LoggedStep[];
  readonly play: PlayState;
}

export const emptyLog: TeamLog = { steps: [], play: startPlay(0) };

export type Merged =
  | {
      readonly log: TeamLog;
      /** Where the step went in, from 0. */
      readonly place: number;
      readonly refusal?: undefined;
    }
  | { readonly log: TeamLog; readonly refusal: RefusedStep["refusal"] };

/**
 * The log with one more step. It goes in at its time if every step of the log stays accepted, so that no reached point and no end
 * is taken back, and no earned prize is; else behind the last; else it is refused.
 */
export function mergeStep(rules: PlayRules, log: TeamLog, step: ComingStep): Merged {
  const atItsTime = log.steps.findLastIndex(({ after }) => after <= step.after) + 1;
  for (const place of new Set([atItsTime, log.steps.length])) {
    const play = playedWith(rules, log, step, place);
    if (!play) continue;
    if (hasEarnedPrize(rules, log.play) && !hasEarnedPrize(rules, play)) continue;
    const { phone, number, kind, point, after } = step;
    const logged = { phone, number, kind, point, after };
    return { log: { steps: log.steps.toSpliced(place, 0, logged), play }, place };
  }
  const { refusal = "nothingToSettle" } = takeComing(rules, log.play, step);
  return { log, refusal };
}

/** The play with a step at a place of the log; undefined where the rules refuse it there, or one behind it. */
function playedWith(
  rules: PlayRules,
  { steps, play }: TeamLog,
  step: ComingStep,
  place: number,
): PlayState | undefined {
  const before = place === steps.length ? play : replayLog(rules, steps.slice(0, place));
  const taken = before && takeComing(rules, before, step);
  if (!taken || taken.refusal) return undefined;
  return replayLog(rules, steps.slice(place), taken.state);
}

const takeComing = (rules: PlayRules, play: PlayState, { code, ...step }: ComingStep) =>
  takeStep(rules, play, step, code);

/** What a log leads to; undefined where the rules refuse a step of it. */
export function replayLog(
  rules: PlayRules,
  steps: readonly LoggedStep[],
  from: PlayState = startPlay(0),
): PlayState | undefined {
  let play = from;
  for (const step of steps) {
    const taken = takeStep(rules, play, asCounted(rules, step));
    if (taken.refusal) return undefined;
    play = taken.state;
  }
  return play;
}

/** A step that counts, with what its point asks for. */
export function asCounted(rules: PlayRules, { kind, point, after }: LoggedStep): WalkedStep {
  const position = rules.points.get(point)?.position;
  return { kind, point, after, byCode: true, ...(position ? { position } : {}) };
}

/** When the team came to the end of the route, in milliseconds since the start; undefined before. */
export function finishedAfter(rules: PlayRules, { steps, play }: TeamLog): number | undefined {
  if (!hasEnded(rules, play)) return undefined;
  const last = play.visits.find(({ point }) => rules.points.get(point)?.isFinal);
  const ofLast = steps.filter(({ kind, point }) => point === last?.point && kind !== "hint");
  return Math.max(0, ...ofLast.map(({ after }) => after));
}

/** What the board and the results tell of a play. */
export interface TeamProgress {
  readonly score: number;
  /** Points and when, in milliseconds since the start, in the order in which they were reached. */
  readonly reached: readonly (readonly [point: number, after: number])[];
  /** When the last step was. */
  readonly lastAfter: number;
  readonly finishedAfter: number | null;
  readonly prize: boolean;
  /** Whether a phone has come from one place to the next faster than anybody walks. */
  readonly isFast: boolean;
}

export const noProgress: TeamProgress = {
  score: 0,
  reached: [],
  lastAfter: 0,
  finishedAfter: null,
  prize: false,
  isFast: false,
};

export function progressOf(rules: PlayRules, log: TeamLog, isFast: boolean): TeamProgress {
  return {
    score: log.play.score,
    reached: log.play.visits.map(({ point, at }) => [point, at]),
    lastAfter: Math.max(0, ...log.steps.map(({ after }) => after)),
    finishedAfter: finishedAfter(rules, log) ?? null,
    prize: hasEarnedPrize(rules, log.play),
    isFast,
  };
}
