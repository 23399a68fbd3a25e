import type { MapPoint } from "@panel/api-client/panel";
import { NO_DEPENDENCY } from "@panel/domain/experience/point-rules";
import { shownPosition } from "@panel/domain/experience/position";
import { LANGUAGE } from "@panel/domain/languages";
import { Badge } from "@panel/ui/badge";
import type { OrderedColumn } from "@panel/ui/ordered-table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PointFindingCount } from "../../route/check/FindingCount.tsx";
import type { PointFacts } from "./point-facts.ts";
import { PointUnsavedMark } from "./unsaved-points.tsx";
import { usePointTitle } from "../../route/use-point-title.ts";

/**
 * The columns of the list of points; the same until the points change.
 * @param onEdit opens a point; stays the same function
 */
export function usePointColumns(
  points: readonly MapPoint[],
  facts: ReadonlyMap<number, PointFacts>,
  onEdit: (point: MapPoint) => void,
): OrderedColumn<MapPoint>[] {
  const { t } = useTranslation();
  const title = usePointTitle(points);
  return useMemo((): OrderedColumn<MapPoint>[] => {
    const places = new Map(points.map((point, place) => [point.IdPoint, place + 1]));
    const nameOf = new Map(points.map((point) => [String(point.IdPoint), title(point)]));
    const depends = (id: string, text: "opensAfter" | "closesAfter") =>
      Number(id) !== NO_DEPENDENCY &&
      nameOf.has(id) && <span>{t(`WORKSPACE.${text}`, { name: nameOf.get(id) ?? "" })}</span>;
    return [
      {
        id: "name",
        header: t("POINTS.name"),
        cell: (point) => (
          <span className="flex items-start gap-2">
            <span className="shrink-0 text-ink-muted tabular-nums">
              {places.get(point.IdPoint)}
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-2">
              {point.IsFinal === 1 && <Badge tone="lime">{t("POINTS.final")}</Badge>}
              <PointUnsavedMark pointId={point.IdPoint} />
              <PointFindingCount pointId={point.IdPoint} />
              <button
                type="button"
                data-edit
                className="order-first min-h-6 cursor-pointer rounded-field text-start font-medium wrap-anywhere hover:underline"
                onClick={() => onEdit(point)}
              >
                {title(point)}
              </button>
            </span>
          </span>
        ),
      },
      {
        id: "address",
        header: t("POINTS.address"),
        cell: (point) => (
          <span className="text-caption text-ink-muted">
            {point.Location || shownPosition({ lat: point.Latitude, lon: point.Longitude })}
          </span>
        ),
      },
      {
        id: "state",
        header: t("WORKSPACE.state"),
        cell: (point) => {
          const { kind = "none", lacks = [] } = facts.get(point.IdPoint) ?? {};
          return (
            <span className="flex flex-wrap gap-x-3 text-caption text-ink-muted">
              {kind !== "none" && <span>{t(`POINT_CHOICES.challenge.kind.${kind}`)}</span>}
              {depends(point.Dependency, "opensAfter")}
              {depends(point.DependencyNeg, "closesAfter")}
              {lacks.length > 0 && (
                <span>
                  {t("WORKSPACE.lacks", {
                    count: lacks.length,
                    languages: lacks.map((code) => LANGUAGE[code].tab).join(", "),
                  })}
                </span>
              )}
            </span>
          );
        },
      },
    ];
  }, [t, points, title, facts, onEdit]);
}
