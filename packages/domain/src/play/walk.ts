import type { Position } from "../experience/position.ts";
import {
  askForHint,
  hasEarnedPrize,
  hasEnded,
  pointStatus,
  reachPoint,
  settleChallenge,
  startPlay,
  type PlayState,
  type ReachRefusal,
} from "./play.ts";
import type { PlayRules } from "./route.ts";

/* What a visitor did, written down step by step, so that it can be told, taken back and played again. */

/** A visitor comes to a point, passes or fails its challenge, or asks for its hint. */
export interface WalkedStep {
  readonly kind: "reach" | "pass" | "fail" | "hint";
  readonly point: number;
  /** Milliseconds since the start of play. */
  readonly after: number;
  /** Where the visitor was, if that was known. */
  readonly position?: Position;
  /** Whether the visitor has read the code of the point, whatever it says by now. */
  readonly byCode?: boolean;
}

/** With what a walk ended. */
export interface WalkEnd {
  /** In the order in which they were reached. */
  readonly reached: readonly number[];
  readonly score: number;
  readonly ended: boolean;
  readonly prize: boolean;
}

/** A step that the rules did not allow. */
export interface RefusedStep {
  readonly step: number;
  readonly refusal: ReachRefusal | "nothingToSettle" | "noHint";
}

export interface ReplayedWalk {
  readonly state: PlayState;
  readonly refused: readonly RefusedStep[];
}

/**
 * The state after one more step; the same state, and why, where the rules refuse it.
 * @param read what the code says that the visitor has just read
 */
export function takeStep(
  rules: PlayRules,
  state: PlayState,
  step: WalkedStep,
  read?: string,
): { readonly state: PlayState; readonly refusal?: RefusedStep["refusal"] } {
  const now = state.startedAt + step.after;
  if (step.kind === "reach") {
    const own = step.byCode ? rules.points.get(step.point)?.checkIn.code : undefined;
    const arrival = { now, position: step.position, code: read ?? own };
    const reached = reachPoint(rules, state, step.point, arrival);
    return reached.state ? reached : { state, refusal: reached.refusal };
  }
  if (step.kind === "hint") {
    const asked = askForHint(rules, state, step.point);
    return asked === state ? { state, refusal: "noHint" } : { state: asked };
  }
  const result = step.kind === "pass" ? "passed" : "failed";
  const settled = settleChallenge(rules, state, step.point, result);
  return settled === state ? { state, refusal: "nothingToSettle" } : { state: settled };
}

/** Plays a walk again. A step that the rules refuse changes nothing, and the walk goes on. */
export function replayWalk(
  rules: PlayRules,
  steps: readonly WalkedStep[],
  startedAt = 0,
): ReplayedWalk {
  const refused: RefusedStep[] = [];
  let state = startPlay(startedAt);
  for (const [index, step] of steps.entries()) {
    const taken = takeStep(rules, state, step);
    if (taken.refusal) refused.push({ step: index, refusal: taken.refusal });
    state = taken.state;
  }
  return { state, refused };
}

export function walkEnd(rules: PlayRules, state: PlayState): WalkEnd {
  return {
    reached: state.visits.map(({ point }) => point),
    score: state.score,
    ended: hasEnded(rules, state),
    prize: hasEarnedPrize(rules, state),
  };
}

/** Whether two walks ended alike. */
export function endsAlike(a: WalkEnd, b: WalkEnd): boolean {
  return (
    a.score === b.score &&
    a.ended === b.ended &&
    a.prize === b.prize &&
    a.reached.length === b.reached.length &&
    a.reached.every((point, index) => point === b.reached[index])
  );
}

/** The points to reach one after another until a point is reached, itself the last; undefined if it opens no more. */
export function wayTo(
  rules: PlayRules,
  state: PlayState,
  id: number,
  now: number,
): readonly number[] | undefined {
  const way: number[] = [];
  let next = rules.points.get(id);
  while (next) {
    const status = pointStatus(rules, state, next, now);
    if (way.includes(next.id) || (status !== "open" && status !== "waiting")) return undefined;
    way.unshift(next.id);
    if (status === "open") return way;
    next = rules.points.get(rules.opener(next) ?? 0);
  }
  return undefined;
}

/** How long a visitor takes from one point to the next where nobody has walked, in milliseconds. */
const PAUSE = 60_000;

/**
 * The steps of a walk that is told by its points: to one after another, each challenge passed, and waiting where a time is to
 * run out.
 */
export function stepsOf(
  rules: PlayRules,
  told: readonly { readonly point: number; readonly event: "reach" | "expire" }[],
): readonly WalkedStep[] {
  const steps: WalkedStep[] = [];
  let after = 0;
  for (const { point: id, event } of told) {
    const point = rules.points.get(id);
    if (!point) continue;
    after += event === "expire" ? point.duration * 1000 : PAUSE;
    if (event === "expire") continue;
    steps.push(arrivalAt(rules, id, after));
    if (point.challenge.kind !== "none") steps.push({ kind: "pass", point: id, after });
  }
  return steps;
}

/** The step of a visitor who comes to a point as it wants to be reached. */
export function arrivalAt(rules: PlayRules, id: number, after: number): WalkedStep {
  const point = rules.points.get(id);
  return {
    kind: "reach",
    point: id,
    after,
    ...(point?.position ? { position: point.position } : {}),
    ...(point?.checkIn.by === "code" ? { byCode: true } : {}),
  };
}

const KINDS: ReadonlySet<unknown> = new Set(["reach", "pass", "fail", "hint"]);

const isAmount = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

/**
 * Whether a value is the steps of a walk, in the order of their times. Sets no limit on their number: what is sent is bounded by
 * its contract, and what a phone keeps of its own play has to be read however long the route is.
 */
export function isWalk(value: unknown): value is readonly WalkedStep[] {
  if (!Array.isArray(value)) return false;
  let last = 0;
  return value.every((step: unknown) => {
    const { kind, point, after, position, byCode = false } = (step ?? {}) as Partial<WalkedStep>;
    const { lat, lon } = position ?? { lat: 0, lon: 0 };
    const isInOrder = typeof after === "number" && after >= last;
    last = isInOrder ? after : last;
    return (
      KINDS.has(kind) &&
      isAmount(point) &&
      isAmount(after) &&
      isInOrder &&
      typeof byCode === "boolean" &&
      Number.isFinite(lat) &&
      Number.isFinite(lon)
    );
  });
}
