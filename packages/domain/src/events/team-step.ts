import type { PlayRules } from "../play/route.ts";
import {
  admitStep,
  isFasterThanWalking,
  placesOf,
  toldRefusal,
  type ReportedStep,
  type StepRefusal,
  type VisitState,
} from "../visits/visit-step.ts";
import { mergeStep, type LoggedStep, type TeamLog } from "./team-log.ts";

/** Who steps of the staff are from, in the log of a team. No phone may be called so. */
export const STAFF_PHONE = "by-staff";

/** The visit of a team as far as it is played. Plain JSON, without its steps. */
export interface TeamVisit extends VisitState {
  /** The places at which steps are stored, counted from 1 on as they came, in the order in which they count. */
  readonly order: readonly number[];
}

/** A visit with its steps. */
export interface PlayedTeam {
  readonly visit: TeamVisit;
  /** In the order in which they count. */
  readonly steps: readonly LoggedStep[];
}

export interface TeamContext {
  readonly phone: string;
  /** Milliseconds since the start by the server's clock. */
  readonly elapsed: number;
  /** How far the phone's clock is behind the server's, in milliseconds. */
  readonly behind: number;
  /** When the event or the team ended, in milliseconds since the start; undefined where it goes on. */
  readonly endedAfter: number | undefined;
}

/** Steps from before the end are taken for so long after it, in milliseconds. */
export const LATE_MS = 15 * 60_000;

/** Below this a difference is taken for the way of a call through the network, in milliseconds. */
const CLOCK_NOISE = 10_000;

/** How far a phone's clock is behind, by what it said when it sent. */
export function clockBehind(elapsed: number, sentAfter: number | undefined): number {
  const behind = sentAfter === undefined ? 0 : elapsed - sentAfter;
  return Math.abs(behind) > CLOCK_NOISE ? behind : 0;
}

/** The steps of a visit, as they are stored, in the order in which they count. */
export function inOrder<Step>(order: readonly number[], stored: ReadonlyMap<number, Step>): Step[] {
  return order.flatMap((place) => stored.get(place) ?? []);
}

/**
 * The team after one more step of one of its phones; with the reason where the step does not count. A step that has come before
 * changes nothing.
 */
export function takeTeamStep(
  rules: PlayRules,
  { visit, steps }: PlayedTeam,
  { number, kind, point, after, position, code }: ReportedStep,
  { phone, elapsed, behind, endedAfter }: TeamContext,
): { readonly team: PlayedTeam; readonly refusal?: StepRefusal } {
  const team = { visit, steps };
  const corrected = Math.max(0, after + behind);
  const admitted = admitStep(visit, { number, after: corrected }, phone, elapsed);
  if (admitted.refusal) return { team, refusal: admitted.refusal };
  // Not noted as seen: what was ended may go on.
  if (corrected > (endedAfter ?? Infinity)) return { team, refusal: "eventOver" };
  const { seen } = admitted;
  const log: TeamLog = { steps, play: visit.play };
  const coming = {
    phone,
    number,
    kind,
    point,
    after: Math.min(corrected, elapsed),
    ...(position ? { position } : {}),
    ...(code === undefined ? {} : { code }),
  };
  const merged = mergeStep(rules, log, coming);
  if (merged.refusal) {
    const refusal = toldRefusal(merged.refusal, visit.play, { kind, point });
    return { team: { visit: { ...visit, seen }, steps }, refusal };
  }
  const { log: next, place } = merged;
  return {
    team: {
      visit: {
        play: next.play,
        after: Math.max(visit.after, coming.after),
        seen,
        steps: next.steps.length,
        isFast: visit.isFast || isPhoneFast(rules, next.steps, phone),
        order: visit.order.toSpliced(place, 0, next.steps.length),
      },
      steps: next.steps,
    },
  };
}

/** Whether one phone was at two places sooner than anybody walks; a team with several may split up. */
function isPhoneFast(rules: PlayRules, steps: readonly LoggedStep[], phone: string): boolean {
  if (phone === STAFF_PHONE) return false;
  const reached = steps
    .filter((step) => step.phone === phone && step.kind === "reach")
    .map(({ point, after }) => ({ point, at: after }))
    .toSorted((a, b) => a.at - b.at);
  const places = placesOf(rules, reached);
  return places.some((to, index) => {
    const from = places[index - 1];
    return from !== undefined && isFasterThanWalking(from, to);
  });
}

/** Why a point cannot be passed for a team, or the steps that do it; none where that is done. */
export function passingSteps(
  rules: PlayRules,
  { visit }: PlayedTeam,
  point: number,
): readonly ("reach" | "pass")[] {
  const challenge = rules.points.get(point)?.challenge.kind ?? "none";
  const reached = visit.play.visits.find((each) => each.point === point);
  if (!reached) return challenge === "none" ? ["reach"] : ["reach", "pass"];
  // A failed one is refused by the rules.
  return reached.challenge === "none" || reached.challenge === "passed" ? [] : ["pass"];
}
