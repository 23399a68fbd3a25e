import type { Route } from "../play/route.ts";
import { shortestDeadEnd } from "./dead-end.ts";
import { finding, ofExperience, ofPoint, type Finding, type WalkStep } from "./finding.ts";
import { activationCycles, type Node, type RouteGraph } from "./graph.ts";

/**
 * Whether every visitor can finish.
 * @param graph the route's dependencies
 * @param timed the same with durations that end
 */
export function finishFindings(route: Route, graph: RouteGraph, timed: RouteGraph): Finding[] {
  if (route.points.length === 0) return [finding("noPoints", ofExperience("points"))];
  return [
    ...finalFindings(route, graph),
    ...unreachableFindings(graph),
    ...deadEndFindings(route, graph, timed),
  ];
}

function finalFindings(route: Route, graph: RouteGraph): Finding[] {
  const finals = route.points.filter(({ isFinal }) => isFinal);
  const [first, second] = finals;
  if (!first) {
    const kind = route.experience.prize.enabled ? "noFinalPrize" : "noFinal";
    return [finding(kind, ofExperience("points"))];
  }
  const isNoneReachable = !graph.isFinal.some((isFinal, node) => isFinal && graph.reachable[node]);
  return [
    ...(second
      ? [finding("severalFinals", ofPoint(second, "isFinal"), { points: finals.map(idOf) })]
      : []),
    ...(isNoneReachable ? [finding("finalUnreachable", ofPoint(first, "isFinal"))] : []),
  ];
}

const idOf = ({ id }: { readonly id: number }) => id;

/** Says of each point that cannot be reached what is in the way: the cause itself, or the point that it waits for. */
function unreachableFindings(graph: RouteGraph): Finding[] {
  const at = (node: Node, field: "activationDependency" | "deactivationDependency") =>
    ofPoint({ id: idAt(graph, node) }, field);
  const cycles = activationCycles(graph);
  const inCycle = new Set(cycles.flat());
  const ofCycles = cycles.map((cycle) =>
    finding("activationCycle", at(cycle[0] ?? 0, "activationDependency"), {
      points: cycle.map((node) => idAt(graph, node)),
    }),
  );
  const others = [...graph.reachable.keys()].flatMap((node): Finding[] => {
    if (graph.reachable[node] || inCycle.has(node)) return [];
    const chain = graph.chains[node] ?? [];
    const closer = graph.closers[node]?.find((each) => each !== node && chain.includes(each));
    if (closer !== undefined) {
      const place = at(node, "deactivationDependency");
      return [finding("neverOpens", place, { other: idAt(graph, closer) })];
    }
    const opener = graph.opener[node];
    if (opener === undefined) return [];
    const kind = graph.isFinal[opener] ? "afterFinal" : "unreachable";
    return [finding(kind, at(node, "activationDependency"), { other: idAt(graph, opener) })];
  });
  return [...ofCycles, ...others];
}

function deadEndFindings(route: Route, graph: RouteGraph, timed: RouteGraph): Finding[] {
  const search = shortestDeadEnd(graph);
  if (search.deadEnd) {
    const { steps, missed, closer } = search.deadEnd;
    const place = ofPoint({ id: idAt(graph, missed) }, "deactivationDependency");
    const params = { steps: walkOf(graph, steps), other: idAt(graph, closer) };
    return [finding("deadEnd", place, params)];
  }
  if (!search.proven) return [notProven(search.searched)];
  const late = shortestDeadEnd(timed);
  if (!late.proven && !late.deadEnd) return [notProven(late.searched)];
  const expired = late.deadEnd?.steps.findLast((node) => node >= timed.points);
  if (!late.deadEnd || expired === undefined) return [];
  const point = route.points.find(({ id }) => id === idAt(timed, expired));
  if (!point) return [];
  const steps = walkOf(timed, late.deadEnd.steps);
  return [finding("lateEnd", ofPoint(point, "duration"), { steps, seconds: point.duration })];
}

const notProven = (count: number) => finding("notProven", ofExperience("points"), { count });

const idAt = (graph: RouteGraph, node: Node) => graph.ids[node] ?? 0;

const walkOf = (graph: RouteGraph, steps: readonly Node[]) =>
  steps.map((node): WalkStep => ({
    point: idAt(graph, node),
    event: node < graph.points ? "reach" : "expire",
  }));
