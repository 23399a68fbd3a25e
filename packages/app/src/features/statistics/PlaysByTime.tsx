import { Skeleton } from "@panel/ui/skeleton";
import type { PlayReport } from "@panel/api-client/panel";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { fetchedPart } from "../../shared/fetched-part.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { playsTable, type ReportNames } from "./tables.ts";
import { useFigures } from "./use-figures.ts";

const PlaysChart = fetchedPart(
  () => import("./PlaysChart.tsx").then((module) => module.PlaysChart),
  <Skeleton className="h-50" />,
);

/** Plays by day, week or month, as a chart and as a table. */
export function PlaysByTime({ report, names }: { report: PlayReport; names: ReportNames }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { plays, period } = report;
  const write = period === 0 ? figures.month : figures.day;
  const labels = useMemo(() => plays.map(({ from }) => write(from)), [plays, write]);
  const values = useMemo(() => plays.map(({ value }) => value), [plays]);
  const table = playsTable(report, names);
  return (
    <>
      <PlaysChart
        label={`${names.playsTitle}. ${t("STATISTICS.chartText")}`}
        names={labels}
        values={values}
      />
      {values.includes(null) && (
        <p className="text-caption text-ink-muted">{t("STATISTICS.dashed")}</p>
      )}
      <details className="print:hidden">
        <summary className="cursor-pointer text-body text-ink-muted">
          {t("STATISTICS.asTable")}
        </summary>
        <FigureTable
          table={table}
          text={(cell, column) => (column === 0 ? write(String(cell)) : undefined)}
        />
      </details>
    </>
  );
}
