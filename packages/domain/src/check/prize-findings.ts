import { scoresOf } from "../experience/challenge.ts";
import { isPlaced, metresBetween } from "../experience/position.ts";
import { isPickupUnset, SCHEDULES, type Prize } from "../experience/prize.ts";
import { localDay } from "../lottery/draw.ts";
import type { Route } from "../play/route.ts";
import { timeZoneOfPlaces } from "../time-zone.ts";
import type { BestScore } from "./best-score.ts";
import type { RouteFacts } from "./facts.ts";
import { finding, ofExperience, type Finding } from "./finding.ts";
import type { RouteGraph } from "./graph.ts";

/** Metres from the nearest point beyond which a pickup place is far from the route. */
const PICKUP_FAR = 2000;

/**
 * Whether the prize can be won, and handed over.
 * @param best the points that can be won; undefined if there is no prize or no end
 */
export function prizeFindings(
  { route, context }: RouteFacts,
  graph: RouteGraph,
  best: BestScore | undefined,
): Finding[] {
  const { prize } = route.experience;
  if (!prize.enabled) return [];
  const places = route.points.map(({ position }) => position);
  const today = localDay(context.now, timeZoneOfPlaces([prize.pickup.place, ...places]));
  return [
    ...scoreFindings(route, graph, best),
    ...(prize.delivery === "lottery"
      ? lotteryFindings(prize, today)
      : [...dayFindings(prize, today), ...hourFindings(prize), ...placeFindings(route)]),
  ];
}

/** The points that can be won at each point. */
export function scoresWon(route: Route): number[] {
  return route.points.map(({ challenge }) => scoresOf(challenge).won);
}

function scoreFindings(route: Route, graph: RouteGraph, best: BestScore | undefined): Finding[] {
  const asked = route.experience.prize.score;
  const won = scoresWon(route);
  if (!best) return [];
  const { most } = best;
  const at = ofExperience("prize.score");
  if (most < asked) {
    return [finding(best.proven ? "prizeOutOfReach" : "prizeNotProven", at, { asked, most })];
  }
  const [least] = graph.chains
    .flatMap((chain, node) =>
      chain && graph.isFinal[node] && graph.reachable[node]
        ? [{ chain, most: chain.reduce((sum, each) => sum + (won[each] ?? 0), 0) }]
        : [],
    )
    .toSorted((a, b) => a.most - b.most);
  if (!least || least.most >= asked) return [];
  const points = least.chain.map((node) => graph.ids[node] ?? 0);
  return [finding("prizeMissable", at, { asked, most: least.most, points })];
}

function lotteryFindings({ lotteryDay }: Prize, today: string): Finding[] {
  const at = ofExperience("prize.lotteryDay");
  if (lotteryDay === "") return [finding("lotteryDayMissing", at)];
  return lotteryDay < today ? [finding("lotteryOver", at, { day: lotteryDay })] : [];
}

function dayFindings({ pickup: { firstDay, lastDay } }: Prize, today: string): Finding[] {
  const first = ofExperience("prize.pickup.firstDay");
  const last = ofExperience("prize.pickup.lastDay");
  return [
    ...(firstDay === "" ? [finding("pickupDaysMissing", first)] : []),
    ...(lastDay === "" ? [finding("pickupDaysMissing", last)] : []),
    ...(firstDay && lastDay && lastDay < firstDay ? [finding("pickupDaysReversed", last)] : []),
    ...(lastDay && lastDay < today ? [finding("pickupOver", last, { day: lastDay })] : []),
  ];
}

function hourFindings({ pickup }: Prize): Finding[] {
  if (isPickupUnset({ ...pickup, firstDay: "", lastDay: "" })) {
    return [finding("pickupHoursMissing", ofExperience("prize.pickup.morningStart"))];
  }
  return SCHEDULES.flatMap(([start, end]): Finding[] => {
    const [from, to] = [pickup[start], pickup[end]];
    const place = (name: typeof start | typeof end) => ofExperience(`prize.pickup.${name}`);
    if ((from === "") !== (to === "")) {
      return [finding("pickupHoursHalf", place(from === "" ? start : end))];
    }
    return from && to <= from ? [finding("pickupHoursReversed", place(end))] : [];
  });
}

function placeFindings({ experience, points }: Route): Finding[] {
  const { place } = experience.prize.pickup;
  const at = ofExperience("prize.pickup.place");
  if (!place || !isPlaced(place)) return [finding("pickupPlaceMissing", at)];
  const metres = points.flatMap(({ position }) =>
    position && isPlaced(position) ? [metresBetween(position, place)] : [],
  );
  const nearest = Math.min(...metres);
  return metres.length > 0 && nearest > PICKUP_FAR
    ? [finding("pickupFar", at, { metres: nearest })]
    : [];
}
