import type { Experience } from "../experience/experience.ts";
import type { Point } from "../experience/point.ts";

/** A point of a route, with the id by which other points depend on it. */
export type RoutePoint = Point & { readonly id: number };

/** An experience and its points in the author's order. */
export interface Route {
  readonly experience: Experience;
  readonly points: readonly RoutePoint[];
}

/** What the rules of play read of a point. */
export type PlayedPoint = Pick<
  RoutePoint,
  | "id"
  | "position"
  | "checkIn"
  | "duration"
  | "activationDependency"
  | "deactivationDependency"
  | "isFinal"
  | "challenge"
>;

/** What the rules of play read of a route. */
export interface PlayedRoute {
  readonly experience: Pick<Experience, "geolocated" | "freeMovement" | "repeat"> & {
    readonly prize: Pick<Experience["prize"], "enabled" | "score">;
  };
  readonly points: readonly PlayedPoint[];
}

/** A route made ready for play. Dependencies that lead nowhere count as none. */
export interface PlayRules {
  readonly route: PlayedRoute;
  readonly points: ReadonlyMap<number, PlayedPoint>;
  /** The id of the point that opens or closes a point, undefined for none. */
  readonly opener: (point: PlayedPoint) => number | undefined;
  readonly closer: (point: PlayedPoint) => number | undefined;
}

export function playRules(route: PlayedRoute): PlayRules {
  const points = new Map(route.points.map((point) => [point.id, point]));
  const known = (id: number, own: number) => (id !== own && points.has(id) ? id : undefined);
  return {
    route,
    points,
    opener: (point) => known(point.activationDependency, point.id),
    closer: (point) => known(point.deactivationDependency, point.id),
  };
}
