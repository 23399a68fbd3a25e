import { isPlaced, metresBetween, type Position } from "../experience/position.ts";
import { checkInOf, type PlayState, type Visit } from "../play/play.ts";
import type { PlayRules } from "../play/route.ts";
import { takeStep, type RefusedStep, type WalkedStep } from "../play/walk.ts";

/* How a server plays the steps that a phone reports of a visit. docs/play.md says what that proves. */

/** A step as a phone reports it: with what was read of a code, not with whether it was. */
export interface ReportedStep extends Pick<WalkedStep, "kind" | "point" | "after" | "position"> {
  /** Counted by the phone. */
  readonly number: number;
  readonly code?: string | undefined;
}

/** A visit as far as it is played. Plain JSON. */
export interface VisitState {
  readonly play: PlayState;
  /** When the last step was, in milliseconds since the start. */
  readonly after: number;
  /** By phone, the numbers that have come: all up to the first one, and each further one. */
  readonly seen: Readonly<Record<string, readonly number[]>>;
  /** How many steps count. */
  readonly steps: number;
  /** Whether it has come from one place to the next faster than anybody walks. */
  readonly isFast: boolean;
}

export const newVisit = (play: PlayState): VisitState => ({
  play,
  after: 0,
  seen: {},
  steps: 0,
  isFast: false,
});

export type StepRefusal =
  | RefusedStep["refusal"]
  | "doneAlready"
  | "inFuture"
  | "tooMany"
  | "eventOver";

/** How far a phone's clock may be ahead of the server's. */
const CLOCK_TOLERANCE = 5 * 60_000;
/** Phones that one visit may be played on. */
const PHONES = 20;
/** Numbers of one phone that may come before those that are missing between. */
const GAPS = 200;
/** Metres a millisecond at 30 km/h, which no visitor on foot reaches. */
const FASTEST = 30 / 3600;

/** What a step needs besides the rules. */
export interface StepContext {
  readonly phone: string;
  /** Milliseconds since the start by the server's clock. */
  readonly elapsed: number;
  /** Whether it is played without walking. */
  readonly isAnywhere: boolean;
}

/**
 * The visit after one more step; with the reason where the step does not count. A step that has come before changes nothing.
 */
export function takeVisitStep(
  rules: PlayRules,
  visit: VisitState,
  step: ReportedStep,
  { phone, elapsed, isAnywhere }: StepContext,
): { readonly visit: VisitState; readonly refusal?: StepRefusal } {
  const { seen, refusal: early } = admitStep(visit, step, phone, elapsed);
  if (early) return { visit, refusal: early };
  const { kind, point, position, code } = step;
  // A phone that was set back does not turn the order of what has happened.
  const after = Math.max(step.after, visit.after);
  const own = isAnywhere ? rules.points.get(point)?.position : undefined;
  const here = own ?? position;
  const walked = { kind, point, after, ...(here ? { position: here } : {}) };
  const { state, refusal } = takeStep(rules, visit.play, walked, code);
  if (refusal)
    return { visit: { ...visit, seen }, refusal: toldRefusal(refusal, visit.play, step) };
  const isFast =
    visit.isFast || (!isAnywhere && kind === "reach" && isTooFast(rules, visit, state));
  return { visit: { play: state, after, seen, steps: visit.steps + 1, isFast } };
}

/** What phones have sent with a step as well, or why it is not looked at. */
export function admitStep(
  { seen }: Pick<VisitState, "seen">,
  step: Pick<ReportedStep, "number" | "after">,
  phone: string,
  elapsed: number,
): { readonly seen: VisitState["seen"]; readonly refusal?: StepRefusal } {
  // A phone may call itself as a property that all objects inherit.
  const numbers = Object.hasOwn(seen, phone) ? seen[phone] : undefined;
  if (numbers && hasSeen(numbers, step.number)) return { seen, refusal: "doneAlready" };
  const isPhoneTooMany = !numbers && Object.keys(seen).length >= PHONES;
  if (isPhoneTooMany || (numbers && numbers.length > GAPS)) return { seen, refusal: "tooMany" };
  // It may be sent again once that time has come.
  if (step.after > elapsed + CLOCK_TOLERANCE) return { seen, refusal: "inFuture" };
  return { seen: { ...seen, [phone]: withNumber(numbers ?? [0], step.number) } };
}

/** A play that has a step already, from another phone, is told apart from one that does not allow it. */
export function toldRefusal(
  refusal: RefusedStep["refusal"],
  play: PlayState,
  { kind, point }: Pick<ReportedStep, "kind" | "point">,
): StepRefusal {
  const own = play.visits.find((each) => each.point === point);
  if (refusal === "reached") return "doneAlready";
  if (refusal === "nothingToSettle") {
    const settled = kind === "pass" ? "passed" : "failed";
    return own?.challenge === settled ? "doneAlready" : refusal;
  }
  return refusal === "noHint" && own?.hint ? "doneAlready" : refusal;
}

/** Whether the last two places of a play that needed the position are too far apart for the time between. */
function isTooFast(rules: PlayRules, before: VisitState, after: PlayState): boolean {
  const [from, to] = placesOf(rules, after.visits).slice(-2);
  if (!from || !to || after.visits.length === before.play.visits.length) return false;
  return isFasterThanWalking(from, to);
}

/** Where and when a visitor was, by a point that asked for the place. */
interface WalkedPlace {
  readonly at: number;
  readonly position: Position;
  /** Metres around it that count as there. */
  readonly radius: number;
}

/** The points of some visits that ask for the place, in their order. */
export function placesOf(
  rules: PlayRules,
  visits: readonly Pick<Visit, "point" | "at">[],
): WalkedPlace[] {
  return visits.flatMap(({ point, at }) => {
    const found = rules.points.get(point);
    const needsPlace = found && checkInOf(rules.route, found) === "position";
    if (!needsPlace || !found.position || !isPlaced(found.position)) return [];
    return [{ at, position: found.position, radius: found.checkIn.radius }];
  });
}

export function isFasterThanWalking(from: WalkedPlace, to: WalkedPlace): boolean {
  const metres = metresBetween(from.position, to.position) - from.radius - to.radius;
  return metres > (to.at - from.at) * FASTEST;
}

function hasSeen([upTo = 0, ...more]: readonly number[], number: number): boolean {
  return number <= upTo || more.includes(number);
}

function withNumber([upTo = 0, ...more]: readonly number[], number: number): readonly number[] {
  const rest = new Set([...more, number]);
  let last = upTo;
  while (rest.delete(last + 1)) last += 1;
  return [last, ...rest];
}
