import type { GymkhanaRecord, PlayReport } from "@panel/api-client/panel";
import { InlineMessage } from "@panel/ui/inline-message";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FigureTable } from "./FigureTable.tsx";
import { PeriodCards } from "./PeriodCards.tsx";
import { PlaysByTime } from "./PlaysByTime.tsx";
import { Questions } from "./Questions.tsx";
import { Stops } from "./Stops.tsx";
import {
  furtherTable,
  languagesTable,
  legsTable,
  originsTable,
  type ReportNames,
} from "./tables.ts";
import { useFigures } from "./use-figures.ts";

interface PeriodReportProps {
  report: PlayReport;
  names: ReportNames;
  points: GymkhanaRecord["mappoints"];
  /** Whether it is of an event: who plays are teams. */
  isEvent: boolean;
}

/** What is known of a period, or of an event. */
export function PeriodReport({ report, names, points, isEvent }: PeriodReportProps) {
  const { t } = useTranslation();
  const { duration } = useFigures();
  const plays = report.figures.plays.value;
  if (plays === null)
    return (
      <InlineMessage tone="info">
        {t(isEvent ? "STATISTICS.fewInEvent" : "STATISTICS.fewInPeriod")}
      </InlineMessage>
    );
  if (plays === 0)
    return (
      <InlineMessage tone="info">
        {t(isEvent ? "STATISTICS.nothingInEvent" : "STATISTICS.nothingInPeriod")}
      </InlineMessage>
    );
  const legs = legsTable(report, names);
  return (
    <div className="grid gap-7">
      <PeriodCards figures={report.figures} />
      {report.plays.length > 0 && (
        <Part title={names.playsTitle}>
          <PlaysByTime report={report} names={names} />
        </Part>
      )}
      {report.points.length > 0 && (
        <Part title={t("STATISTICS.stops")} text={t("STATISTICS.stopsText")}>
          <Stops report={report} names={names} points={points} />
        </Part>
      )}
      <Part title={t("STATISTICS.further")}>
        <FigureTable table={furtherTable(report, names)} />
      </Part>
      {report.questions.length > 0 && (
        <Part title={t("STATISTICS.questions")}>
          <Questions report={report} names={names} />
        </Part>
      )}
      {report.legs.length > 0 && (
        <Part title={t("STATISTICS.legs")}>
          <FigureTable
            table={{ ...legs, head: [...legs.head.slice(0, -1), t("STATISTICS.time")] }}
            text={(cell, column) =>
              column === legs.head.length - 1 ? duration(Number(cell)) : undefined
            }
          />
        </Part>
      )}
      {report.languages.length > 0 && (
        <Part title={t("STATISTICS.languages")}>
          <FigureTable table={languagesTable(report, names)} />
        </Part>
      )}
      {report.origins && (
        <Part title={t("STATISTICS.origins")}>
          <FigureTable table={originsTable(report, names)} />
        </Part>
      )}
      <p className="text-caption text-ink-muted">{t("STATISTICS.fewNote")}</p>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-3 break-inside-avoid">
      <div>
        <h4 className="text-body font-semibold">{title}</h4>
        {text && <p className="text-caption text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
