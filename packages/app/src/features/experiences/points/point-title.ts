import type { MapPoint } from "@panel/api-client/panel";

/** What a point is called where it is listed: its Spanish name, another, or its number. */
export function pointTitle(
  point: Pick<MapPoint, "PointName" | "PointNameCat" | "PointNameEng">,
  numbered: string,
): string {
  return point.PointName || point.PointNameCat || point.PointNameEng || numbered;
}
