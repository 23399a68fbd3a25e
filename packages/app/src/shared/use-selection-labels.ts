import type { BulkLabels, SelectionLabels } from "@panel/ui/data-table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Labels of the checkboxes of a list. */
export function useSelectionLabels(): SelectionLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      column: t("TABLE.selection"),
      selectAll: t("TABLE.selectShown"),
      selectRow: (row) => t("TABLE.selectRow", { row }),
    }),
    [t],
  );
}

/** Labels of the bar above a list while rows are selected. */
export function useBulkLabels(): BulkLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      label: t("TABLE.selectedRows"),
      selected: (count) => t("TABLE.selected", { count }),
      clear: t("TABLE.clearSelection"),
    }),
    [t],
  );
}
