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
import { useFacetLabels } from "../../../shared/use-facet-labels.ts";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { useRowLabels } from "./use-row-labels.ts";
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

/** Shows every row of the file with its line number, its values and its import state. */
export function RowsTable({ rows }: { rows: readonly ImportRow[] }) {
  const { t, i18n } = useTranslation();
  const tableLabels = useTableLabels();
  const facetLabels = useFacetLabels();
  const { state: labelOfState, reason } = useRowLabels();
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
        value: (row) => labelOfState(row.state),
        cell: (row) => (
          <StatusPill tone={TONES[row.state]} className="justify-self-start">
            {labelOfState(row.state)}
          </StatusPill>
        ),
      },
      { id: "reason", header: t("IMPORT.reason"), value: reason },
    ],
    [t, labelOfState, reason],
  );
  const options = facetOptions(rows, {
    value: stateOf,
    label: (state) => labelOfState(state as RowState),
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
          labels={facetLabels}
        />
      }
      labels={{ ...tableLabels, search: t("IMPORT.search") }}
    />
  );
}
