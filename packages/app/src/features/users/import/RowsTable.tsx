import {
  DataTable,
  VirtualRows,
  type DataTableColumn,
  type FacetChoice,
} from "@panel/ui/data-table";
import { IconButton } from "@panel/ui/icon-button";
import { StatusPill, type StatusPillProps } from "@panel/ui/status-pill";
import { Pencil } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmailText } from "../../../shared/EmailText.tsx";
import { useFacetFilter } from "../../../shared/use-facet-filter.tsx";
import { useMediaQuery } from "../../../shared/use-media-query.ts";
import { useTableLabels } from "../../../shared/use-table-labels.ts";
import { useRowLabels } from "./use-row-labels.ts";
import { isCorrectable, type ImportRow, type RowState } from "./rows.ts";

const TONES: Record<RowState, StatusPillProps["tone"]> = {
  ready: "info",
  imported: "success",
  repeated: "warning",
  rejected: "error",
  lacking: "warning",
  incomplete: "neutral",
  beyond: "warning",
  unsent: "neutral",
  undone: "neutral",
};

const rowId = (row: ImportRow) => String(row.line);
const searchIn = (row: ImportRow) => [row.name, row.email, String(row.line)];
const stateOf = (row: ImportRow) => row.state;
const byLine = (a: ImportRow, b: ImportRow) => a.line - b.line;

interface RowsTableProps {
  rows: readonly ImportRow[];
  /** Opens a row to be corrected; without it none can be. */
  onCorrect?: ((row: ImportRow) => void) | undefined;
}

/** Shows every row of the file with its line number, its values and its import state. */
export function RowsTable({ rows, onCorrect }: RowsTableProps) {
  const { t, i18n } = useTranslation();
  const tableLabels = useTableLabels();
  const { state: labelOfState, reason } = useRowLabels();
  const [chosen, setChosen] = useState<FacetChoice>(null);
  // On a tablet the reason stands below the state, so that no name has to break within a word.
  const isTight = useMediaQuery("(43rem < width < 64rem)");
  const columns = useMemo(
    (): DataTableColumn<ImportRow>[] => [
      { id: "line", header: t("IMPORT.line"), width: "5.5rem", value: (row) => row.line },
      { id: "name", header: t("USERS.name"), value: (row) => row.name },
      {
        id: "email",
        header: t("USERS.email"),
        width: "14rem",
        value: (row) => row.email,
        cell: ({ email }) => <EmailText>{email}</EmailText>,
      },
      {
        id: "state",
        header: t("USERS.status"),
        width: isTight ? "11rem" : "9.5rem",
        value: (row) => labelOfState(row.state),
        cell: (row) => (
          <>
            <StatusPill tone={TONES[row.state]} className="justify-self-start">
              {labelOfState(row.state)}
            </StatusPill>
            {isTight && <span className="mt-1 block text-caption">{reason(row)}</span>}
          </>
        ),
      },
      ...(isTight ? [] : [{ id: "reason", header: t("IMPORT.reason"), value: reason }]),
    ],
    [t, labelOfState, reason, isTight],
  );
  const { filter, clear, ...shown } = useFacetFilter(
    rows,
    {
      label: t("USERS.status"),
      valueOf: stateOf,
      textOf: (state) => labelOfState(state as RowState),
      blank: "",
    },
    chosen,
    setChosen,
  );
  const actions = useCallback(
    (row: ImportRow) =>
      isCorrectable(row) && (
        <IconButton
          label={t("IMPORT.correctLine", { line: row.line })}
          onClick={() => onCorrect?.(row)}
        >
          <Pencil />
        </IconButton>
      ),
    [t, onCorrect],
  );
  return (
    <DataTable
      {...(onCorrect ? { actions } : {})}
      label={t("IMPORT.rows")}
      {...shown}
      columns={columns}
      rowId={rowId}
      searchIn={searchIn}
      defaultOrder={byLine}
      locale={i18n.language}
      body={VirtualRows}
      maxHeight="max(12rem, 40dvh)"
      total={rows.length}
      onClearFilters={clear}
      toolbar={filter}
      labels={{ ...tableLabels, search: t("IMPORT.search") }}
    />
  );
}
