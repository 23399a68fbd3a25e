import { ROUTE_BYTES, ROUTE_NEARLY_FULL, storedBytes } from "../experience/route-size.ts";
import type { RouteFacts } from "./facts.ts";
import { finding, ofPoint, type Finding } from "./finding.ts";

/** A point can hardly be longer; shorter routes need not be measured. */
const LONGEST_POINT = 100_000;

/** That texts will soon not fit any more, and which point has the most of them. */
export function sizeFindings({ route: { experience, points } }: RouteFacts): Finding[] {
  if (points.length * LONGEST_POINT < ROUTE_BYTES * ROUTE_NEARLY_FULL) return [];
  const sizes = points.map((point) => storedBytes(point));
  const share = sizes.reduce((sum, bytes) => sum + bytes, storedBytes(experience)) / ROUTE_BYTES;
  const most = points[sizes.indexOf(Math.max(...sizes))];
  if (share < ROUTE_NEARLY_FULL || !most) return [];
  const percent = Math.floor(share * 100);
  return [finding("textsNearlyFull", ofPoint(most, "story.text"), { percent })];
}
