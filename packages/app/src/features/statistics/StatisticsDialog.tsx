import type { Event } from "@panel/api-client/events";
import type { GymkhanaSummary } from "@panel/api-client/panel";
import { isApiError } from "@panel/api-client";
import { dateLocale } from "@panel/domain/languages";
import { Button } from "@panel/ui/button";
import { Dialog } from "@panel/ui/dialog";
import { EmptyState } from "@panel/ui/empty-state";
import { ErrorState } from "@panel/ui/error-state";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn, Download, Printer } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { eventList } from "../../route/event-list.ts";
import { saveTable } from "../../shared/save-table.ts";
import { useErrorText } from "../../shared/use-error-text.ts";
import { CARDS_GRID } from "./cards-grid.ts";
import { PeriodReport } from "./PeriodReport.tsx";
import { playReport, statisticsOf, type Period } from "./queries.ts";
import { ReportChoice } from "./ReportChoice.tsx";
import { fileRows, reportTables, totalTable } from "./tables.ts";
import { TotalCards } from "./TotalCards.tsx";
import { useReportNames } from "./use-report-names.ts";

interface StatisticsDialogProps {
  experience: GymkhanaSummary;
  onClose(): void;
}

/** Where the back end has them the figures of a period, and the specified ones of all time. */
export function StatisticsDialog({ experience, onClose }: StatisticsDialogProps) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const [period, setPeriod] = useState<Period>(30);
  const [eventId, setEventId] = useState<number>();
  const total = useQuery(statisticsOf(experience.id));
  const hasPlays = Boolean(total.data);
  // Where the back end has no events, there is nothing to choose.
  const list = useQuery({ ...eventList(experience.id), enabled: hasPlays });
  const events = list.data?.events.filter(({ state }) => state !== "planned") ?? [];
  const event = events.find(({ id }) => id === eventId);
  const reported = event ? { event: event.id } : { period };
  const report = useQuery({ ...playReport(experience.id, reported), enabled: hasPlays });
  const title = event?.name ?? t("STATISTICS.inPeriod");
  const { names, points } = useReportNames(
    experience.id,
    event ? 0 : period,
    title,
    Boolean(report.data),
  );
  const name = experience.name || t("EXPERIENCES.unnamed");
  const days = useMemo(
    () =>
      new Intl.DateTimeFormat(dateLocale(i18n.language), {
        dateStyle: "long",
        ...(list.data && { timeZone: list.data.zone }),
      }),
    [i18n.language, list.data],
  );
  const dayOf = ({ startedAt }: Pick<Event, "startedAt">) =>
    startedAt === null ? "" : days.format(new Date(startedAt));

  const save = () => {
    if (!total.data) return;
    const tables = [
      totalTable(total.data, names.word),
      ...(report.data ? reportTables(report.data, names) : []),
    ];
    saveTable(`${t("STATISTICS.fileName")}-${experience.id}`, fileRows(tables), i18n.language);
  };

  return (
    <Dialog
      open
      size="xl"
      data-prints=""
      title={t("STATISTICS.open", { name })}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2 print:hidden">
          {hasPlays && (
            <>
              <Button icon={<Download className="size-4" />} onClick={save}>
                {t("STATISTICS.saveCsv")}
              </Button>
              <Button icon={<Printer className="size-4" />} onClick={() => window.print()}>
                {t("STATISTICS.print")}
              </Button>
            </>
          )}
          <Button variant="primary" onClick={onClose}>
            {t("GENERIC.close")}
          </Button>
        </div>
      }
    >
      {total.isPending && <CardsSkeleton />}
      {total.isError && (
        <ErrorState
          level={3}
          title={t("STATISTICS.unavailable")}
          retrying={total.isFetching}
          {...(isApiError(total.error, "notFound", "forbidden")
            ? {}
            : { onRetry: () => void total.refetch() })}
        >
          {errorText(total.error)}
        </ErrorState>
      )}
      {total.data === null && (
        <EmptyState level={3} icon={<ChartNoAxesColumn />} title={t("STATISTICS.noPlaysTitle")}>
          {t("STATISTICS.noPlaysText")}
        </EmptyState>
      )}
      {total.data && (
        <div className="grid gap-8">
          {report.data !== null && (
            <section className="grid gap-4" aria-label={title}>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="text-heading font-semibold wrap-anywhere">{title}</h3>
                <p className="hidden print:block">
                  {event ? dayOf(event) : t(`STATISTICS.periods.days${period}`)}
                </p>
                <ReportChoice
                  {...{ period, events, event, dayOf }}
                  onPeriodChange={setPeriod}
                  onEventChange={setEventId}
                />
              </div>
              {report.isPending && <CardsSkeleton />}
              {report.isError && (
                <ErrorState
                  level={4}
                  title={t("STATISTICS.reportFailed")}
                  onRetry={() => void report.refetch()}
                  retrying={report.isFetching}
                >
                  {errorText(report.error)}
                </ErrorState>
              )}
              {report.data && (
                <div
                  aria-busy={report.isPlaceholderData}
                  className={report.isPlaceholderData ? "opacity-60" : undefined}
                >
                  <PeriodReport
                    report={report.data}
                    names={names}
                    points={points}
                    isEvent={event !== undefined}
                  />
                </div>
              )}
            </section>
          )}
          <section className="grid gap-4" aria-label={t("STATISTICS.allTime")}>
            <h3 className="text-heading font-semibold">{t("STATISTICS.allTime")}</h3>
            <TotalCards total={total.data} />
          </section>
        </div>
      )}
    </Dialog>
  );
}

function CardsSkeleton() {
  return (
    <Loading className={CARDS_GRID}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </Loading>
  );
}
