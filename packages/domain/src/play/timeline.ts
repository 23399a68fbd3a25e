import {
  closesAt,
  hasEarnedPrize,
  hasEnded,
  pointStatus,
  startPlay,
  type PlayState,
} from "./play.ts";
import type { PlayRules } from "./route.ts";
import { takeStep, type RefusedStep, type WalkedStep } from "./walk.ts";

/** What happened on a walk, and when. */
export interface TimelineEntry {
  readonly kind:
    | "started"
    | "opened"
    | "closed"
    | "expired"
    | "reached"
    | "passed"
    | "failed"
    | "hint"
    | "refused"
    | "ended"
    | "prize";
  /** Milliseconds since the start of play. */
  readonly after: number;
  readonly point?: number;
  /** The score afterwards. */
  readonly score: number;
  readonly refusal?: RefusedStep["refusal"];
  /** How many steps of the walk were taken by then. */
  readonly steps: number;
}

const DONE = { reach: "reached", pass: "passed", fail: "failed", hint: "hint" } as const;

/** Tells a walk up to a time: what the visitor did, what that opened and closed, and whose time was over in between. */
export function walkTimeline(
  rules: PlayRules,
  steps: readonly WalkedStep[],
  until: number,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [{ kind: "started", after: 0, score: 0, steps: 0 }];
  let state = startPlay(0);
  let told = 0;
  for (const [index, step] of steps.entries()) {
    entries.push(...expiries(rules, state, told, step.after, index));
    told = step.after;
    const taken = takeStep(rules, state, step);
    const common = { after: step.after, score: taken.state.score, steps: index + 1 };
    if (taken.refusal) {
      entries.push({ kind: "refused", point: step.point, refusal: taken.refusal, ...common });
      continue;
    }
    entries.push({ kind: DONE[step.kind], point: step.point, ...common });
    entries.push(
      ...changes(rules, state, taken.state, step.after).map((e) => ({ ...e, ...common })),
    );
    if (!hasEnded(rules, state) && hasEnded(rules, taken.state)) {
      entries.push({ kind: "ended", ...common });
      if (hasEarnedPrize(rules, taken.state)) entries.push({ kind: "prize", ...common });
    }
    state = taken.state;
  }
  return [...entries, ...expiries(rules, state, told, until, steps.length)];
}

/** The points that a step has opened or closed. */
function changes(
  rules: PlayRules,
  before: PlayState,
  after: PlayState,
  now: number,
): Pick<TimelineEntry, "kind" | "point">[] {
  return rules.route.points.flatMap((point): Pick<TimelineEntry, "kind" | "point">[] => {
    const [was, is] = [before, after].map((state) => pointStatus(rules, state, point, now));
    if (was === is) return [];
    if (is === "open") return [{ kind: "opened", point: point.id }];
    return is === "closed" ? [{ kind: "closed", point: point.id }] : [];
  });
}

/** The points whose time is over after one time and no later than another. */
function expiries(
  rules: PlayRules,
  state: PlayState,
  from: number,
  to: number,
  steps: number,
): TimelineEntry[] {
  return rules.route.points
    .flatMap((point) => {
      const after = closesAt(rules, state, point);
      if (after === undefined || after <= from || after > to) return [];
      const entry = { kind: "expired", after, point: point.id, score: state.score, steps } as const;
      return pointStatus(rules, state, point, after) === "expired" ? [entry] : [];
    })
    .toSorted((a, b) => a.after - b.after);
}
