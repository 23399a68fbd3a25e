import type { MapPoint } from "@panel/api-client/panel";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { pointTitle } from "./point-title.ts";

/** Returns the title of a point: its name, or its number in the route. */
export function usePointTitle(points: readonly MapPoint[]): (point: MapPoint) => string {
  const { t } = useTranslation();
  return useCallback(
    (point: MapPoint) =>
      pointTitle(point, t("POINTS.defaultName", { number: points.indexOf(point) + 1 })),
    [points, t],
  );
}
