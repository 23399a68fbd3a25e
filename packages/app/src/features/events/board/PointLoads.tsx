import type { Board } from "@panel/api-client/events";
import { Badge } from "@panel/ui/badge";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usePointName } from "./use-point-name.ts";

/** How many teams have reached each point, how many are there, and where it is crowded. */
export function PointLoads({ points, teams }: Pick<Board, "points" | "teams">) {
  const { t } = useTranslation();
  const pointName = usePointName();
  return (
    <section aria-labelledby="board-points" className="grid content-start gap-2">
      <h2 id="board-points" className="text-reading font-semibold">
        {t("EVENT_DAY.points.title")}
      </h2>
      <ol className="grid divide-y divide-line border-y border-line">
        {points.map((point, at) => (
          <li key={point.id} className="grid gap-0.5 py-2 text-body">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-ink-muted tabular-nums">{at + 1}.</span>
              <span className="min-w-0 font-medium wrap-anywhere">{pointName(point)}</span>
              {point.crowded && (
                <Badge tone="warning">
                  <Users aria-hidden />
                  <span>{t("EVENT_DAY.points.crowded")}</span>
                </Badge>
              )}
            </span>
            <span className="text-caption text-ink-muted tabular-nums">
              {[
                t("EVENT_DAY.points.reached", { reached: point.reached, teams: teams.length }),
                point.here > 0 && t("EVENT_DAY.points.here", { count: point.here }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
