import { isPlaced, metresBetween, shownPosition, type Position } from "../experience/position.ts";
import { outlying } from "../experience/outlying.ts";
import { GPS_METRES } from "../play/play.ts";
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
    ...(route.experience.geolocated ? closeFindings(placed, graph) : []),
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

function closeFindings(placed: readonly Placed[], graph: RouteGraph): Finding[] {
  const northward = placed.toSorted((a, b) => a.position.lat - b.position.lat);
  return northward.flatMap((a, index) => {
    const found: Finding[] = [];
    for (const b of northward.slice(index + 1)) {
      if ((b.position.lat - a.position.lat) * DEGREE > GPS_METRES) break;
      const metres = metresBetween(a.position, b.position);
      if (metres >= GPS_METRES || !canBothBeOpen(graph, a.node, b.node)) continue;
      const [first, second] = a.node < b.node ? [a.point, b.point] : [b.point, a.point];
      found.push(finding("tooClose", ofPoint(second, "position"), { other: first.id, metres }));
    }
    return found;
  });
}
