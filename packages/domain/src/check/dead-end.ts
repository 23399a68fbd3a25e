import { orderOf, type Node, type RouteGraph } from "./graph.ts";

/** A walk after which no final point can be reached any more. */
export interface DeadEnd {
  readonly steps: readonly Node[];
  /** The point that is missed on the way to the final point. */
  readonly missed: Node;
  /** What has closed it. */
  readonly closer: Node;
}

export interface DeadEndSearch {
  readonly deadEnd: DeadEnd | undefined;
  /** False if the search was given up before all walks were looked at. */
  readonly proven: boolean;
  /** Walks looked at. */
  readonly searched: number;
}

/** More walks than any route of 24 points with dependencies has to be searched for. */
const SEARCH_LIMIT = 20_000;

/** One way to miss a final point: to reach what closes a point of its chain, with all that must be reached for it. */
interface Miss {
  readonly missed: Node;
  readonly closer: Node;
  readonly needed: readonly Node[];
}

/**
 * The walk of the fewest points after which no final point can be reached. A dead end misses every final point, and a
 * final point is missed by one closed point of its chain, so the search chooses one for each final point; the walk is
 * what these choices need.
 */
export function shortestDeadEnd(graph: RouteGraph, limit = SEARCH_LIMIT): DeadEndSearch {
  const finals = [...graph.isFinal.keys()].filter(
    (node) => graph.isFinal[node] && graph.reachable[node],
  );
  const misses = finals.map((final) => missesOf(graph, final)).toSorted(fewestFirst);
  if (finals.length === 0 || misses.some((choices) => choices.length === 0)) {
    return { deadEnd: undefined, proven: true, searched: 0 };
  }
  let best: DeadEnd | undefined;
  let fewest = Infinity;
  let searched = 0;
  choose(0, new Set(), new Set(), undefined);
  return { deadEnd: best, proven: searched <= limit, searched: Math.min(searched, limit) };

  function choose(
    place: number,
    reached: ReadonlySet<Node>,
    avoided: ReadonlySet<Node>,
    last: Miss | undefined,
  ): void {
    if (++searched > limit || visits(reached) >= fewest) return;
    const choices = misses[place];
    if (!choices) {
      const steps = orderOf(graph, reached);
      if (!steps || !last) return;
      fewest = visits(reached);
      best = { steps, missed: last.missed, closer: last.closer };
      return;
    }
    const done = choices.find(({ missed, closer }) => avoided.has(missed) && reached.has(closer));
    if (done) return choose(place + 1, reached, avoided, last);
    for (const miss of choices) {
      if (reached.has(miss.missed) || miss.needed.some((node) => avoided.has(node))) continue;
      const more = new Set([...reached, ...miss.needed]);
      choose(place + 1, more, new Set([...avoided, miss.missed]), miss);
    }
  }

  /** The end of a duration is no point to go to. */
  function visits(reached: ReadonlySet<Node>): number {
    return [...reached].filter((node) => node < graph.points).length;
  }
}

const fewestFirst = (a: readonly Miss[], b: readonly Miss[]) => a.length - b.length;

function missesOf(graph: RouteGraph, final: Node): Miss[] {
  return (graph.chains[final] ?? []).flatMap((missed) =>
    (graph.closers[missed] ?? []).flatMap((closer): Miss[] => {
      const needed = graph.chains[closer] ?? [];
      const possible = graph.reachable[closer] && !needed.includes(missed);
      return possible ? [{ missed, closer, needed }] : [];
    }),
  );
}
