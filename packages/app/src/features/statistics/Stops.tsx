import { dayText } from "@panel/domain/calendar";
import { largestDrop } from "@panel/domain/plays/largest-drop";
import type { GymkhanaRecord, PlayReport } from "@panel/api-client/panel";
import { isPlaced } from "@panel/domain/experience/position";
import { MapView, type MapLine, type MapMarker } from "@panel/ui/map-picker";
import { TrendingDown } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { mapTiles } from "../../shared/map-tiles.ts";
import { useMapLabels } from "../../shared/use-map-labels.ts";
import type { ReportNames } from "./tables.ts";
import { useFigures } from "./use-figures.ts";
import { Withheld } from "./Withheld.tsx";

interface StopsProps {
  report: PlayReport;
  names: ReportNames;
  points: GymkhanaRecord["mappoints"];
}

/** How many plays reach each point, in the author's order and on the map. */
export function Stops({ report, names, points }: StopsProps) {
  const { t, i18n } = useTranslation();
  const { number, percent } = useFigures();
  const labels = useMapLabels();
  const plays = report.figures.plays.value ?? 0;
  const drop = largestDrop(
    report.points.map((each) => ({ reached: each.reached, isNewer: each.since !== undefined })),
  );
  const { point } = names;
  const markers = useMemo(
    () =>
      report.points.flatMap(({ id, reached }, index): MapMarker[] => {
        const place = points.find(({ IdPoint }) => IdPoint === id);
        const position = place && { lat: place.Latitude, lon: place.Longitude };
        if (!place || !position || !isPlaced(position)) return [];
        const count = reached === null ? t("STATISTICS.few") : number(reached);
        return [
          {
            id: String(id),
            position,
            label: `${point(id)}: ${count}`,
            kind: place.IsFinal ? "final" : "point",
            number: index + 1,
          },
        ];
      }),
    [report.points, points, point, number, t],
  );
  // From each point to the next, with the share of the plays that come so far.
  const lines = useMemo(
    () =>
      markers.slice(1).map(({ id, position }, index): MapLine => {
        const stop = report.points.find((each) => String(each.id) === id);
        // Plays from before it was there say nothing of it.
        const reached = stop?.since === undefined ? (stop?.reached ?? null) : null;
        return {
          id,
          from: (markers[index] ?? { position }).position,
          to: position,
          kind: "order",
          ...(reached !== null && plays > 0 ? { text: percent(Math.min(1, reached / plays)) } : {}),
        };
      }),
    [markers, report.points, plays, percent],
  );
  const lost = drop && report.points[drop.index];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <ol className="grid content-start gap-3">
        {report.points.map(({ id, reached, since }, index) => {
          const share =
            reached === null || plays === 0 || since !== undefined
              ? 0
              : Math.min(1, reached / plays);
          return (
            <li key={id} className="grid gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 wrap-anywhere">
                  <span className="text-ink-muted tabular-nums">{index + 1}. </span>
                  <span>{point(id)}</span>
                </span>
                <span className="text-caption text-ink-muted tabular-nums">
                  {reached === null ? (
                    <Withheld />
                  ) : since !== undefined ? (
                    t("STATISTICS.reachedSince", {
                      reached: number(reached),
                      day: dayText(i18n.language, since, "medium"),
                    })
                  ) : (
                    t("STATISTICS.ofPlays", {
                      reached: number(reached),
                      plays: number(plays),
                      percent: percent(share),
                    })
                  )}
                </span>
              </p>
              <div aria-hidden className="h-2.5 rounded-full border border-line bg-sunken">
                <div
                  className="h-full rounded-full bg-info forced-colors:bg-[CanvasText] print:border print:border-ink"
                  style={{ width: `${100 * share}%` }}
                />
              </div>
              {lost?.id === id && (
                <p className="flex gap-1.5 text-caption text-warning">
                  <TrendingDown aria-hidden className="size-3.5 shrink-0" />
                  <span>{t("STATISTICS.largestDrop", { count: drop?.lost ?? 0 })}</span>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {markers.length > 0 && (
        <MapView
          className="print:hidden"
          label={t("STATISTICS.stopsMap")}
          height="18rem"
          tiles={mapTiles()}
          markers={markers}
          lines={lines}
          highlighted={lost && String(lost.id)}
          labels={labels}
        />
      )}
    </div>
  );
}
