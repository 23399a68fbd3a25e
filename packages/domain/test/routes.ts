import {
  newExperience,
  type ExperienceChanges,
  experienceFields,
} from "../src/experience/experience.ts";
import { pointFields, type PointChanges } from "../src/experience/point.ts";
import { emptyModel, patched } from "../src/experience/fields.ts";
import type { Route, RoutePoint } from "../src/play/route.ts";

/** A point that stands 100 m north of the one with the next lower id, with these changes. */
export function pointOf(id: number, changes: PointChanges = {}): RoutePoint {
  const position = { lat: 41.38 + id * 0.0009, lon: 2.17 };
  const point = patched(pointFields, emptyModel(pointFields), { position, ...changes });
  return { ...point, id };
}

/** A route of these points, played without a position unless changed. */
export function routeOf(points: readonly RoutePoint[], changes: ExperienceChanges = {}): Route {
  const experience = patched(experienceFields, newExperience("ABC123"), {
    geolocated: false,
    ...changes,
  });
  return { experience, points };
}

/** Dependencies in short: the point opens after one point and closes after another. */
export function linked(
  id: number,
  { after = 0, until = 0, ...changes }: PointChanges & { after?: number; until?: number } = {},
): RoutePoint {
  return pointOf(id, { activationDependency: after, deactivationDependency: until, ...changes });
}

/** A challenge that is only points to win. */
export const winning = (score: number) => ({ kind: "points" as const, points: { score } });
