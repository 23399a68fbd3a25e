/** Ids above this are given by the panel to points that the server does not know yet. */
const TEMPORARY_ID_THRESHOLD = 1_000_000;
export const NO_DEPENDENCY = 0;
export const POINT_NAME_MAX = 60;
export const STORY_TITLE_MAX = 200;
export const MODEL_TITLE_MAX = 500;

/** How a point's 3D model moves: waiting, automatic, no animation (document 2, section 2). */
export const ANIMATIONS = ["0", "1", "2"] as const;
export type Animation = (typeof ANIMATIONS)[number];

/** Whether the point has never been saved. */
export function isUnsavedId(id: number): boolean {
  return id <= 0 || id > TEMPORARY_ID_THRESHOLD;
}

/** An id for a point that is only in the panel, above every one already there. */
export function nextTemporaryId(ids: readonly number[]): number {
  return Math.max(TEMPORARY_ID_THRESHOLD, ...ids) + 1;
}

/** A dependency that may be saved: one on an unsaved point, or on the point itself, is none. */
export function savableDependency(dependency: number, ownId: number): number {
  return isUnsavedId(dependency) || dependency === ownId ? NO_DEPENDENCY : dependency;
}

/** Degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

/** Six decimals, about 11 cm: how coordinates are stored. */
export function storedPosition({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
}

/** Four decimals, about 11 m: how coordinates are shown. */
export function shownPosition({ lat, lon }: Position): string {
  return `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
}

/** Whether a point stands somewhere: NaN, infinite, zero and out-of-range coordinates do not. */
export function isPlaced({ lat, lon }: Position): boolean {
  const within = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return within && lat !== 0 && lon !== 0;
}

/** Why a point cannot be saved yet, in the order in which the author meets it. */
export type PointObstacle =
  | "MUST_BE_AUTHENTICATED"
  | "SELECT_POINT_FIRST"
  | "ENTER_POINT_NAME"
  | "SAVE_EXPERIENCE_FIRST";

export function pointObstacle(point: {
  authenticated: boolean;
  position: Position | null;
  /** The name in the language that the author has before them. */
  name: string;
  experienceId: number;
}): PointObstacle | undefined {
  if (!point.authenticated) return "MUST_BE_AUTHENTICATED";
  if (!point.position || !isPlaced(point.position)) return "SELECT_POINT_FIRST";
  if (point.name.trim() === "") return "ENTER_POINT_NAME";
  if (point.experienceId <= 0) return "SAVE_EXPERIENCE_FIRST";
  return undefined;
}
