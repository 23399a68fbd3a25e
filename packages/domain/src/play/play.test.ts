import { describe, expect, test } from "vitest";
import { linked, pointOf, routeOf, winning } from "../../test/routes.ts";
import {
  askForHint,
  checkInOf,
  hasEarnedPrize,
  hasEnded,
  hintOf,
  mayStart,
  openPoints,
  pointsOfCode,
  pointStatus,
  reachPoint,
  settleChallenge,
  startPlay,
  type PlayState,
} from "./play.ts";
import { metresBetween } from "../experience/position.ts";
import { playRules, type Route } from "./route.ts";

const START = 1_000_000;

/** A visitor who goes to these points one after another; a refusal fails the test. */
function walk(route: Route, ids: readonly number[], now = START): PlayState {
  const rules = playRules(route);
  return ids.reduce((state, id) => {
    const reached = reachPoint(rules, state, id, { now });
    if (!reached.state) throw new Error(`point ${id} is ${reached.refusal}`);
    return reached.state;
  }, startPlay(START));
}

function statusAfter(route: Route, ids: readonly number[], id: number, now = START) {
  const rules = playRules(route);
  const point = rules.points.get(id);
  return point && pointStatus(rules, walk(route, ids), point, now);
}

function openAfter(route: Route, ids: readonly number[], now = START): number[] {
  return openPoints(playRules(route), walk(route, ids), now).map(({ id }) => id);
}

describe("points that open and close", () => {
  test("PLAY-01 without dependencies every point is open from the start, in any order", () => {
    const route = routeOf([pointOf(1), pointOf(2), pointOf(3)]);
    expect(openAfter(route, [])).toEqual([1, 2, 3]);
    expect(openAfter(route, [3])).toEqual([1, 2]);
  });

  test("PLAY-02 PNT-05 a point with an activation dependency opens when that point is reached", () => {
    const route = routeOf([pointOf(1), linked(2, { after: 1 })]);
    expect(statusAfter(route, [], 2)).toBe("waiting");
    expect(statusAfter(route, [1], 2)).toBe("open");
  });

  test("PLAY-03 PNT-05 a point with a deactivation dependency closes for good when that point is reached", () => {
    const route = routeOf([pointOf(1), linked(2, { until: 1 }), pointOf(3)]);
    expect(statusAfter(route, [], 2)).toBe("open");
    expect(statusAfter(route, [1, 3], 2)).toBe("closed");
  });

  test("PLAY-04 a point that the same point opens and closes never opens", () => {
    const route = routeOf([pointOf(1), linked(2, { after: 1, until: 1 })]);
    expect([statusAfter(route, [], 2), statusAfter(route, [1], 2)]).toEqual(["waiting", "closed"]);
  });

  test("PLAY-05 PNT-06 PNT-08 a dependency on itself, or on a point that is gone, is none", () => {
    const route = routeOf([linked(1, { after: 1, until: 1 }), linked(2, { after: 9, until: 9 })]);
    expect(openAfter(route, [])).toEqual([1, 2]);
  });

  test("PLAY-06 a reached point stays reached, and is reached once", () => {
    const route = routeOf([linked(1, { until: 2 }), pointOf(2)]);
    expect(statusAfter(route, [1, 2], 1)).toBe("reached");
    const again = reachPoint(playRules(route), walk(route, [1]), 1, { now: START });
    expect(again).toEqual({ refusal: "reached" });
  });

  test("PLAY-07 PNT-05 a duration counts from when the point opens, and the point is closed when it is over", () => {
    const route = routeOf([pointOf(1), linked(2, { after: 1, duration: 60 })]);
    const state = walk(route, [1], START + 500_000);
    const rules = playRules(route);
    const at = (now: number) => openPoints(rules, state, now).map(({ id }) => id);
    expect([at(START + 559_999), at(START + 560_000)]).toEqual([[2], []]);
    expect(statusAfter(routeOf([pointOf(1, { duration: 60 })]), [], 1, START + 60_000)).toBe(
      "expired",
    );
  });

  test("PLAY-08 PNT-05 a duration of 0 is indefinite", () => {
    expect(openAfter(routeOf([pointOf(1, { duration: 0 })]), [], START + 1e12)).toEqual([1]);
  });

  test("PLAY-09 a point that the route does not have cannot be reached", () => {
    const rules = playRules(routeOf([pointOf(1)]));
    expect(reachPoint(rules, startPlay(START), 7, { now: START })).toEqual({
      refusal: "unknownPoint",
    });
  });
});

describe("where the visitor is", () => {
  const points = [pointOf(1)];
  const here = { lat: 41.3809, lon: 2.17 };
  const refusal = (changes: object, position?: { lat: number; lon: number }, of = points) => {
    const rules = playRules(routeOf(of, changes));
    const reached = reachPoint(rules, startPlay(START), 1, { now: START, position });
    return reached.state ? "reached" : reached.refusal;
  };

  test("PLAY-10 EXP-07 a geolocalised route wants the visitor within 15 m of the point", () => {
    const geolocated = { geolocated: true };
    expect(refusal(geolocated, { ...here, lat: here.lat + 0.000_13 })).toBe("reached");
    expect(refusal(geolocated, { ...here, lat: here.lat + 0.000_14 })).toBe("tooFar");
    expect(refusal(geolocated)).toBe("noPosition");
  });

  test("PLAY-10 EXP-07 a visitor at exactly 15 m has reached the point", () => {
    const equator = { lat: 0, lon: 2 };
    const edge = { lat: 0.000_134_898_050_323_933_74, lon: 2 };
    const at = [pointOf(1, { position: equator })];
    expect(metresBetween(edge, equator)).toBe(15);
    expect(refusal({ geolocated: true }, edge, at)).toBe("reached");
  });

  test("PLAY-30 the author of a point says within how many metres it is reached", () => {
    const wide = [pointOf(1, { position: here, checkIn: { radius: 100 } })];
    const narrow = [pointOf(1, { position: here, checkIn: { radius: 5 } })];
    const away = (metres: number) => ({ ...here, lat: here.lat + metres / 111_195 });
    expect(refusal({ geolocated: true }, away(99), wide)).toBe("reached");
    expect(refusal({ geolocated: true }, away(101), wide)).toBe("tooFar");
    expect(refusal({ geolocated: true }, away(4), narrow)).toBe("reached");
    expect(refusal({ geolocated: true }, away(6), narrow)).toBe("tooFar");
  });

  test("PLAY-11 EXP-07 with free movement, or without geolocalisation, a point is reached from anywhere", () => {
    expect(refusal({ geolocated: true, freeMovement: true })).toBe("reached");
    expect(refusal({ geolocated: false })).toBe("reached");
  });

  test("PLAY-12 PNT-07 a point without coordinates cannot be reached where a position is needed", () => {
    expect(refusal({ geolocated: true }, here, [pointOf(1, { position: null })])).toBe(
      "noPosition",
    );
    expect(refusal({ geolocated: false }, here, [pointOf(1, { position: null })])).toBe("reached");
  });
});

describe("points that are reached by a code", () => {
  const coded = (changes = {}) =>
    pointOf(1, { position: null, checkIn: { by: "code", code: "Torre 7" }, ...changes });
  const read = (code: string | undefined, point = coded(), changes = {}) => {
    const rules = playRules(routeOf([point], changes));
    const reached = reachPoint(rules, startPlay(START), 1, { now: START, code });
    return reached.state ? "reached" : reached.refusal;
  };

  test("PLAY-31 a point with a code is reached from anywhere by reading it, and by nothing else", () => {
    const at = { lat: 41.3809, lon: 2.17 };
    for (const route of [{ geolocated: true }, { geolocated: false }, { freeMovement: true }]) {
      expect([read("Torre 7", coded(), route), read(undefined, coded(), route)]).toEqual([
        "reached",
        "noCode",
      ]);
    }
    const rules = playRules(routeOf([coded({ position: at })], { geolocated: true }));
    const near = { now: START, position: at };
    expect(reachPoint(rules, startPlay(START), 1, near)).toEqual({ refusal: "noCode" });
    expect(read("Torre 8")).toBe("wrongCode");
  });

  test("PLAY-31 what the code says counts whatever its case and the spaces around it", () => {
    expect([read("  tORRE 7 "), read("torre7")]).toEqual(["reached", "wrongCode"]);
    const rules = playRules(routeOf([coded(), pointOf(2, { checkIn: { code: "torre 7" } })]));
    expect(pointsOfCode(rules, " TORRE 7").map(({ id }) => id)).toEqual([1]);
    expect(pointsOfCode(rules, " ")).toEqual([]);
  });

  test("PLAY-32 a point that wants a code and has none cannot be reached", () => {
    const blank = coded({ checkIn: { by: "code", code: " " } });
    expect([read(" ", blank), read("x", blank)]).toEqual(["noCode", "noCode"]);
  });

  test("PLAY-31 a code changes nothing of when its point is open", () => {
    const route = routeOf([coded(), pointOf(2, { isFinal: true })]);
    const reached = reachPoint(playRules(route), walk(route, [2]), 1, {
      now: START,
      code: "Torre 7",
    });
    expect(reached).toEqual({ refusal: "ended" });
  });

  test("PLAY-11 PLAY-31 what decides about a point is its code, else the position, else nothing", () => {
    const [byCode, byPlace] = [coded(), pointOf(2)];
    const of = (changes: object) => {
      const route = routeOf([byCode, byPlace], changes);
      return [checkInOf(route, byCode), checkInOf(route, byPlace)];
    };
    expect(of({ geolocated: true })).toEqual(["code", "position"]);
    expect(of({ geolocated: true, freeMovement: true })).toEqual(["code", "anywhere"]);
    expect(of({ geolocated: false })).toEqual(["code", "anywhere"]);
  });
});

describe("hints", () => {
  const hinted = (cost: number, kind: "question" | "points" = "question") => ({
    kind,
    hint: { text: { cat: "Mira amunt" }, cost },
    question: { scoreCorrect: 10, scoreIncorrect: 4 },
  });
  const reached = (challenge: object) => {
    const route = routeOf([
      pointOf(1, { challenge: winning(5) }),
      pointOf(2, { challenge }),
      pointOf(3, { isFinal: true }),
    ]);
    const rules = playRules(route);
    return { rules, state: settleChallenge(rules, walk(route, [1, 2]), 1, "passed") };
  };

  test("PLAY-34 a hint is asked for once, and takes its points", () => {
    const { rules, state } = reached(hinted(3));
    const helped = askForHint(rules, state, 2);
    expect([helped.score, helped.visits[1]?.hint]).toEqual([2, true]);
    expect(askForHint(rules, helped, 2)).toBe(helped);
    expect(settleChallenge(rules, helped, 2, "passed").score).toBe(12);
    expect(settleChallenge(rules, helped, 2, "passed").visits[1]?.hint).toBe(true);
  });

  test("PLAY-35 whoever has fewer points than a hint costs gets it for what there is", () => {
    const { rules, state } = reached(hinted(8));
    expect(askForHint(rules, state, 2).score).toBe(0);
  });

  test("PLAY-36 there is a hint only while its challenge is under way, and where one is written", () => {
    const { rules, state } = reached(hinted(3));
    const settled = settleChallenge(rules, state, 2, "failed");
    expect(askForHint(rules, settled, 2)).toBe(settled);
    expect(askForHint(rules, startPlay(START), 2).visits).toEqual([]);
    expect(askForHint(rules, state, 1)).toBe(state);
    expect(askForHint(rules, state, 7)).toBe(state);
    const ended = reachPoint(rules, state, 3, { now: START }).state ?? state;
    expect(askForHint(rules, ended, 2)).toBe(ended);
    const blank = reached({ ...hinted(3), hint: { text: { cas: " " }, cost: 3 } });
    expect(askForHint(blank.rules, blank.state, 2)).toBe(blank.state);
  });

  test("PLAY-36 points to be had without solving anything have no hint", () => {
    const [point, only] = [pointOf(1, { challenge: hinted(3) }), hinted(3, "points")];
    expect(hintOf(point)?.cost).toBe(3);
    expect(hintOf(pointOf(1, { challenge: only }))).toBeUndefined();
  });
});

describe("challenges and score", () => {
  const question = {
    kind: "question" as const,
    question: { scoreCorrect: 10, scoreIncorrect: 4 },
  };

  test("PLAY-13 a point counts as reached whether its challenge is passed, failed or not tried", () => {
    const route = routeOf([pointOf(1, { challenge: question }), linked(2, { after: 1 })]);
    const rules = playRules(route);
    const pending = walk(route, [1]);
    for (const state of [
      pending,
      settleChallenge(rules, pending, 1, "passed"),
      settleChallenge(rules, pending, 1, "failed"),
    ]) {
      expect(openPoints(rules, state, START).map(({ id }) => id)).toEqual([2]);
    }
  });

  test("PLAY-14 CHL-03 a right answer gives its points, a wrong one takes its points away", () => {
    const route = routeOf([
      pointOf(1, { challenge: winning(5) }),
      pointOf(2, { challenge: question }),
    ]);
    const rules = playRules(route);
    const five = settleChallenge(rules, walk(route, [1, 2]), 1, "passed");
    expect(settleChallenge(rules, five, 2, "passed").score).toBe(15);
    expect(settleChallenge(rules, five, 2, "failed").score).toBe(1);
    expect(settleChallenge(rules, five, 2, "failed").visits[1]?.scored).toBe(-4);
  });

  test("PLAY-15 the score is never below 0", () => {
    const route = routeOf([pointOf(1, { challenge: question })]);
    const failed = settleChallenge(playRules(route), walk(route, [1]), 1, "failed");
    expect(failed.score).toBe(0);
    // What was not there is not said to be lost.
    expect(failed.visits[0]?.scored).toBe(0);
  });

  test("PLAY-16 CHL-04 CHL-05 CHL-06 puzzle, word search and points give their points, and take none", () => {
    for (const kind of ["puzzle", "wordSearch", "points"] as const) {
      const route = routeOf([pointOf(1, { challenge: { kind, [kind]: { score: 20 } } })]);
      const results = (["passed", "failed"] as const).map(
        (result) => settleChallenge(playRules(route), walk(route, [1]), 1, result).score,
      );
      expect([kind, ...results]).toEqual([kind, 20, 0]);
    }
  });

  test("PLAY-17 a challenge is settled once, and only where its point is reached", () => {
    const route = routeOf([pointOf(1, { challenge: winning(5) }), pointOf(2)]);
    const rules = playRules(route);
    const passed = settleChallenge(rules, walk(route, [1, 2]), 1, "passed");
    expect(settleChallenge(rules, passed, 1, "passed")).toBe(passed);
    expect(settleChallenge(rules, passed, 2, "passed")).toBe(passed);
    expect(settleChallenge(rules, startPlay(START), 1, "passed").score).toBe(0);
    expect(settleChallenge(rules, passed, 7, "passed")).toBe(passed);
  });

  test("PLAY-18 CHL-02 only the challenge of the kind in force counts", () => {
    const challenge = { kind: "none" as const, points: { score: 30 } };
    const route = routeOf([pointOf(1, { challenge })]);
    const state = walk(route, [1]);
    expect(state.visits[0]?.challenge).toBe("none");
    expect(settleChallenge(playRules(route), state, 1, "passed").score).toBe(0);
  });

  test("PLAY-19 a challenge can still be settled after its point has closed and others are reached", () => {
    const route = routeOf([linked(1, { until: 2, challenge: winning(5) }), pointOf(2)]);
    expect(settleChallenge(playRules(route), walk(route, [1, 2]), 1, "passed").score).toBe(5);
  });
});

describe("the end and the prize", () => {
  const prize = { prize: { enabled: true, score: 10 } };

  test("PLAY-20 PNT-05 reaching a final point ends the route; nothing else opens then", () => {
    const route = routeOf([pointOf(1), pointOf(2, { isFinal: true })]);
    expect(hasEnded(playRules(route), walk(route, [1]))).toBe(false);
    expect(hasEnded(playRules(route), walk(route, [2]))).toBe(true);
    expect(statusAfter(route, [2], 1)).toBe("ended");
  });

  test("PLAY-21 the challenge of the final point is played before the route ends", () => {
    const route = routeOf([
      pointOf(1, { isFinal: true, challenge: winning(10) }),
      pointOf(2, { challenge: winning(5) }),
    ]);
    const rules = playRules(route);
    const reached = walk(route, [2, 1]);
    expect(hasEnded(rules, reached)).toBe(false);
    expect(openPoints(rules, reached, START)).toEqual([]);
    expect(settleChallenge(rules, reached, 2, "passed").score).toBe(5);
    const ended = settleChallenge(rules, reached, 1, "failed");
    expect(hasEnded(rules, ended)).toBe(true);
    expect(settleChallenge(rules, ended, 2, "passed")).toBe(ended);
  });

  test("PLAY-22 of several final points the first that is reached ends the route", () => {
    const route = routeOf([pointOf(1, { isFinal: true }), pointOf(2, { isFinal: true })]);
    expect(statusAfter(route, [1], 2)).toBe("ended");
  });

  test("PLAY-23 without a final point a route never ends, and no prize is earned", () => {
    const route = routeOf([pointOf(1, { challenge: winning(50) })], prize);
    const rules = playRules(route);
    const state = settleChallenge(rules, walk(route, [1]), 1, "passed");
    expect([hasEnded(rules, state), hasEarnedPrize(rules, state)]).toEqual([false, false]);
  });

  test("PLAY-24 a final point that is closed or whose time is over cannot be reached any more", () => {
    const route = routeOf([
      pointOf(1),
      linked(2, { until: 1, isFinal: true }),
      pointOf(3, { isFinal: true, duration: 5 }),
    ]);
    expect(statusAfter(route, [1], 2)).toBe("closed");
    expect(statusAfter(route, [1], 3, START + 5000)).toBe("expired");
  });

  test("PLAY-25 PRZ-04 the prize is earned at the end with at least the points that it asks for", () => {
    const earned = (score: number, enabled = true) => {
      const route = routeOf([pointOf(1, { isFinal: true, challenge: winning(score) })], {
        prize: { enabled, score: 10 },
      });
      const rules = playRules(route);
      return hasEarnedPrize(rules, settleChallenge(rules, walk(route, [1]), 1, "passed"));
    };
    expect([earned(9), earned(10), earned(10, false)]).toEqual([false, true, false]);
  });

  test("PLAY-26 EXP-07 who has finished starts again only where the experience may be repeated", () => {
    const once = routeOf([], { repeat: false });
    const often = routeOf([], { repeat: true });
    expect([mayStart(once, false), mayStart(once, true), mayStart(often, true)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
