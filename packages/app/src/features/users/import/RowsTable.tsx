import {
  DataTable,
  FacetFilter,
  facetOptions,
  filterByFacet,
  VirtualRows,
  type DataTableColumn,
  type FacetChoice,
} from "@panel/ui/data-table";
import { StatusPill, type StatusPillProps } from "@panel/ui/status-pill";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFacetWords } from "../../../shared/facet-words.ts";
import { useTableWords } from "../../../shared/table-words.ts";
import { useRowWords } from "./row-words.ts";
import type { ImportRow, RowState } from "./rows.ts";

const TONES: Record<RowState, StatusPillProps["tone"]> = {
  ready: "info",
  imported: "success",
  repeated: "warning",
  rejected: "error",
  unsent: "neutral",
};

const rowId = (row: ImportRow) => String(row.line);
const searchIn = (row: ImportRow) => [row.name, row.email, String(row.line)];
const stateOf = (row: ImportRow) => row.state;
const byLine = (a: ImportRow, b: ImportRow) => a.line - b.line;

/** Every row of the file with its line, what it holds and what becomes of it. */
export function RowsTable({ rows }: { rows: readonly ImportRow[] }) {
  const { t, i18n } = useTranslation();
  const tableWords = useTableWords();
  const facetWords = useFacetWords();
  const { state: stateWord, reason } = useRowWords();
  const [chosen, setChosen] = useState<FacetChoice>(null);
  const columns = useMemo(
    (): DataTableColumn<ImportRow>[] => [
      { id: "line", header: t("IMPORT.line"), width: "5.5rem", value: (row) => row.line },
      { id: "name", header: t("USERS.name"), value: (row) => row.name },
      { id: "email", header: t("USERS.email"), value: (row) => row.email },
      {
        id: "state",
        header: t("USERS.status"),
        width: "9.5rem",
        value: (row) => stateWord(row.state),
        cell: (row) => (
          <StatusPill tone={TONES[row.state]} className="justify-self-start">
            {stateWord(row.state)}
          </StatusPill>
        ),
      },
      { id: "reason", header: t("IMPORT.reason"), value: reason },
    ],
    [t, stateWord, reason],
  );
  const options = facetOptions(rows, {
    value: stateOf,
    label: (state) => stateWord(state as RowState),
    blank: "",
    locale: i18n.language,
  });
  return (
    <DataTable
      label={t("IMPORT.rows")}
      rows={filterByFacet(rows, chosen, stateOf)}
      columns={columns}
      rowId={rowId}
      searchIn={searchIn}
      defaultOrder={byLine}
      locale={i18n.language}
      body={VirtualRows}
      maxHeight="40dvh"
      filtered={chosen !== null}
      total={rows.length}
      onClearFilters={() => setChosen(null)}
      toolbar={
        <FacetFilter
          label={t("USERS.status")}
          options={options}
          chosen={chosen}
          onChosenChange={setChosen}
          words={facetWords}
        />
      }
      words={{ ...tableWords, search: t("IMPORT.search") }}
    />
  );
}
