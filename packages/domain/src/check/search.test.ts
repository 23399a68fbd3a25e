import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linked, pointOf, routeOf } from "../../test/routes.ts";
import { hasEnded, openPoints, reachPoint, startPlay, type PlayState } from "../play/play.ts";
import { playRules, type PlayRules, type Route } from "../play/route.ts";
import { bestScore } from "./best-score.ts";
import { shortestDeadEnd } from "./dead-end.ts";
import { activationCycles, canBothBeOpen, routeGraph } from "./graph.ts";

const START = 0;
/** Long after every duration is over. */
const LATE = 1e12;
/** States that differ in order alone are one. */
const keyOf = (state: PlayState) =>
  state.visits
    .map(({ point }) => point)
    .toSorted((a, b) => a - b)
    .join();

function nextStates(rules: PlayRules, state: PlayState, now: number): PlayState[] {
  return openPoints(rules, state, now).flatMap(({ id }) => {
    const { state: next } = reachPoint(rules, state, id, { now });
    return next ? [next] : [];
  });
}

/** All states that a visitor can come to, those of the fewest points first. */
function statesFrom(rules: PlayRules, first: PlayState, now: number): PlayState[] {
  const seen = new Map([[keyOf(first), first]]);
  for (const state of seen.values()) {
    for (const next of nextStates(rules, state, now)) {
      if (!seen.has(keyOf(next))) seen.set(keyOf(next), next);
    }
  }
  return [...seen.values()];
}

const canEnd = (rules: PlayRules, state: PlayState, now: number) =>
  statesFrom(rules, state, now).some((each) => hasEnded(rules, each));

/** Points of the shortest walk into a dead end, tried out by playing; undefined if there is none. */
function playedDeadEnd(route: Route, withTime: boolean): number | undefined {
  const rules = playRules(route);
  if (!canEnd(rules, startPlay(START), START)) return undefined;
  return statesFrom(rules, startPlay(START), START).find(
    (state) => !canEnd(rules, state, withTime ? LATE : START),
  )?.visits.length;
}

/** Routes of up to six points with dependencies of every kind. */
const smallRoutes = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc
    .array(
      fc.record({
        after: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, fc.nat(count)),
        until: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, fc.nat(count)),
        isFinal: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
        duration: fc.constantFrom(0, 0, 30),
        score: fc.integer({ min: 0, max: 9 }),
      }),
      { minLength: count, maxLength: count },
    )
    .map((points) =>
      points.map(({ score, ...point }, index) => ({ point: linked(index + 1, point), score })),
    ),
);

const routeFrom = (made: readonly { point: ReturnType<typeof linked> }[]) =>
  routeOf(made.map(({ point }) => point));
const graphOf = (route: Route, withTime = false) => routeGraph(playRules(route), withTime);

describe("what the search finds is what playing every walk finds", () => {
  const runs = { numRuns: 700 };

  test("the points that can be reached", () => {
    fc.assert(
      fc.property(smallRoutes, (made) => {
        const route = routeFrom(made);
        const states = statesFrom(playRules(route), startPlay(START), START);
        const reached = route.points.map(({ id }) =>
          states.some(({ visits }) => visits.some(({ point }) => point === id)),
        );
        expect(graphOf(route).reachable).toEqual(reached);
      }),
      runs,
    );
  });

  test.each([false, true])(
    "the shortest walk into a dead end, durations that end: %s",
    (withTime) => {
      fc.assert(
        fc.property(smallRoutes, (made) => {
          const route = routeFrom(made);
          const graph = graphOf(route, withTime);
          const { deadEnd, proven } = shortestDeadEnd(graph);
          const visited = deadEnd?.steps.filter((node) => node < graph.points);
          expect(proven).toBe(true);
          expect(visited?.length).toBe(playedDeadEnd(route, withTime));
          if (!visited) return;
          const rules = playRules(route);
          const end = visited.reduce<PlayState | undefined>(
            (state, node) => state && reachPoint(rules, state, node + 1, { now: START }).state,
            startPlay(START),
          );
          expect(end && canEnd(rules, end, withTime ? LATE : START)).toBe(false);
        }),
        runs,
      );
    },
  );

  test("the most points that can be won", () => {
    fc.assert(
      fc.property(smallRoutes, (made) => {
        const route = routeFrom(made);
        const won = made.map(({ score }) => score);
        const rules = playRules(route);
        const ends = statesFrom(rules, startPlay(START), START).filter((state) =>
          hasEnded(rules, state),
        );
        const sums = ends.map((state) =>
          state.visits.reduce((sum, { point }) => sum + (won[point - 1] ?? 0), 0),
        );
        const found = bestScore(graphOf(route), won);
        expect(found).toEqual(
          ends.length === 0 ? undefined : { most: Math.max(...sums), proven: true },
        );
      }),
      runs,
    );
  });

  test("two points that are open at once", () => {
    fc.assert(
      fc.property(smallRoutes, (made) => {
        const route = routeFrom(made.map(({ point }) => ({ point: { ...point, duration: 0 } })));
        const rules = playRules(route);
        const open = statesFrom(rules, startPlay(START), START).map((state) =>
          openPoints(rules, state, START).map(({ id }) => id),
        );
        const graph = graphOf(route);
        for (const a of graph.ids.keys())
          for (const b of graph.ids.keys()) {
            if (a === b) continue;
            const played = open.some((ids) => ids.includes(a + 1) && ids.includes(b + 1));
            expect([a, b, canBothBeOpen(graph, a, b)]).toEqual([a, b, played]);
          }
      }),
      { numRuns: 150 },
    );
  });
});

describe("large routes", () => {
  test("24 points that exclude each other in pairs and triples are searched exactly", () => {
    const pairs = Array.from({ length: 24 }, (_, index) =>
      linked(index + 1, { until: index % 2 === 0 ? index + 2 : index }),
    );
    const finals = Array.from({ length: 8 }, (_, index) =>
      linked(25 + index, { isFinal: true, after: index * 3 + 1 }),
    );
    const graph = graphOf(routeOf([...pairs, ...finals]));
    const { deadEnd, proven } = shortestDeadEnd(graph);
    expect(proven).toBe(true);
    expect(deadEnd?.steps).toHaveLength(8);
    expect(bestScore(graph, [...pairs.map(() => 1), ...finals.map(() => 0)])).toEqual({
      most: 12,
      proven: true,
    });
  });

  test("a search that is given up says so", () => {
    const route = routeOf([
      pointOf(1),
      linked(2, { until: 1, isFinal: true }),
      linked(3, { until: 4 }),
      linked(4, { until: 3 }),
      linked(5, { until: 6 }),
      linked(6, { until: 5 }),
    ]);
    expect(shortestDeadEnd(graphOf(route), 1)).toEqual({
      deadEnd: undefined,
      proven: false,
      searched: 1,
    });
    expect(bestScore(graphOf(route), [1, 0, 3, 4, 5, 6], { limit: 1 })).toEqual({
      most: 10,
      proven: false,
    });
  });

  test("circles of activation are named in the order in which their points wait", () => {
    const route = routeOf([
      linked(1, { after: 2 }),
      linked(2, { after: 3 }),
      linked(3, { after: 2 }),
      linked(4, { after: 5 }),
      linked(5, { after: 4 }),
      pointOf(6),
    ]);
    expect(activationCycles(graphOf(route))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
