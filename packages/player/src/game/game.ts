import { metresBetween, type Position } from "@panel/domain/experience/position";
import {
  checkInOf,
  hasEnded,
  needsPosition,
  openPoints,
  startPlay,
  type PlayState,
} from "@panel/domain/play/play";
import type { PlayedPoint, PlayRules } from "@panel/domain/play/route";
import { replayWalk, takeStep, type RefusedStep, type WalkedStep } from "@panel/domain/play/walk";

/* What a visitor sees of a play: the rules are those of the domain, here are only the screens around them. */

export type Screen =
  | { readonly at: "welcome" | "map" | "end" }
  | { readonly at: "point" | "challenge"; readonly point: number };

/** A step, with what the visitor has read where it was taken by a code. */
export interface PlayedStep extends WalkedStep {
  readonly code?: string;
}

export interface Game {
  /** Milliseconds since 1970; undefined until the visitor starts. */
  readonly startedAt: number | undefined;
  readonly steps: readonly PlayedStep[];
  readonly play: PlayState;
  readonly screen: Screen;
  /** Points at which the visitor stood when the game was put back: they open by a press, or once they were left. */
  readonly held: ReadonlySet<number>;
  /** Why the last press did nothing. */
  readonly refusal?: { readonly point: number; readonly why: RefusedStep["refusal"] } | undefined;
}

export type GameEvent =
  | { readonly type: "start"; readonly now: number }
  | {
      readonly type: "arrive";
      readonly point: number;
      readonly now: number;
      readonly position?: Position | undefined;
      /** What the code says that the visitor has read. */
      readonly code?: string | undefined;
    }
  | { readonly type: "hint"; readonly point: number; readonly now: number }
  | {
      readonly type: "settle";
      readonly point: number;
      readonly result: "pass" | "fail";
      readonly now: number;
    }
  | { readonly type: "show"; readonly screen: Screen }
  /** Goes on from what is on the screen: to the end if the route has ended, else to the map. */
  | { readonly type: "goOn" }
  /** Puts other steps in the place of those taken. */
  | {
      readonly type: "restore";
      readonly startedAt: number | undefined;
      readonly steps: readonly PlayedStep[];
      readonly position?: Position | undefined;
    }
  /** Takes in the same play as another tab of the phone has kept it; what is on the screen stays. */
  | {
      readonly type: "adopt";
      readonly startedAt: number;
      readonly steps: readonly PlayedStep[];
    }
  /** Puts the log of a team in the place of the steps; what is on the screen stays where the team has been there. */
  | {
      readonly type: "follow";
      readonly startedAt: number;
      readonly steps: readonly PlayedStep[];
    }
  /** The visitor has moved: what was held and is out of reach is held no more. */
  | { readonly type: "moved"; readonly position: Position };

const NOBODY: ReadonlySet<number> = new Set();

export const newGame: Game = {
  startedAt: undefined,
  steps: [],
  play: startPlay(0),
  screen: { at: "welcome" },
  held: NOBODY,
};

export function nextGame(rules: PlayRules, game: Game, event: GameEvent): Game {
  switch (event.type) {
    case "start":
      return { ...newGame, startedAt: event.now, screen: { at: "map" } };
    case "arrive": {
      const { point, position, code } = event;
      const step = {
        kind: "reach" as const,
        point,
        ...(position ? { position: plain(position) } : {}),
        ...(code === undefined ? {} : { byCode: true, code: code.trim() }),
      };
      const taken = withStep(rules, game, step, event.now, code);
      return taken.steps === game.steps ? taken : { ...taken, screen: { at: "point", point } };
    }
    case "settle":
      return withStep(rules, game, { kind: event.result, point: event.point }, event.now);
    case "hint":
      return withStep(rules, game, { kind: "hint", point: event.point }, event.now);
    case "show":
      return { ...game, screen: event.screen, refusal: undefined };
    case "goOn":
      return {
        ...game,
        screen: { at: hasEnded(rules, game.play) ? "end" : "map" },
        refusal: undefined,
      };
    case "restore":
      return restored(rules, event);
    case "adopt":
      return adopted(rules, game, event);
    case "follow":
      return followed(rules, game, event);
    case "moved": {
      const held = [...game.held].filter((id) => isAt(rules, id, event.position));
      return held.length === game.held.size ? game : { ...game, held: new Set(held) };
    }
  }
}

function withStep(
  rules: PlayRules,
  game: Game,
  step: Omit<PlayedStep, "after">,
  now: number,
  code?: string,
): Game {
  if (game.startedAt === undefined) return game;
  // Another tab's clock may be ahead: it does not turn the order of what has happened.
  const after = Math.max(Math.round(now - game.startedAt), game.steps.at(-1)?.after ?? 0);
  const taken = { ...step, after };
  const { state, refusal } = takeStep(rules, game.play, taken, code);
  if (refusal) return { ...game, refusal: { point: step.point, why: refusal } };
  return { ...game, play: state, steps: [...game.steps, taken], refusal: undefined };
}

function restored(
  rules: PlayRules,
  { startedAt, steps, position }: Extract<GameEvent, { type: "restore" }>,
): Game {
  if (startedAt === undefined) return newGame;
  const { state: play } = replayWalk(rules, steps);
  const at = rules.route.points.filter(({ id }) => position && isAt(rules, id, position));
  const last = steps.at(-1);
  const stands = last?.kind === "reach" && play.visits.some(({ point }) => point === last.point);
  const screen = hasEnded(rules, play)
    ? ({ at: "end" } as const)
    : stands
      ? ({ at: "point", point: last.point } as const)
      : ({ at: "map" } as const);
  return { startedAt, steps, play, screen, held: new Set(at.map(({ id }) => id)) };
}

/** Steps that only `own` contains. A play has each kind of step once at a point. */
function stepsLacking(
  others: readonly PlayedStep[],
  own: readonly PlayedStep[],
): readonly PlayedStep[] {
  const named = ({ kind, point }: PlayedStep) => `${kind} ${point}`;
  const known = new Set(others.map(named));
  return own.filter((step) => !known.has(named(step)));
}

/** What is kept, and behind it, no earlier, the own steps that it lacks. */
export function mergedSteps(
  kept: readonly PlayedStep[],
  own: readonly PlayedStep[],
): readonly PlayedStep[] {
  const last = kept.at(-1)?.after ?? 0;
  const lacking = stepsLacking(kept, own);
  return [...kept, ...lacking.map((step) => ({ ...step, after: Math.max(step.after, last) }))];
}

function adopted(
  rules: PlayRules,
  game: Game,
  { startedAt, steps }: Extract<GameEvent, { type: "adopt" }>,
): Game {
  const kept = restored(rules, { type: "restore", startedAt, steps });
  if (startedAt !== game.startedAt) return kept;
  if (stepsLacking(game.steps, steps).length === 0) return game;
  // Steps that both tabs took at once: those that the rules still allow go behind what is kept.
  const merged = stepsLacking(steps, game.steps).reduce(
    (before, step) => withStep(rules, before, step, startedAt + step.after),
    kept,
  );
  return { ...merged, screen: game.screen, held: game.held, refusal: undefined };
}

function followed(
  rules: PlayRules,
  game: Game,
  { startedAt, steps }: Extract<GameEvent, { type: "follow" }>,
): Game {
  const next = restored(rules, { type: "restore", startedAt, steps });
  // The last step may be that of another phone.
  if (startedAt !== game.startedAt)
    return next.screen.at === "end" ? next : { ...next, screen: { at: "map" } };
  const { screen, held, refusal } = game;
  const isThere =
    !("point" in screen) || next.play.visits.some(({ point }) => point === screen.point);
  return { ...next, screen: isThere ? screen : { at: "map" }, held, refusal };
}

const plain = ({ lat, lon }: Position): Position => ({ lat, lon });

function isAt(rules: PlayRules, id: number, position: Position): boolean {
  const point = rules.points.get(id);
  return point !== undefined && isWithin(point, position);
}

/** The time that the rules know, in which play begins at 0. */
export const playTime = ({ startedAt }: Game, now: number): number =>
  Math.max(0, now - (startedAt ?? now));

/** The nearest open point that the visitor has come to, where a position decides; undefined if there is none. */
export function arrivedAt(
  rules: PlayRules,
  game: Game,
  now: number,
  position: Position | undefined,
): PlayedPoint | undefined {
  if (game.screen.at !== "map" || !position || !needsPosition(rules.route)) return undefined;
  return openPoints(rules, game.play, playTime(game, now))
    .filter(
      (point) =>
        checkInOf(rules.route, point) === "position" &&
        !game.held.has(point.id) &&
        isWithin(point, position),
    )
    .toSorted((a, b) => distance(a, position) - distance(b, position))[0];
}

/** The point that a visitor is at: the one on the screen, or else the nearest one within reach of the position. */
export function pointAt(
  rules: PlayRules,
  { screen }: Game,
  position: Position | undefined,
): number | undefined {
  if ("point" in screen) return screen.point;
  if (!position) return undefined;
  return [...rules.points.values()]
    .filter((point) => isWithin(point, position))
    .toSorted((a, b) => distance(a, position) - distance(b, position))[0]?.id;
}

/** Whether somebody at a position has come to a point. */
export const isWithin = (point: PlayedPoint, position: Position): boolean =>
  distance(point, position) <= point.checkIn.radius;

/** Metres to a point; infinite for one without a place. */
export function distance({ position: place }: PlayedPoint, from: Position): number {
  return place ? metresBetween(place, from) : Infinity;
}
