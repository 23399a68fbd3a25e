import type { MapPoint } from "@panel/api-client/panel";

/** The title of a point in lists: its Spanish name, else its name in another language, else its number. */
export function pointTitle(
  point: Pick<MapPoint, "PointName" | "PointNameCat" | "PointNameEng">,
  numbered: string,
): string {
  return point.PointName || point.PointNameCat || point.PointNameEng || numbered;
}
