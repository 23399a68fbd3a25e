import { pointFields, type Point, type PointChanges } from "@panel/domain/experience/point";
import { toPointRecord } from "@panel/domain/experience/point-record";
import { isPlaced } from "@panel/domain/experience/position";
import { completed, emptyModel, patched } from "@panel/domain/experience/fields";
import { completePointLanguages, languageBits } from "@panel/domain/experience/written-languages";
import { Refusal } from "../app-error.ts";
import type { MapPointRow } from "../db/schema.ts";

/** The point of a row, whose dependencies and bot are columns of their own. */
export function pointOf(
  row: Pick<MapPointRow, "content" | "depends_on" | "depends_not_on" | "bot_id">,
): Point {
  return {
    ...completed(pointFields, JSON.parse(row.content)),
    chatbot: row.bot_id ?? "",
    activationDependency: row.depends_on ?? 0,
    deactivationDependency: row.depends_not_on ?? 0,
  };
}

/** The columns that are stored for what a point's author writes. */
export function contentOf(point: Point): Pick<MapPointRow, "content" | "language_bits"> {
  return {
    content: JSON.stringify({
      ...point,
      activationDependency: 0,
      deactivationDependency: 0,
      chatbot: "",
    }),
    language_bits: languageBits(completePointLanguages(point)),
  };
}

/**
 * The point after a change: what the change leaves out stays as it was.
 * @throws Refusal where the change takes away the place, or gives none to a new point
 */
export function changedPoint(before: Point | undefined, changes: PointChanges): Point {
  const point = patched(pointFields, before ?? emptyModel(pointFields), changes);
  const isPlaceGiven = !before || changes.position !== undefined;
  if (isPlaceGiven && !(point.position && isPlaced(point.position))) {
    throw new Refusal("POINTS.SELECT_POINT_FIRST", "A point has a place");
  }
  return point;
}

/** A point and what belongs to it, in the contract's shapes. */
export function pointRecord(row: MapPointRow) {
  const { point, ...rows } = toPointRecord(row.id, pointOf(row));
  return { point: { ...point, version: row.version }, ...rows };
}

/** What somebody else may have changed of a point, by the names of the answer. */
export function fieldsOf(id: number, written: Point) {
  const { point, ...rows } = toPointRecord(id, written);
  const { IdPoint: _id, ...fields } = point;
  return { ...fields, ...rows };
}
