import { experienceFields, type Experience } from "../experience/experience.ts";
import type { Fields } from "../experience/field.ts";
import { pointFields, type Point } from "../experience/point.ts";
import { metresBetween } from "../experience/position.ts";
import { valueAt, valuesOf, type ValueWithPath } from "../experience/fields.ts";
import { sameValue } from "../experience/same-value.ts";

/** A point with its id, which it keeps from version to version. */
export interface RoutePoint {
  id: number;
  point: Point;
}

/** What a version of an experience holds; the points are in the author's order. */
export interface Route {
  experience: Experience;
  points: readonly RoutePoint[];
}

/** A value that two versions do not share. */
export interface ValueChange extends ValueWithPath {
  before: unknown;
  after: unknown;
}

/** A point as one version has it. */
export interface PlacedPoint {
  /** 1 for the first one of the route. */
  place: number;
  point: Point;
}

/** A point that two versions do not share as it is. */
export type PointComparison = { id: number } & (
  | { state: "added"; after: PlacedPoint }
  | { state: "removed"; before: PlacedPoint }
  | {
      state: "changed";
      before: PlacedPoint;
      after: PlacedPoint;
      changes: ValueChange[];
      /** How far it was moved; undefined where it stayed, or has no place in one of the versions. */
      metres: number | undefined;
    }
);

export interface RouteComparison {
  experience: ValueChange[];
  /** In the order of the later version; removed points come where they were. */
  points: PointComparison[];
  /** Whether the points of both come in another order. */
  reordered: boolean;
}

/**
 * Whether a value belongs to a version. Who works on an experience is no part of it: bringing back an old version
 * must not give anybody access again.
 */
export const isVersioned = ({ field }: ValueWithPath): boolean => field.kind !== "users";

function changesOf(fields: Fields, before: unknown, after: unknown): ValueChange[] {
  if (before === after) return [];
  return versionedValues(fields).flatMap((value) => {
    const [old, now] = [valueAt(before, value.path), valueAt(after, value.path)];
    return sameValue(old, now) ? [] : [{ ...value, before: old, after: now }];
  });
}

function versionedValues(fields: Fields): readonly ValueWithPath[] {
  let values = VERSIONED.get(fields);
  if (!values) VERSIONED.set(fields, (values = valuesOf(fields).filter(isVersioned)));
  return values;
}
const VERSIONED = new WeakMap<Fields, readonly ValueWithPath[]>();

/** What is different between two versions, value by value. What both have as the same object is not looked into. */
export function compareRoutes(before: Route, after: Route): RouteComparison {
  const old = placesOf(before.points, after.points);
  const found: PointComparison[] = [];
  let [furthest, reordered] = [-1, false];
  for (const [index, { id, point }] of after.points.entries()) {
    const there = before.points[index];
    if (there?.id === id && there.point === point) {
      reordered ||= index < furthest;
      furthest = Math.max(furthest, index);
      continue;
    }
    const from = old.get(id);
    const was = from === undefined ? undefined : before.points[from]?.point;
    if (from === undefined || !was) {
      found.push({ id, state: "added", after: { place: index + 1, point } });
      continue;
    }
    old.delete(id);
    reordered ||= from < furthest;
    furthest = Math.max(furthest, from);
    const changes = changesOf(pointFields, was, point);
    if (changes.length === 0) continue;
    const places = {
      before: { place: from + 1, point: was },
      after: { place: index + 1, point },
    };
    found.push({ id, state: "changed", ...places, changes, metres: metresMoved(was, point) });
  }
  for (const [id, index] of old) {
    const point = before.points[index]?.point;
    if (point) found.push({ id, state: "removed", before: { place: index + 1, point } });
  }
  return {
    experience: changesOf(experienceFields, before.experience, after.experience),
    points: found.toSorted((a, b) => placeOf(a) - placeOf(b)),
    reordered,
  };
}

/** Places of the earlier points by their ids, but for those that are the same object at the same place. */
function placesOf(
  before: readonly RoutePoint[],
  after: readonly RoutePoint[],
): Map<number, number> {
  const places = new Map<number, number>();
  for (const [index, { id, point }] of before.entries()) {
    const there = after[index];
    if (there?.id !== id || there.point !== point) places.set(id, index);
  }
  return places;
}

/** Whether nothing is different. */
export function isSameRoute({ experience, points, reordered }: RouteComparison): boolean {
  return experience.length === 0 && points.length === 0 && !reordered;
}

const placeOf = (point: PointComparison) =>
  point.state === "removed" ? point.before.place : point.after.place;

function metresMoved({ position: from }: Point, { position: to }: Point): number | undefined {
  return from && to && !sameValue(from, to) ? Math.round(metresBetween(from, to)) : undefined;
}
