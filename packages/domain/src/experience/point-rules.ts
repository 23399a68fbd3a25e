import { isPlaced, type Position } from "./position.ts";

/** The highest id of a point that the server stores; the panel gives those above to points that it does not know yet. */
export const LAST_POINT_ID = 1_000_000;
export const NO_DEPENDENCY = 0;

/** Whether the point has never been saved. */
export function isUnsavedId(id: number): boolean {
  return id <= 0 || id > LAST_POINT_ID;
}

/** A temporary id for an unsaved point, above all existing ids. */
export function nextTemporaryId(ids: readonly number[]): number {
  return Math.max(LAST_POINT_ID, ...ids) + 1;
}

/** The dependency to save: a dependency on an unsaved point, or on the point itself, becomes none. */
export function savableDependency(dependency: number, ownId: number): number {
  return isUnsavedId(dependency) || dependency === ownId ? NO_DEPENDENCY : dependency;
}

/** Why a point cannot be saved yet, in the order in which the reasons are checked. */
export type PointObstacle =
  | "MUST_BE_AUTHENTICATED"
  | "SELECT_POINT_FIRST"
  | "ENTER_POINT_NAME"
  | "SAVE_EXPERIENCE_FIRST";

export function pointObstacle(point: {
  authenticated: boolean;
  position: Position | null;
  /** The name in the language that the form shows. */
  name: string;
  experienceId: number;
}): PointObstacle | undefined {
  if (!point.authenticated) return "MUST_BE_AUTHENTICATED";
  if (!point.position || !isPlaced(point.position)) return "SELECT_POINT_FIRST";
  if (point.name.trim() === "") return "ENTER_POINT_NAME";
  if (point.experienceId <= 0) return "SAVE_EXPERIENCE_FIRST";
  return undefined;
}
