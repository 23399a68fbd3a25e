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
import type { PlayRules } from "@panel/domain/play/route";
import { newVisit, takeVisitStep } from "@panel/domain/visits/visit-step";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arrivedAt, newGame, nextGame, playTime, type Game } from "./game.ts";
import { anyId, anyRoute, codeOf, placeOf } from "./random-routes.ts";

const START = 1_700_000_000_000;
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
