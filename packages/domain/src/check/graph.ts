import type { PlayRules } from "../play/route.ts";

/*
 * A point opens after at most one other point, so there is one way only to open it: its chain. A set of points can
 * be reached in some order exactly if it holds the chain of each, and each can be reached before those that close it.
 */

/** A step of a walk by its number: the points in the author's order, then ends of durations. */
export type Node = number;

export interface RouteGraph {
  /** Number of points; nodes from here on are ends of durations. */
  readonly points: number;
  /** The id of the point of each node. */
  readonly ids: readonly number[];
  readonly opener: readonly (Node | undefined)[];
  /** The nodes that close each node for good. */
  readonly closers: readonly (readonly Node[])[];
  readonly isFinal: readonly boolean[];
  /** The nodes to reach up to each, itself included; undefined where that is a circle. */
  readonly chains: readonly (readonly Node[] | undefined)[];
  /** Whether the node can be reached on some walk. */
  readonly reachable: readonly boolean[];
}

/**
 * The dependencies of a route.
 * @param withTime whether durations end: each end is a node of its own, that closes the point
 */
export function routeGraph(rules: PlayRules, withTime = false): RouteGraph {
  const { points } = rules.route;
  const nodeOf = new Map(points.map(({ id }, node) => [id, node]));
  const known = (id: number | undefined) => (id === undefined ? undefined : nodeOf.get(id));
  const ids = points.map(({ id }) => id);
  const opener = points.map((point) => known(rules.opener(point)));
  const closers = points.map((point): Node[] => {
    const closer = known(rules.closer(point));
    return closer === undefined ? [] : [closer];
  });
  const isFinal = points.map((point) => point.isFinal);
  if (withTime) {
    for (const [node, { id, duration }] of points.entries()) {
      if (duration === 0) continue;
      closers[node]?.push(ids.length);
      ids.push(id);
      opener.push(opener[node]);
      closers.push([node]);
      isFinal.push(false);
    }
  }
  const chains = chainsOf(opener);
  const reachable = chains.map((chain) => chain !== undefined && canReach(chain));
  return { points: points.length, ids, opener, closers, isFinal, chains, reachable };

  function canReach(chain: readonly Node[]): boolean {
    const reached = new Set<Node>();
    for (const [place, node] of chain.entries()) {
      if (closers[node]?.some((closer) => reached.has(closer))) return false;
      if (isFinal[node] && place < chain.length - 1) return false;
      reached.add(node);
    }
    return true;
  }
}

function chainsOf(opener: readonly (Node | undefined)[]): (readonly Node[] | undefined)[] {
  return opener.map((_, node) => {
    const chain: Node[] = [];
    for (let at: Node | undefined = node; at !== undefined; at = opener[at]) {
      if (chain.length > opener.length) return undefined;
      chain.push(at);
    }
    return chain.toReversed();
  });
}

/** The circles of activation, each from its first point on, in the order in which they wait for each other. */
export function activationCycles({ opener }: RouteGraph): Node[][] {
  const seen = new Set<Node>();
  const cycles: Node[][] = [];
  for (const start of opener.keys()) {
    const path: Node[] = [];
    let at: Node | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      path.push(at);
      at = opener[at];
    }
    const from = at === undefined ? -1 : path.indexOf(at);
    if (from >= 0) cycles.push(path.slice(from));
  }
  return cycles;
}

/**
 * An order in which all nodes of a set can be reached, the author's order where dependencies leave a choice;
 * undefined if there is none.
 * @param set holds the chain of each of its nodes
 */
export function orderOf(graph: RouteGraph, set: ReadonlySet<Node>): Node[] | undefined {
  const before = new Map<Node, number>();
  const after = new Map<Node, Node[]>();
  const add = (first: Node, then: Node) => {
    if (!set.has(first) || !set.has(then)) return;
    before.set(then, (before.get(then) ?? 0) + 1);
    after.set(first, [...(after.get(first) ?? []), then]);
  };
  for (const node of set) {
    const opener = graph.opener[node];
    if (opener !== undefined) add(opener, node);
    for (const closer of graph.closers[node] ?? []) add(node, closer);
  }
  const order: Node[] = [];
  let ready = [...set].filter((node) => !before.get(node));
  while (ready.length > 0) {
    const next = Math.min(...ready);
    order.push(next);
    ready = ready.filter((node) => node !== next);
    for (const then of after.get(next) ?? []) {
      const left = (before.get(then) ?? 0) - 1;
      before.set(then, left);
      if (left === 0) ready.push(then);
    }
  }
  return order.length === set.size ? order : undefined;
}

/** Whether a visitor can have two points open at once. */
export function canBothBeOpen(graph: RouteGraph, a: Node, b: Node): boolean {
  if (!graph.reachable[a] || !graph.reachable[b]) return false;
  const reached = new Set(
    [a, b].flatMap((node) => (graph.chains[node] ?? []).filter((each) => each !== node)),
  );
  const closed = [a, b].some(
    (node) => reached.has(node) || graph.closers[node]?.some((closer) => reached.has(closer)),
  );
  return !closed && orderOf(graph, reached) !== undefined;
}
