import { pointFields, type Point, type PointChanges } from "@panel/domain/experience/point";
import { toPointRecord } from "@panel/domain/experience/point-record";
import { completed, emptyModel, patched } from "@panel/domain/experience/rows";
import type { MapPointRow } from "../db/schema.ts";

/** The point of a row, whose dependencies are columns of their own. */
export function pointOf(
  row: Pick<MapPointRow, "content" | "depends_on" | "depends_not_on">,
): Point {
  return {
    ...completed(pointFields, JSON.parse(row.content)),
    activationDependency: row.depends_on ?? 0,
    deactivationDependency: row.depends_not_on ?? 0,
  };
}

/** The text that is stored for a point. */
export function contentOf(point: Point): string {
  return JSON.stringify({ ...point, activationDependency: 0, deactivationDependency: 0 });
}

/** The point after a change: what the change leaves out stays as it was. */
export function changedPoint(before: Point | undefined, changes: PointChanges): Point {
  return patched(pointFields, before ?? emptyModel(pointFields), changes);
}

/** A point and what belongs to it, in the contract's shapes. */
export function pointRecord(row: MapPointRow) {
  const { point, ...rows } = toPointRecord(row.id, pointOf(row));
  return { point: { ...point, version: row.version }, ...rows };
}

/** What versions are compared over, by the names of the answer. */
export function ownFields(row: MapPointRow) {
  const { point, ...rows } = toPointRecord(row.id, pointOf(row));
  const { IdPoint: _id, ...fields } = point;
  return { ...fields, ...rows };
}
