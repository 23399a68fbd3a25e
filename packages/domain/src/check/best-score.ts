import type { Node, RouteGraph } from "./graph.ts";

export interface BestScore {
  /** The most points that a visitor can end with, as far as was searched, or some that are enough. */
  readonly most: number;
  /** False if there may be a way to win more: the search was given up. */
  readonly proven: boolean;
}

/** Nodes looked at by the search. */
const WORK_LIMIT = 150_000;

/**
 * The most points that can be won on a way to a final point, where points may exclude each other: two of which each
 * closes the other cannot both be reached. Undefined if no final point can be reached.
 * @param won points to win at each node
 * @param enough points from which on the search may stop
 */
export function bestScore(
  graph: RouteGraph,
  won: readonly number[],
  { enough = Infinity, limit = WORK_LIMIT } = {},
): BestScore | undefined {
  const next = nextNodes(graph);
  let best: number | undefined;
  let work = 0;
  for (const [final, isFinal] of graph.isFinal.entries()) {
    if (!isFinal || !graph.reachable[final]) continue;
    const closing = new Set(graph.closers[final]);
    const together = [...graph.ids.keys()].filter((node) => {
      const chain = graph.chains[node] ?? [];
      const ends = chain.some((each) => graph.isFinal[each] || closing.has(each));
      return node === final || (graph.reachable[node] && !ends);
    });
    choose(new Set(together), new Set(graph.chains[final]));
  }
  return best === undefined ? undefined : { most: best, proven: work <= limit || best >= enough };

  /** Of points that exclude each other in a circle one has to be left out, with all that open after it. */
  function choose(left: ReadonlySet<Node>, kept: ReadonlySet<Node>): void {
    if (best !== undefined && (work > limit || best >= enough)) return;
    work += left.size;
    const circles = separateCircles(next, left);
    const lost = circles.map((circle) =>
      Math.min(...circle.map((node) => (kept.has(node) ? Infinity : (won[node] ?? 0)))),
    );
    const sum = total([...left].map((node) => won[node] ?? 0)) - total(lost);
    if (sum <= (best ?? -1)) return;
    const [circle] = circles;
    if (!circle) {
      best = sum;
      return;
    }
    const keeping = new Set(kept);
    for (const out of circle.toSorted((a, b) => (won[a] ?? 0) - (won[b] ?? 0))) {
      if (keeping.has(out)) continue;
      const rest = [...left].filter((node) => !graph.chains[node]?.includes(out));
      if (rest.filter((node) => keeping.has(node)).length === keeping.size) {
        choose(new Set(rest), keeping);
      }
      for (const node of graph.chains[out] ?? []) keeping.add(node);
    }
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** The nodes that can only be reached after each: those that it opens, and those that close it. */
function nextNodes({ opener, closers }: RouteGraph): Node[][] {
  const next = closers.map((each) => [...each]);
  for (const [node, after] of opener.entries()) if (after !== undefined) next[after]?.push(node);
  return next;
}

/**
 * Circles among the nodes of a set, in which each has to be reached before the next, and the last before the first.
 * No two share a node; there is at least one unless the set has none.
 */
function separateCircles(next: readonly (readonly Node[])[], set: ReadonlySet<Node>): Node[][] {
  const circles: Node[][] = [];
  const seen = new Set<Node>();
  const path: Node[] = [];
  const places = new Map<Node, number>();
  const visit = (node: Node): void => {
    seen.add(node);
    places.set(node, path.length);
    path.push(node);
    for (const then of next[node] ?? []) {
      const start = places.get(then);
      if (start !== undefined) {
        const circle = path.splice(start);
        for (const each of circle) places.delete(each);
        circles.push(circle);
      } else if (set.has(then) && !seen.has(then)) visit(then);
      // The node is part of a circle that has just been found.
      if (!places.has(node)) return;
    }
    places.delete(node);
    path.pop();
  };
  for (const node of set) if (!seen.has(node)) visit(node);
  return circles;
}
