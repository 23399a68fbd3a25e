import type { GymkhanaRecord } from "@panel/api-client/panel";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { pointTitle } from "../../route/point-title.ts";
import { experienceRecord } from "../../route/queries.ts";
import type { Period } from "./queries.ts";
import type { ReportNames } from "./tables.ts";

const NO_POINTS: GymkhanaRecord["mappoints"] = [];

/**
 * Names of what a report speaks of, and the points of the experience.
 * @param title of the period or the event
 * @param wanted whether there is a report; points are read for one only
 */
export function useReportNames(id: number, period: Period, title: string, wanted: boolean) {
  const { t } = useTranslation();
  const record = useQuery({ ...experienceRecord(id), enabled: wanted });
  const points = record.data?.mappoints ?? NO_POINTS;
  const names = useMemo((): ReportNames => {
    const titles = new Map(
      points.map((point, index) => [
        point.IdPoint,
        pointTitle(point, t("POINTS.defaultName", { number: index + 1 })),
      ]),
    );
    const plays =
      period === 0 ? "playsByMonth" : period === 365 ? "playsByWeek" : ("playsByDay" as const);
    return {
      word: (key) => t(`STATISTICS.${key}`),
      point: (point) => titles.get(point) ?? t("POINTS.defaultName", { number: point }),
      language: (code) => t(`STATISTICS.languageNames.${code}`),
      origin: (origin) => t(`STATISTICS.originNames.${origin}`),
      title,
      playsTitle: t(`STATISTICS.${plays}`),
    };
  }, [points, period, title, t]);
  return { names, points };
}
