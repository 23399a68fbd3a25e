import { emptyModel, patched } from "@panel/domain/experience/fields";
import {
  experienceFields,
  newExperience,
  type ExperienceChanges,
} from "@panel/domain/experience/experience";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { hasEnded } from "@panel/domain/play/play";
import { playRules, type PlayRules } from "@panel/domain/play/route";
import { isWalk } from "@panel/domain/play/walk";
import { describe, expect, test } from "vitest";
import {
  arrivedAt,
  mergedSteps,
  newGame,
  nextGame,
  pointAt,
  type Game,
  type GameEvent,
} from "./game.ts";

const START = 1_700_000_000_000;

const pointOf = (id: number, changes: PointChanges = {}) => ({
  ...patched(pointFields, emptyModel(pointFields), {
    position: { lat: 41.38 + id * 0.0009, lon: 2.17 },
    ...changes,
  }),
  id,
});
const placeOf = (id: number) => ({ lat: 41.38 + id * 0.0009, lon: 2.17 });
const coded = { by: "code" as const, code: "Rosa 7" };
const winning = { kind: "points" as const, points: { score: 10 } };

const rulesOf = (points: ReturnType<typeof pointOf>[], changes: ExperienceChanges = {}) =>
  playRules({
    experience: patched(experienceFields, newExperience("ABC123"), changes),
    points,
  });

const play = (rules: PlayRules, events: readonly GameEvent[], from: Game = newGame) =>
  events.reduce((game, event) => nextGame(rules, game, event), from);

const start: GameEvent = { type: "start", now: START };
const arrive = (point: number, seconds = 1): GameEvent => ({
  type: "arrive",
  point,
  now: START + seconds * 1000,
  position: placeOf(point),
});
const settle = (point: number, result: "pass" | "fail"): GameEvent => ({
  type: "settle",
  point,
  result,
  now: START + 2000,
});

const rules = rulesOf(
  [
    pointOf(1, { challenge: winning }),
    pointOf(2, { activationDependency: 1, duration: 60 }),
    pointOf(3, { deactivationDependency: 1 }),
    pointOf(4, { activationDependency: 2, isFinal: true, challenge: winning }),
  ],
  { prize: { enabled: true, score: 20 } },
);

describe("what the visitor sees", () => {
  test("nothing is played before the start", () => {
    const game = play(rules, [arrive(1)]);
    expect([game.screen, game.steps]).toEqual([{ at: "welcome" }, []]);
  });

  test("PLAY-02 PLAY-10 PLAY-13 PLAY-16 PLAY-20 PLAY-21 PLAY-25 from the start to the end", () => {
    let game = play(rules, [start]);
    expect(game.screen).toEqual({ at: "map" });
    game = play(rules, [arrive(1)], game);
    expect(game.screen).toEqual({ at: "point", point: 1 });
    game = play(
      rules,
      [{ type: "show", screen: { at: "challenge", point: 1 } }, settle(1, "pass")],
      game,
    );
    expect([game.play.score, game.screen]).toEqual([10, { at: "challenge", point: 1 }]);
    game = play(rules, [{ type: "goOn" }, arrive(2, 3), { type: "goOn" }, arrive(4, 4)], game);
    expect(hasEnded(rules, game.play)).toBe(false);
    game = play(rules, [{ type: "goOn" }], game);
    expect(game.screen).toEqual({ at: "map" });
    game = play(rules, [settle(4, "pass"), { type: "goOn" }], game);
    expect([game.screen, game.play.score]).toEqual([{ at: "end" }, 20]);
  });

  test("PLAY-03 PLAY-07 PLAY-10 PLAY-12 what the rules refuse changes nothing but the reason", () => {
    const begun = play(rules, [start, arrive(1), { type: "goOn" }]);
    const far: GameEvent = { type: "arrive", point: 2, now: START + 5000, position: placeOf(1) };
    const blind: GameEvent = { type: "arrive", point: 2, now: START + 5000 };
    for (const [event, why] of [
      [far, "tooFar"],
      [blind, "noPosition"],
      [arrive(3), "closed"],
      [arrive(4), "waiting"],
      [arrive(1), "reached"],
      [arrive(2, 62), "expired"],
      [arrive(9), "unknownPoint"],
    ] as const) {
      const after = play(rules, [event], begun);
      expect(after.refusal?.why).toBe(why);
      expect([after.steps, after.play, after.screen]).toEqual([
        begun.steps,
        begun.play,
        begun.screen,
      ]);
    }
    expect(play(rules, [far, { type: "goOn" }], begun).refusal).toBeUndefined();
  });

  test("PLAY-34 PLAY-35 a hint is asked for once and takes what it costs", () => {
    const hinted = rulesOf([
      pointOf(1, { challenge: { ...winning } }),
      pointOf(2, { challenge: { kind: "puzzle", hint: { text: { cas: "Mira" }, cost: 3 } } }),
    ]);
    const ask: GameEvent = { type: "hint", point: 2, now: START + 3000 };
    const game = play(hinted, [start, arrive(1), settle(1, "pass"), arrive(2), ask]);
    expect(game.play.score).toBe(7);
    expect(play(hinted, [ask], game)).toMatchObject({
      steps: game.steps,
      refusal: { why: "noHint" },
    });
    expect(play(hinted, [{ ...ask, point: 1 }], game).play.score).toBe(7);
  });

  test("PLAY-17 a challenge is settled once", () => {
    const once = play(rules, [start, arrive(1), settle(1, "pass")]);
    expect(play(rules, [settle(1, "pass")], once)).toMatchObject({
      steps: once.steps,
      refusal: { why: "nothingToSettle" },
    });
  });

  test("a clock that was put back keeps the order of what has happened", () => {
    const game = play(rules, [
      start,
      arrive(1, 30),
      { ...settle(1, "pass"), now: START } as GameEvent,
    ]);
    expect(game.steps.map(({ after }) => after)).toEqual([30_000, 30_000]);
  });
});

describe("where the visitor is", () => {
  const begun = play(rules, [start]);
  const at = (game: Game, id: number) => arrivedAt(rules, game, START + 1000, placeOf(id))?.id;

  test("PLAY-10 the point that one has come to opens by itself, on the map alone", () => {
    expect(at(begun, 1)).toBe(1);
    expect(at(begun, 2)).toBeUndefined();
    expect(arrivedAt(rules, begun, START, undefined)).toBeUndefined();
    expect(at(play(rules, [arrive(1)], begun), 3)).toBeUndefined();
    expect(at(newGame, 1)).toBeUndefined();
  });

  test("PLAY-10 of two points the nearer one opens", () => {
    const close = rulesOf([
      pointOf(1, { position: { lat: 41.38, lon: 2.17 } }),
      pointOf(2, { position: { lat: 41.380_05, lon: 2.17 } }),
    ]);
    const here = { lat: 41.380_04, lon: 2.17 };
    expect(arrivedAt(close, play(close, [start]), START, here)?.id).toBe(2);
  });

  test("a note is of the point on the screen, or on the map of the nearest one within reach", () => {
    const close = rulesOf([pointOf(1), pointOf(2), pointOf(3, { checkIn: coded })]);
    const onMap = play(close, [start]);
    expect(pointAt(close, onMap, placeOf(2))).toBe(2);
    expect(pointAt(close, onMap, placeOf(3))).toBe(3);
    expect(pointAt(close, onMap, { lat: 41.39, lon: 2.17 })).toBeUndefined();
    expect(pointAt(close, onMap, undefined)).toBeUndefined();
    expect(pointAt(close, play(close, [arrive(1)], onMap), placeOf(2))).toBe(1);
  });

  test("PLAY-11 without a position none opens by itself", () => {
    for (const changes of [{ freeMovement: true }, { geolocated: false }]) {
      const free = rulesOf([pointOf(1)], changes);
      const game = play(free, [start]);
      expect(arrivedAt(free, game, START, placeOf(1))).toBeUndefined();
      expect(play(free, [{ type: "arrive", point: 1, now: START }], game).steps).toHaveLength(1);
    }
  });

  test("PLAY-30 PLAY-31 a point opens at the distance that it asks for, and one with a code by that alone", () => {
    const place = { lat: 41.38, lon: 2.17 };
    const wide = rulesOf([
      pointOf(1, { position: place, checkIn: { by: "position", radius: 60 } }),
      pointOf(2, { position: place, checkIn: coded }),
    ]);
    const game = play(wide, [start]);
    expect(arrivedAt(wide, game, START, { ...place, lat: 41.3805 })?.id).toBe(1);
    expect(arrivedAt(wide, game, START, { ...place, lat: 41.3806 })).toBeUndefined();
    const reached = play(
      wide,
      [{ type: "arrive", point: 1, now: START, position: place }, { type: "goOn" }],
      game,
    );
    expect(arrivedAt(wide, reached, START, place)).toBeUndefined();
    const read = (code?: string) =>
      play(wide, [{ type: "arrive", point: 2, now: START, code }], reached);
    expect([read().refusal?.why, read("Lila").refusal?.why]).toEqual(["noCode", "wrongCode"]);
    expect(read(" rosa 7 ").steps.at(-1)).toEqual({
      kind: "reach",
      point: 2,
      after: 0,
      byCode: true,
      code: "rosa 7",
    });
  });

  test("a game that was put back opens nothing again until the visitor has left the place", () => {
    const back: GameEvent = {
      type: "restore",
      startedAt: START,
      steps: [],
      position: placeOf(1),
    };
    const held = play(rules, [back]);
    expect(at(held, 1)).toBeUndefined();
    expect(at(play(rules, [{ type: "moved", position: placeOf(1) }], held), 1)).toBeUndefined();
    expect(at(play(rules, [{ type: "moved", position: placeOf(3) }], held), 1)).toBe(1);
    // A press opens it all the same.
    expect(play(rules, [arrive(1)], held).screen).toEqual({ at: "point", point: 1 });
  });
});

describe("a game that is put back", () => {
  const whole = play(rules, [
    start,
    arrive(1),
    settle(1, "pass"),
    arrive(2, 3),
    arrive(4, 4),
    settle(4, "fail"),
  ]);
  const back = (steps: number) =>
    play(rules, [{ type: "restore", startedAt: START, steps: whole.steps.slice(0, steps) }]);

  test("PLAY-06 shows where it was after each step", () => {
    expect([0, 1, 2, 3, 5].map((steps) => back(steps).screen)).toEqual([
      { at: "map" },
      { at: "point", point: 1 },
      { at: "map" },
      { at: "point", point: 2 },
      { at: "end" },
    ]);
    expect(back(5).play).toEqual(whole.play);
    expect(play(rules, [{ type: "restore", startedAt: undefined, steps: [] }])).toEqual(newGame);
  });

  test("PLAY-06 shows the end of a route whose final point has no challenge, and not that point", () => {
    const plain = rulesOf([pointOf(1), pointOf(2, { isFinal: true })]);
    const toEnd = play(plain, [start, arrive(1), arrive(2, 3)]);
    const { steps } = toEnd;
    expect(toEnd.screen).toEqual({ at: "point", point: 2 });
    const again = play(plain, [{ type: "restore", startedAt: START, steps }]);
    expect(again.screen).toEqual({ at: "end" });
  });
});

describe("what another tab of the phone has kept", () => {
  const adopt = (game: Game): GameEvent => ({
    type: "adopt",
    startedAt: game.startedAt ?? 0,
    steps: game.steps,
  });
  const begun = play(rules, [start]);

  test("is taken in, and the screen stays", () => {
    const other = play(rules, [arrive(1), settle(1, "pass")], begun);
    const both = nextGame(rules, begun, adopt(other));
    expect(both.play).toEqual(other.play);
    expect(both.screen).toEqual({ at: "map" });
  });

  test("begins the play of a tab that has not begun", () => {
    const other = play(rules, [arrive(1)], begun);
    const both = nextGame(rules, newGame, adopt(other));
    expect(both.startedAt).toBe(START);
    expect(both.screen).toEqual({ at: "point", point: 1 });
  });

  test("changes nothing where it has nothing new", () => {
    const ahead = play(rules, [arrive(1), settle(1, "pass")], begun);
    expect(nextGame(rules, ahead, adopt(play(rules, [arrive(1)], begun)))).toBe(ahead);
  });

  test("comes before own steps that both took at once; what the rules refuse after it is left out", () => {
    const kept = play(rules, [arrive(1), settle(1, "fail")], begun);
    const own = play(rules, [arrive(1), settle(1, "pass"), arrive(2, 5)], begun);
    const both = nextGame(rules, own, adopt(kept));
    expect(both.steps.map(({ kind, point }) => `${kind} ${point}`)).toEqual([
      "reach 1",
      "fail 1",
      "reach 2",
    ]);
    expect(both.play.score).toBe(kept.play.score);
    expect(both.refusal).toBeUndefined();
  });

  test("is written with the own steps behind it, in the order of their times", () => {
    const kept = play(rules, [arrive(1, 9)], begun).steps;
    const own = play(rules, [arrive(3, 4)], begun).steps;
    expect(mergedSteps(kept, own)).toEqual([...kept, { ...own[0], after: 9000 }]);
    expect(isWalk(mergedSteps(kept, own))).toBe(true);
    expect(mergedSteps(kept, kept)).toEqual(kept);
  });
});
