import { metresBetween, type Position } from "../experience/position.ts";
import { INTERFACE_LANGUAGES } from "../languages.ts";
import type { PlayEvent } from "../plays/event.ts";
import type { Random } from "./chance.ts";
import {
  hasEarnedPrize,
  hasEnded,
  openPoints,
  reachPoint,
  settleChallenge,
  startPlay,
  type PlayState,
} from "./play.ts";
import type { PlayedPoint, PlayRules } from "./route.ts";

/* Visitors who play a route by its rules, as people do: most in the author's order, and some stop on the way. */

/** What a simulated visitor does, as the visitors' app reports it. */
export type SimulatedEvent = Pick<
  PlayEvent,
  "kind" | "at" | "point" | "right" | "language" | "gender"
>;

/** Random whole numbers that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const SECOND = 1000;
/** On foot, with looking around. */
const METRES_PER_SECOND = 1;
/** Of a hundred visitors. */
const STOP = 6;
const GO_ELSEWHERE = 10;
const COLLECT = 70;
const SAY_GENDER = 85;

/** What one visitor does who starts at a time. The state's clock is that of the events. */
export function simulateVisit(
  rules: PlayRules,
  random: Random,
  startedAt: number,
): SimulatedEvent[] {
  const happens = (percent: number) => random(100) < percent;
  const gender = happens(SAY_GENDER) ? (happens(52) ? "woman" : "man") : null;
  const events: SimulatedEvent[] = [
    { kind: "started", at: startedAt, language: languageOf(random), gender },
  ];
  let state = startPlay(startedAt);
  let now = startedAt;
  let here: Position | undefined;
  while (!hasEnded(rules, state)) {
    const open = openPoints(rules, state, now);
    const next = open[happens(GO_ELSEWHERE) ? random(open.length) : 0];
    if (!next || happens(STOP)) return events;
    now += walk(here, next.position, random);
    here = next.position ?? here;
    const position = next.position ?? undefined;
    const { code } = next.checkIn;
    const reached = reachPoint(rules, state, next.id, { now, position, code });
    // The point's time was over before the visitor got there.
    if (!reached.state) continue;
    state = reached.state;
    events.push({ kind: "pointReached", at: now, point: next.id });
    now += (40 + random(120)) * SECOND;
    const settled = settle(rules, state, next, now, random);
    state = settled.state;
    events.push(...settled.events);
  }
  now += 20 * SECOND;
  events.push({ kind: "completed", at: now });
  if (!hasEarnedPrize(rules, state)) return events;
  events.push({ kind: "prizeEarned", at: now });
  if (happens(COLLECT)) {
    events.push({ kind: "prizeCollected", at: now + (600 + random(3600)) * SECOND });
  }
  return events;
}

function languageOf(random: Random) {
  const [es, en, ca] = INTERFACE_LANGUAGES;
  const drawn = random(100);
  if (drawn < 58) return es;
  return drawn < 82 ? en : ca;
}

function walk(from: Position | undefined, to: Position | null | undefined, random: Random): number {
  const metres = from && to ? metresBetween(from, to) : 200;
  return Math.round((metres / METRES_PER_SECOND) * (0.8 + random(60) / 100)) * SECOND;
}

function settle(
  rules: PlayRules,
  before: PlayState,
  { id, challenge }: PlayedPoint,
  at: number,
  random: Random,
): { state: PlayState; events: SimulatedEvent[] } {
  if (challenge.kind === "none") {
    return { state: before, events: [{ kind: "mainPointCompleted", at, point: id }] };
  }
  // Some questions are harder than others.
  const passes = random(100) < 45 + ((id * 29) % 50);
  const state = settleChallenge(rules, before, id, passes ? "passed" : "failed");
  const events: SimulatedEvent[] = [
    challenge.kind === "question"
      ? { kind: "challengeAnswered", at, point: id, right: passes }
      : { kind: "minigamePlayed", at, point: id },
  ];
  if (passes) events.push({ kind: "mainPointCompleted", at, point: id });
  return { state, events };
}
