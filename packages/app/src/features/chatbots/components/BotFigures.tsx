import type { Language } from "@panel/api-client/bots";
import { CONTENT_LANGUAGES, dateLocale, LANGUAGE } from "@panel/domain/languages";
import { DataTable, type DataTableColumn } from "@panel/ui/data-table";
import { EmptyState } from "@panel/ui/empty-state";
import { SegmentedControl } from "@panel/ui/segmented-control";
import { StatCard } from "@panel/ui/stat-card";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { byDay, COUNTS, ofLanguage, totals } from "../figures.ts";
import type { BotOwner } from "../knowledge-upload.ts";
import { botFigures } from "../queries.ts";
import { FetchedSection } from "./FetchedSection.tsx";

type Row = ReturnType<typeof byDay>[number];
const rowId = ({ day }: Row) => day;
const latestFirst = (a: Row, b: Row) => b.day.localeCompare(a.day);

/** How a bot does, by day and language. Who asked is not known. */
export function BotFigures({ bot }: { bot: BotOwner }) {
  const { t, i18n } = useTranslation();
  const labels = useTableLabels();
  const query = useQuery(botFigures(bot));
  const [language, setLanguage] = useState<Language | "all">("all");
  const shown = useMemo(() => ofLanguage(query.data ?? [], language), [query.data, language]);
  const rows = useMemo(() => byDay(shown), [shown]);
  const sums = totals(shown);
  const columns = useMemo((): DataTableColumn<Row>[] => {
    const day = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
    const number = new Intl.NumberFormat(i18n.language);
    return [
      {
        id: "day",
        header: t("CHATBOT_FIGURES.day"),
        value: (row) => row.day,
        // The middle of the day is the same day in every time zone of Europe.
        cell: (row) => day.format(new Date(`${row.day}T12:00:00Z`)),
      },
      ...COUNTS.map((count): DataTableColumn<Row> => ({
        id: count,
        header: t(`CHATBOT_FIGURES.${count}`),
        value: (row) => row[count],
        cell: (row) => number.format(row[count]),
      })),
    ];
  }, [t, i18n.language]);
  return (
    <FetchedSection
      title={t("CHATBOT_FIGURES.title")}
      text={t("CHATBOT_FIGURES.text")}
      query={query}
      failedTitle={t("CHATBOT_FIGURES.loadErrorTitle")}
      meanwhile={["h-24", "h-64"]}
      empty={
        <EmptyState icon={<ChartColumn />} level={3} title={t("CHATBOT_FIGURES.emptyTitle")}>
          {t("CHATBOT_FIGURES.emptyText")}
        </EmptyState>
      }
    >
      {() => (
        <>
          <SegmentedControl
            label={t("CHATBOT_FIGURES.language")}
            value={language}
            onValueChange={(value) => setLanguage(value as Language)}
            options={[
              { value: "all", label: t("CHATBOT_FIGURES.all") },
              ...CONTENT_LANGUAGES.map((code) => ({
                value: LANGUAGE[code].interface,
                label: LANGUAGE[code].tab,
              })),
            ]}
          />
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 tablet:grid-cols-3 laptop:grid-cols-5">
            {COUNTS.map((count) => (
              <li key={count}>
                <StatCard
                  label={t(`CHATBOT_FIGURES.${count}`)}
                  value={new Intl.NumberFormat(i18n.language).format(sums[count])}
                />
              </li>
            ))}
          </ul>
          <DataTable
            label={t("CHATBOT_FIGURES.table")}
            rows={rows}
            columns={columns}
            rowId={rowId}
            defaultOrder={latestFirst}
            locale={i18n.language}
            labels={labels}
            empty={<EmptyState level={3} title={t("CHATBOT_FIGURES.noneOfLanguage")} />}
          />
        </>
      )}
    </FetchedSection>
  );
}
