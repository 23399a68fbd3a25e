import type { MapPoint } from "@panel/api-client/panel";
import type { Position } from "@panel/domain/experience/position";
import { nextTemporaryId } from "@panel/domain/experience/point-rules";
import { POINT_LIST } from "./ToPointList.tsx";

/** What the editor of a point shows. */
export interface Open {
  id: number;
  point: MapPoint | undefined;
  /** The user has just opened the editor, so the focus moves into it. */
  takesFocus: boolean;
  /** A place chosen on the map of the route. */
  place?: Position;
  /** Tells two new points from each other. */
  turn?: number;
}

/** The button that edits a point, in its row of the list. */
export function editButtonOf(id: number | undefined): HTMLElement | null {
  const row = document.querySelector(`#${POINT_LIST} [data-row="${id ?? ""}"]`);
  return row?.querySelector<HTMLElement>("button[data-edit]") ?? null;
}

/** The point after one in the order of the route. */
export function followingPoint(points: readonly MapPoint[], id: number): MapPoint | undefined {
  const at = points.findIndex(({ IdPoint }) => IdPoint === id);
  return at < 0 ? undefined : points[at + 1];
}

/**
 * Reopens the editor of a point that has an unsaved draft from an earlier visit, once the points have loaded. The draft of a
 * point that another person has deleted opens as a new point.
 */
export function reopen(
  left: number | "new" | undefined,
  points: readonly MapPoint[],
  takesFocus: boolean,
): Open | undefined {
  if (left === undefined) return undefined;
  if (left === "new")
    return {
      id: nextTemporaryId(points.map((point) => point.IdPoint)),
      point: undefined,
      takesFocus,
    };
  const point = points.find((known) => known.IdPoint === left);
  return { id: left, point, takesFocus };
}
