import type { Candidate, Mark } from "@panel/domain/route-files/candidates";
import { shownPosition } from "@panel/domain/experience/position";
import { CONTENT_LANGUAGES } from "@panel/domain/languages";
import { Badge, type BadgeProps } from "@panel/ui/badge";
import { Button } from "@panel/ui/button";
import { Checkbox } from "@panel/ui/checkbox";
import {
  DataTable,
  VirtualRows,
  type DataTableColumn,
  type FacetChoice,
} from "@panel/ui/data-table";
import { Select } from "@panel/ui/select";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFacetFilter } from "../../shared/use-facet-filter.tsx";
import { useTableLabels } from "../../shared/use-table-labels.ts";
import { candidateName } from "./candidate-name.ts";
import type { PointsImport } from "./use-points-import.ts";

const TONES: Record<Mark, BadgeProps["tone"]> = {
  unplaced: "error",
  outOfRange: "error",
  swapped: "error",
  ambiguous: "error",
  lookedUp: "warning",
  outlying: "warning",
  doubled: "warning",
  existing: "warning",
  unnamed: "neutral",
  shortened: "neutral",
  unformatted: "neutral",
  cleaned: "neutral",
  words: "warning",
  unread: "warning",
};

const rowId = (point: Candidate) => String(point.id);
const searchIn = (point: Candidate) => Object.values(point.values);
const marksOf = ({ marks }: Candidate) => marks[0] ?? "";
const inFile = (a: Candidate, b: Candidate) => a.id - b.id;
const textOf = ({ values }: Candidate) =>
  CONTENT_LANGUAGES.map((code) => values[`story.text.${code}`]).find(Boolean) ?? "";

/** Whether the author has said what a mark asks. */
const isSettled = (mark: Mark, { asked }: Candidate) =>
  (mark === "swapped" || mark === "ambiguous") && asked?.answer !== undefined;
const wordsOf = (mark: Mark, point: Candidate) =>
  isSettled(mark, point) ? ("EXCHANGE.placeChosen" as const) : (`EXCHANGE.mark.${mark}` as const);

/** Every point of the file with what is odd about it, to take in or leave out. */
export function CandidateTable({ points }: { points: PointsImport }) {
  const { t, i18n } = useTranslation();
  const tableLabels = useTableLabels();
  const [facet, setFacet] = useState<FacetChoice>(null);
  const included = useMemo(() => new Set(points.included.map(({ id }) => id)), [points.included]);
  const { choose, answer } = points;
  const columns = useMemo((): DataTableColumn<Candidate>[] => {
    const nameOf = (point: Candidate) =>
      candidateName(point) || t("POINTS.defaultName", { number: point.id + 1 });
    return [
      {
        id: "included",
        header: t("EXCHANGE.take"),
        hideHeader: true,
        width: "3rem",
        cell: (point) => (
          <Checkbox
            hideLabel
            label={t("EXCHANGE.takeIn", { name: nameOf(point) })}
            checked={included.has(point.id)}
            disabled={point.position === null}
            onCheckedChange={(checked) => choose([point.id], checked)}
          />
        ),
      },
      { id: "number", header: t("POINTS.number"), width: "4rem", value: (point) => point.id + 1 },
      { id: "name", header: t("POINTS.name"), value: nameOf },
      { id: "text", header: t("EXCHANGE.text"), value: (point) => textOf(point).slice(0, 90) },
      {
        id: "place",
        header: t("EXCHANGE.place"),
        width: "14rem",
        cell: (point) => {
          const { asked, position } = point;
          if (!asked) return position ? shownPosition(position) : "–";
          return (
            <Select
              aria-label={t("EXCHANGE.placeOf", { name: nameOf(point) })}
              value={asked.answer ?? ""}
              options={[
                { value: "", label: t("EXCHANGE.whichPlace") },
                ...asked.choices.map((choice, index) => ({
                  value: String(index),
                  label: shownPosition(choice),
                })),
              ]}
              onValueChange={(value) => answer([point.id], value ? Number(value) : undefined)}
            />
          );
        },
      },
      {
        id: "marks",
        header: t("EXCHANGE.marks"),
        width: "12rem",
        value: (point) => point.marks.map((mark) => t(wordsOf(mark, point))).join(", "),
        cell: (point) => (
          <span className="flex flex-wrap gap-1">
            {point.marks.map((mark) => (
              <Badge key={mark} tone={isSettled(mark, point) ? "neutral" : TONES[mark]}>
                <span>{t(wordsOf(mark, point))}</span>
                {mark === "unformatted" && <span>: {point.removed?.join(" ")}</span>}
              </Badge>
            ))}
          </span>
        ),
      },
    ];
  }, [t, included, choose, answer]);
  const { filter, clear, ...shown } = useFacetFilter(
    points.points,
    {
      label: t("EXCHANGE.marks"),
      valueOf: marksOf,
      textOf: (mark) => t(`EXCHANGE.mark.${mark as Mark}`),
      blank: t("EXCHANGE.mark.none"),
    },
    facet,
    setFacet,
  );
  const chooseShown = (isIncluded: boolean) =>
    choose(
      shown.rows.map(({ id }) => id),
      isIncluded,
    );
  return (
    <DataTable
      label={t("EXCHANGE.table")}
      {...shown}
      columns={columns}
      rowId={rowId}
      searchIn={searchIn}
      defaultOrder={inFile}
      locale={i18n.language}
      body={VirtualRows}
      maxHeight="max(12rem, 40dvh)"
      total={points.points.length}
      onClearFilters={clear}
      toolbar={
        <>
          {filter}
          <Button size="sm" onClick={() => chooseShown(true)}>
            {t("EXCHANGE.takeShown")}
          </Button>
          <Button size="sm" onClick={() => chooseShown(false)}>
            {t("EXCHANGE.leaveShown")}
          </Button>
        </>
      }
      labels={{ ...tableLabels, search: t("EXCHANGE.search") }}
    />
  );
}
