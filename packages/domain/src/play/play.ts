import { scoresOf, takesHint } from "../experience/challenge.ts";
import { isPlaced, metresBetween, type Position } from "../experience/position.ts";
import { isBlank } from "../experience/fields.ts";
import type { PlayedPoint, PlayedRoute, PlayRules } from "./route.ts";

/* The rules of play; docs/play.md says them sentence by sentence. Times are in milliseconds. */

export type ChallengeState = "none" | "pending" | "passed" | "failed";

/** A point that a visitor has reached. */
export interface Visit {
  readonly point: number;
  readonly at: number;
  readonly challenge: ChallengeState;
  /** Whether the hint was asked for. */
  readonly hint?: true;
  /** By how much settling the challenge has changed the score, which never falls below 0. */
  readonly scored?: number;
}

/** How far a visitor has come. */
export interface PlayState {
  readonly startedAt: number;
  /** In the order in which the points were reached. */
  readonly visits: readonly Visit[];
  readonly score: number;
}

/**
 * What a point is to a visitor: `waiting` until the point that opens it is reached, `closed` by another point,
 * `expired` when its duration is over, `ended` once the final point is reached.
 */
export type PointStatus = "reached" | "ended" | "closed" | "waiting" | "expired" | "open";

/** Why a visitor cannot reach a point now. */
export type ReachRefusal =
  | Exclude<PointStatus, "open">
  | "unknownPoint"
  | "noPosition"
  | "tooFar"
  | "noCode"
  | "wrongCode";

/** Where and when a visitor is. Position and code are only needed where the point asks for them. */
export interface Arrival {
  readonly now: number;
  readonly position?: Position | undefined;
  /** What a code says that the visitor has read. */
  readonly code?: string | undefined;
}

export type Reaching =
  | { readonly state: PlayState }
  | { readonly state?: undefined; readonly refusal: ReachRefusal };

/** Whether a visitor may start: once, or as often as they like where the experience may be repeated. */
export function mayStart({ experience }: PlayedRoute, hasFinishedBefore: boolean): boolean {
  return experience.repeat || !hasFinishedBefore;
}

export function startPlay(now: number): PlayState {
  return { startedAt: now, visits: [], score: 0 };
}

/** What a point is to the visitor now. */
export function pointStatus(
  rules: PlayRules,
  state: PlayState,
  point: PlayedPoint,
  now: number,
): PointStatus {
  const visitOf = (id: number | undefined) => state.visits.find((visit) => visit.point === id);
  if (visitOf(point.id)) return "reached";
  if (finalVisit(rules, state)) return "ended";
  if (visitOf(rules.closer(point))) return "closed";
  if (openedAt(rules, state, point) === undefined) return "waiting";
  return now >= (closesAt(rules, state, point) ?? Infinity) ? "expired" : "open";
}

/** When a point has opened, as far as it depends on another one. */
function openedAt(rules: PlayRules, state: PlayState, point: PlayedPoint): number | undefined {
  const opener = rules.opener(point);
  if (opener === undefined) return state.startedAt;
  return state.visits.find((visit) => visit.point === opener)?.at;
}

/** When the duration of a point is over; undefined where it has none, or has not opened. */
export function closesAt(
  rules: PlayRules,
  state: PlayState,
  point: PlayedPoint,
): number | undefined {
  const opened = point.duration > 0 ? openedAt(rules, state, point) : undefined;
  return opened === undefined ? undefined : opened + point.duration * 1000;
}

/** The points that the visitor can go to now, in the author's order. */
export function openPoints(rules: PlayRules, state: PlayState, now: number): PlayedPoint[] {
  return rules.route.points.filter((point) => pointStatus(rules, state, point, now) === "open");
}

/** Whether the visitor's position decides which points are reached that have no code. */
export function needsPosition({ experience }: PlayedRoute): boolean {
  return experience.geolocated && !experience.freeMovement;
}

/** What decides whether a visitor has come to a point: the position, its code, or nothing. */
export function checkInOf(
  route: PlayedRoute,
  { checkIn }: Pick<PlayedPoint, "checkIn">,
): "anywhere" | "code" | "position" {
  if (checkIn.by === "code") return "code";
  return needsPosition(route) ? "position" : "anywhere";
}

/** The points whose code says this, whatever its case and the spaces around it. */
export function pointsOfCode({ route }: PlayRules, code: string): PlayedPoint[] {
  const read = foldedCode(code);
  if (read === "") return [];
  return route.points.filter(
    ({ checkIn }) => checkIn.by === "code" && foldedCode(checkIn.code) === read,
  );
}

/** Codes that read alike are one. */
export const foldedCode = (code: string): string => code.normalize().trim().toLowerCase();

/** The state after the visitor has come to a point, or why it does not count as reached. */
export function reachPoint(
  rules: PlayRules,
  state: PlayState,
  id: number,
  { now, position, code }: Arrival,
): Reaching {
  const point = rules.points.get(id);
  if (!point) return { refusal: "unknownPoint" };
  const status = pointStatus(rules, state, point, now);
  if (status !== "open") return { refusal: status };
  const checkIn = checkInOf(rules.route, point);
  if (checkIn === "code") {
    if (!code?.trim() || !point.checkIn.code.trim()) return { refusal: "noCode" };
    if (foldedCode(code) !== foldedCode(point.checkIn.code)) return { refusal: "wrongCode" };
  }
  if (checkIn === "position") {
    if (!position || !point.position || !isPlaced(point.position)) return { refusal: "noPosition" };
    if (metresBetween(position, point.position) > point.checkIn.radius) {
      return { refusal: "tooFar" };
    }
  }
  const challenge = point.challenge.kind === "none" ? "none" : "pending";
  return { state: { ...state, visits: [...state.visits, { point: id, at: now, challenge }] } };
}

/**
 * The state after a visitor has passed or failed the challenge of a point. Unchanged where there is no challenge
 * to settle: the point is not reached, or its challenge is settled already.
 */
export function settleChallenge(
  rules: PlayRules,
  state: PlayState,
  id: number,
  result: "passed" | "failed",
): PlayState {
  const point = rules.points.get(id);
  const pending = state.visits.some((visit) => visit.point === id && visit.challenge === "pending");
  if (!point || !pending || hasEnded(rules, state)) return state;
  const { won, lost } = scoresOf(point.challenge);
  const score = Math.max(0, state.score + (result === "passed" ? won : -lost));
  const scored = score - state.score;
  return {
    ...state,
    visits: state.visits.map((visit) =>
      visit.point === id ? { ...visit, challenge: result, scored } : visit,
    ),
    score,
  };
}

/** The hint of a point's challenge, where there is one. */
export function hintOf({ challenge }: Pick<PlayedPoint, "challenge">) {
  const { kind, hint } = challenge;
  const isWritten = Object.values(hint.text).some((text) => !isBlank(text));
  return takesHint(kind) && isWritten ? hint : undefined;
}

/**
 * The state after a visitor has asked for the hint of a point's challenge. Unchanged where there is none to ask for: the
 * challenge is not under way, it has no hint, or the visitor has it already.
 */
export function askForHint(rules: PlayRules, state: PlayState, id: number): PlayState {
  const point = rules.points.get(id);
  const hint = point && hintOf(point);
  const asks = (visit: Visit) =>
    visit.point === id && visit.challenge === "pending" && visit.hint === undefined;
  if (!hint || !state.visits.some(asks) || hasEnded(rules, state)) return state;
  return {
    ...state,
    visits: state.visits.map((visit) => (asks(visit) ? { ...visit, hint: true } : visit)),
    score: Math.max(0, state.score - hint.cost),
  };
}

/** The final point that the visitor has reached. */
function finalVisit(rules: PlayRules, state: PlayState): Visit | undefined {
  return state.visits.find(({ point }) => rules.points.get(point)?.isFinal);
}

/** Whether the visitor is done: a final point is reached and its challenge settled. */
export function hasEnded(rules: PlayRules, state: PlayState): boolean {
  const visit = finalVisit(rules, state);
  return visit !== undefined && visit.challenge !== "pending";
}

/** Whether the visitor has earned the prize. */
export function hasEarnedPrize(rules: PlayRules, state: PlayState): boolean {
  const { prize } = rules.route.experience;
  return prize.enabled && hasEnded(rules, state) && state.score >= prize.score;
}
