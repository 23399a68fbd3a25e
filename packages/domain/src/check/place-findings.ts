import { isPlaced, metresBetween, shownPosition, type Position } from "../experience/position.ts";
import { outlying } from "../experience/outlying.ts";
import { checkInOf, foldedCode } from "../play/play.ts";
import type { RoutePoint } from "../play/route.ts";
import type { RouteFacts } from "./facts.ts";
import { finding, ofPoint, type Finding } from "./finding.ts";
import { canBothBeOpen, type Node, type RouteGraph } from "./graph.ts";

interface Placed {
  readonly point: RoutePoint;
  readonly node: Node;
  readonly position: Position;
}

/** Whether the points are where visitors can find them. */
export function placeFindings({ route }: RouteFacts, graph: RouteGraph): Finding[] {
  const placed = route.points.flatMap((point, node): Placed[] => {
    const { position } = point;
    return position && isPlaced(position) ? [{ point, node, position }] : [];
  });
  const found = new Set(placed.map(({ point }) => point));
  return [
    ...route.points
      .filter((point) => !found.has(point))
      .map((point) => finding("unplaced", ofPoint(point, "position"))),
    ...outlyingFindings(placed),
    ...closeFindings(
      placed.filter(({ point }) => checkInOf(route, point) === "position"),
      graph,
    ),
    ...codeFindings(route.points),
    ...placed
      .filter(lacksAddress)
      .map(({ point }) => finding("addressMissing", ofPoint(point, "position"))),
  ];
}

/** Where the geocoder knows no address, the panel writes that and the coordinates in its place. */
function lacksAddress({ point: { address }, position }: Placed): boolean {
  const { location, ...parts } = address;
  const shown = location.trim();
  return (
    Object.values(parts).every((part) => part.trim() === "") &&
    (shown === "" || shown.includes(shownPosition(position)))
  );
}

function outlyingFindings(placed: readonly Placed[]): Finding[] {
  return outlying(placed.map(({ position }) => position)).flatMap(({ index, metres }) => {
    const point = placed[index]?.point;
    return point ? [finding("outlying", ofPoint(point, "position"), { metres })] : [];
  });
}

/** A degree of latitude is at least this many metres. */
const DEGREE = 110_000;

/** Pairs of points of which a visitor reaches both at once. */
function closeFindings(placed: readonly Placed[], graph: RouteGraph): Finding[] {
  const widest = Math.max(0, ...placed.map(({ point }) => point.checkIn.radius));
  const northward = placed.toSorted((a, b) => a.position.lat - b.position.lat);
  return northward.flatMap((a, index) => {
    const found: Finding[] = [];
    for (const b of northward.slice(index + 1)) {
      if ((b.position.lat - a.position.lat) * DEGREE > widest) break;
      const metres = metresBetween(a.position, b.position);
      const within = Math.max(a.point.checkIn.radius, b.point.checkIn.radius);
      if (metres >= within || !canBothBeOpen(graph, a.node, b.node)) continue;
      const [first, second] = a.node < b.node ? [a.point, b.point] : [b.point, a.point];
      found.push(finding("tooClose", ofPoint(second, "position"), { other: first.id, metres }));
    }
    return found;
  });
}

/** Points that are reached by a code: each needs one, of its own. */
function codeFindings(points: readonly RoutePoint[]): Finding[] {
  const first = new Map<string, RoutePoint>();
  return points.flatMap((point) => {
    if (point.checkIn.by !== "code") return [];
    const at = ofPoint(point, "checkIn.code");
    const code = foldedCode(point.checkIn.code);
    if (code === "") return [finding("codeMissing", at)];
    const other = first.get(code);
    if (other) return [finding("codeTwice", at, { other: other.id })];
    first.set(code, point);
    return [];
  });
}
