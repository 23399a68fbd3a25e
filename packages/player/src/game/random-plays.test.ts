import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { emptyModel, patched } from "@panel/domain/experience/fields";
import {
  askForHint,
  hasEarnedPrize,
  hasEnded,
  openPoints,
  reachPoint,
  settleChallenge,
  startPlay,
  type PlayState,
} from "@panel/domain/play/play";
import { playRules, type PlayRules } from "@panel/domain/play/route";
import { newVisit, takeVisitStep } from "@panel/domain/visits/visit-step";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arrivedAt, newGame, nextGame, playTime, type Game } from "./game.ts";

const START = 1_700_000_000_000;
const POINTS_MAX = 6;

const placeOf = (id: number) => ({ lat: 41.38 + id * 0.0009, lon: 2.17 });
const codeOf = (id: number) => `Rosa ${id}`;

/** Ids of points, some of which a route does not have. */
const anyId = fc.integer({ min: 0, max: POINTS_MAX + 1 });

const anyChallenge = fc.oneof(
  fc.constant({ kind: "none" as const }),
  fc.record({
    kind: fc.constant("question" as const),
    question: fc.record({
      scoreCorrect: fc.constantFrom(5, 10),
      scoreIncorrect: fc.constantFrom(0, 5, 20),
    }),
    hint: fc.record({
      text: fc.constantFrom({}, { cas: "Mira" }),
      cost: fc.constantFrom(0, 5, 20),
    }),
  }),
  fc.record({
    kind: fc.constant("puzzle" as const),
    puzzle: fc.record({ score: fc.constantFrom(5, 15) }),
  }),
  fc.record({
    kind: fc.constant("points" as const),
    points: fc.record({ score: fc.constantFrom(5, 15) }),
  }),
);

const anyPoint = fc.record({
  activationDependency: fc.oneof(fc.constant(0), anyId),
  deactivationDependency: fc.oneof(fc.constant(0), anyId),
  duration: fc.constantFrom(0, 0, 60, 300),
  isFinal: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  by: fc.constantFrom("position" as const, "position" as const, "code" as const),
  hasPlace: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  challenge: anyChallenge,
});

const anyRoute = fc
  .record({
    geolocated: fc.boolean(),
    freeMovement: fc.boolean(),
    prizeScore: fc.constantFrom(0, 10, 30),
    points: fc.array(anyPoint, { minLength: 1, maxLength: POINTS_MAX }),
  })
  .map(({ geolocated, freeMovement, prizeScore, points }) =>
    playRules({
      experience: patched(experienceFields, newExperience("ABC123"), {
        geolocated,
        freeMovement,
        prize: { enabled: true, score: prizeScore },
      }),
      points: points.map(({ by, hasPlace, ...rest }, index) => {
        const id = index + 1;
        const changes: PointChanges = {
          ...rest,
          checkIn: { by, code: codeOf(id) },
          position: hasPlace ? placeOf(id) : null,
        };
        return { ...patched(pointFields, emptyModel(pointFields), changes), id };
      }),
    }),
  );

const anyAction = fc.record({
  kind: fc.constantFrom("walk", "press", "press", "pass", "fail", "hint", "goOn", "reload"),
  point: anyId,
  /** Where the visitor is: at this point. */
  at: anyId,
  read: fc.option(anyId, { nil: undefined }),
  pause: fc.integer({ min: 0, max: 120_000 }),
});

/** The same action on the rules alone, without any screen. */
class Referee {
  state: PlayState = startPlay(START);
  readonly #rules: PlayRules;

  constructor(rules: PlayRules) {
    this.#rules = rules;
  }

  reach(point: number, now: number, at: number, read: number | undefined): void {
    const arrival = { now, position: placeOf(at), code: read && codeOf(read) };
    const { state } = reachPoint(this.#rules, this.state, point, {
      ...arrival,
      code: arrival.code || undefined,
    });
    this.state = state ?? this.state;
  }

  settle(point: number, result: "passed" | "failed"): void {
    this.state = settleChallenge(this.#rules, this.state, point, result);
  }

  hint(point: number): void {
    this.state = askForHint(this.#rules, this.state, point);
  }
}

/** The steps as a phone reports them, played as the server does: with what was read, and each sent twice. */
function playedByServer(rules: PlayRules, { steps }: Game, now: number) {
  const refused: unknown[] = [];
  let visit = newVisit(startPlay(0));
  for (const [index, { byCode, ...step }] of steps.entries()) {
    const code = byCode ? ` ${codeOf(step.point).toUpperCase()}` : undefined;
    const reported = { ...step, number: index + 1, code };
    const context = { phone: "phone", elapsed: now - START, isAnywhere: false };
    const taken = takeVisitStep(rules, visit, reported, context);
    if (taken.refusal) refused.push(taken.refusal);
    visit = taken.visit;
    expect(takeVisitStep(rules, visit, reported, context)).toEqual({
      visit,
      refusal: "doneAlready",
    });
  }
  return { play: visit.play, refused };
}

test("PLAY-01 to PLAY-36 the player, the rules and the server come to the same in random plays of random routes", () => {
  fc.assert(
    fc.property(anyRoute, fc.array(anyAction, { maxLength: 20 }), (rules, actions) => {
      const referee = new Referee(rules);
      let game: Game = nextGame(rules, newGame, { type: "start", now: START });
      let now = START;
      for (const { kind, point, at, read, pause } of actions) {
        now += pause;
        const position = placeOf(at);
        const code = read && codeOf(read);
        switch (kind) {
          case "walk": {
            game = nextGame(rules, game, { type: "moved", position });
            const reached = arrivedAt(rules, game, now, position)?.id;
            if (reached === undefined) break;
            game = nextGame(rules, game, { type: "arrive", point: reached, now, position });
            referee.reach(reached, now, at, undefined);
            break;
          }
          case "press":
            game = nextGame(rules, game, {
              type: "arrive",
              point,
              now,
              position,
              code: code || undefined,
            });
            referee.reach(point, now, at, read);
            break;
          case "pass":
          case "fail":
            game = nextGame(rules, game, { type: "settle", point, result: kind, now });
            referee.settle(point, kind === "pass" ? "passed" : "failed");
            break;
          case "hint":
            game = nextGame(rules, game, { type: "hint", point, now });
            referee.hint(point);
            break;
          case "goOn":
            game = nextGame(rules, game, { type: "goOn" });
            break;
          case "reload": {
            const { startedAt, steps } = game;
            game = nextGame(rules, game, { type: "restore", startedAt, steps });
            break;
          }
        }
        const { state } = referee;
        expect(game.play.score).toBe(state.score);
        expect(game.play.visits.map((visit) => ({ ...visit, at: visit.at + START }))).toEqual(
          state.visits,
        );
        expect(openPoints(rules, game.play, playTime(game, now))).toEqual(
          openPoints(rules, state, now),
        );
        expect(hasEarnedPrize(rules, game.play)).toBe(hasEarnedPrize(rules, state));
        // The end is shown once the route has ended, and to whoever goes on then.
        const isAtEnd = game.screen.at === "end";
        expect(isAtEnd && !hasEnded(rules, state)).toBe(false);
        expect(kind === "goOn" && isAtEnd !== hasEnded(rules, state)).toBe(false);
      }
      expect(playedByServer(rules, game, now)).toEqual({ play: game.play, refused: [] });
    }),
    { numRuns: 300 },
  );
});
