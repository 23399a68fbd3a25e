import type { Event } from "@panel/api-client/events";
import { Button } from "@panel/ui/button";
import { DataTable, VirtualRows, type DataTableColumn } from "@panel/ui/data-table";
import { ErrorState } from "@panel/ui/error-state";
import { InlineMessage } from "@panel/ui/inline-message";
import { Loading, Skeleton } from "@panel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Award, Download } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileName } from "../../../shared/file-name.ts";
import { saveTable } from "../../../shared/save-table.ts";
import { useErrorText } from "../../../shared/use-error-text.ts";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { usePointName } from "../board/use-point-name.ts";
import { clockText } from "../clock-text.ts";
import { eventResults } from "../queries.ts";
import { useTeamName } from "../use-team-name.ts";
import { Certificates } from "./Certificates.tsx";
import { resultRows, type Results, type ResultWords } from "./results-table.ts";

type Team = Results["teams"][number];

const byPlace = (a: Team, b: Team) =>
  (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER) ||
  a.number - b.number;

interface EventResultsProps {
  event: Event;
  zone: string;
}

/** The results of an event: a table, its file, and certificates to print. */
export function EventResults({ event, zone }: EventResultsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(eventResults(event.gymId, event.id));
  if (data) return <ResultTable results={data} zone={zone} />;
  if (error) {
    return (
      <ErrorState
        title={t("EVENT_DAY.results.loadError")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t("GENERIC.loading")}>
      <Skeleton className="h-64 w-full" />
    </Loading>
  );
}

function ResultTable({ results, zone }: { results: Results; zone: string }) {
  const { t, i18n } = useTranslation();
  const { event, teams, points } = results;
  const tableLabels = useTableLabels();
  const words = useResultWords();
  const [printing, setPrinting] = useState(false);
  const columns = useMemo<DataTableColumn<Team>[]>(
    () => [
      {
        id: "place",
        header: words.place,
        value: ({ place }) => place,
        cell: ({ place }) => place ?? "–",
        align: "end",
        width: "5.5rem",
      },
      { id: "team", header: words.team, value: words.teamName },
      { id: "score", header: words.score, value: ({ score }) => score, align: "end" },
      {
        id: "reached",
        header: words.reached,
        value: ({ reached }) => reached.length,
        cell: ({ reached }) =>
          t("EVENT_DAY.board.reachedOf", { reached: reached.length, points: points.length }),
        align: "end",
      },
      {
        id: "finished",
        header: words.finishedAfter,
        value: ({ finishedAfter }) => finishedAfter,
        cell: ({ finishedAfter }) => (finishedAfter === null ? "–" : clockText(finishedAfter)),
        align: "end",
      },
      { id: "end", header: words.end, value: ({ end }) => words.ends[end] },
      { id: "prize", header: words.prize, value: ({ prize }) => prize },
    ],
    [t, words, points.length],
  );
  return (
    <div className="grid gap-4">
      {event.state !== "over" && (
        <InlineMessage tone="info">{t("EVENT_DAY.results.notOver")}</InlineMessage>
      )}
      <DataTable
        label={t("EVENT_DAY.tabs.results")}
        rows={teams}
        rowId={({ id }) => String(id)}
        columns={columns}
        defaultOrder={byPlace}
        locale={i18n.language}
        body={VirtualRows}
        labels={tableLabels}
        empty={t("EVENT_DAY.teamList.none")}
        toolbar={
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Download className="size-4" />}
              disabled={teams.length === 0}
              onClick={() =>
                saveTable(
                  `${t("EVENT_DAY.results.file")}-${fileName(event.name)}`,
                  resultRows(results, words),
                  i18n.language,
                )
              }
            >
              {t("EVENT_DAY.results.save")}
            </Button>
            <Button
              icon={<Award className="size-4" />}
              disabled={teams.length === 0}
              onClick={() => setPrinting(true)}
            >
              {t("EVENT_DAY.results.certificates")}
            </Button>
          </div>
        }
      />
      {printing && <Certificates {...{ results, zone }} onClose={() => setPrinting(false)} />}
    </div>
  );
}

function useResultWords(): ResultWords {
  const { t } = useTranslation();
  const teamName = useTeamName();
  const pointName = usePointName();
  return useMemo(
    () => ({
      place: t("EVENT_DAY.board.place"),
      number: t("EVENT_DAY.teamList.number"),
      team: t("EVENT_DAY.board.team"),
      score: t("EVENT_DAY.board.score"),
      played: t("EVENT_DAY.results.played"),
      adjusted: t("EVENT_DAY.results.adjusted"),
      reached: t("EVENT_DAY.board.reached"),
      finishedAfter: t("EVENT_DAY.results.finishedAfter"),
      end: t("EVENT_DAY.results.end"),
      ends: {
        notStarted: t("EVENT_DAY.results.ends.notStarted"),
        playing: t("EVENT_DAY.results.ends.playing"),
        finished: t("EVENT_DAY.results.ends.finished"),
        notFinished: t("EVENT_DAY.results.ends.notFinished"),
      },
      prize: t("EVENT_DAY.results.prize"),
      yes: t("GENERIC.yes"),
      no: t("GENERIC.no"),
      playNumber: t("EVENT_DAY.results.playNumber"),
      teamName,
      pointName,
    }),
    [t, teamName, pointName],
  );
}
