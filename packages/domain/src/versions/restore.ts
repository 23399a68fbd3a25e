import type { Experience } from "../experience/experience.ts";
import { orderWithRestored } from "../experience/point-order.ts";
import { sameValue } from "../experience/same-value.ts";
import type { Route, RoutePoint } from "./compare.ts";

/** What has to be written to bring something of an earlier version back. */
export interface Restoration {
  /** Undefined where it stays as it is. */
  experience: Experience | undefined;
  added: RoutePoint[];
  changed: RoutePoint[];
  /** Ids of points that the earlier version does not have. */
  removed: number[];
  /** Ids of all points, as they come then. */
  order: number[];
}

/**
 * Brings a whole version back. Its access code stays the present one, which visitors have been given, and so do those
 * who work on it.
 */
export function wholeRestoration(now: Route, then: Route): Restoration {
  const { code, collaborators } = now.experience;
  const experience = { ...then.experience, code, collaborators };
  const present = new Map(now.points.map(({ id, point }) => [id, point]));
  const wanted = new Set(then.points.map(({ id }) => id));
  return {
    experience: sameValue(experience, now.experience) ? undefined : experience,
    added: then.points.filter(({ id }) => !present.has(id)),
    changed: then.points.filter(
      ({ id, point }) => present.has(id) && !sameValue(point, present.get(id)),
    ),
    removed: now.points.flatMap(({ id }) => (wanted.has(id) ? [] : [id])),
    order: then.points.map(({ id }) => id),
  };
}

/**
 * Brings deleted points of a version back. They depend again on what they did, and points that depended on them do again
 * unless they depend on another one by now.
 * @param ids points that are there by now, or that the version does not have, are passed over
 */
export function pointsRestoration(now: Route, then: Route, ids: ReadonlySet<number>): Restoration {
  const present = new Set(now.points.map(({ id }) => id));
  const back = then.points.filter(({ id }) => ids.has(id) && !present.has(id));
  const returning = new Set(back.map(({ id }) => id));
  const known = (id: number) => (present.has(id) || returning.has(id) ? id : 0);
  const former = new Map(then.points.map(({ id, point }) => [id, point]));
  const renewed = (current: number, before = 0) =>
    current === 0 && returning.has(before) ? before : current;
  return {
    experience: undefined,
    added: back.map(({ id, point }) => ({
      id,
      point: {
        ...point,
        activationDependency: known(point.activationDependency),
        deactivationDependency: known(point.deactivationDependency),
      },
    })),
    changed: now.points.flatMap(({ id, point }) => {
      const before = former.get(id);
      const on = renewed(point.activationDependency, before?.activationDependency);
      const off = renewed(point.deactivationDependency, before?.deactivationDependency);
      return on === point.activationDependency && off === point.deactivationDependency
        ? []
        : [{ id, point: { ...point, activationDependency: on, deactivationDependency: off } }];
    }),
    removed: [],
    order: orderWithRestored(
      now.points.map(({ id }) => id),
      then.points.map(({ id }) => id),
      returning,
    ),
  };
}
