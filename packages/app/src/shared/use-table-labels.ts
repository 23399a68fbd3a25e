import type { DataTableLabels } from "@panel/ui/data-table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** The words that every list of the panel shares. */
export function useTableLabels(): Partial<DataTableLabels> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      clearSearch: t("TABLE.clearSearch"),
      actions: t("TABLE.actions"),
      loading: t("GENERIC.loading"),
      retry: t("GENERIC.retry"),
      clearFilters: t("TABLE.clearFilters"),
      noMatch: (search) => t("TABLE.noMatch", { search }),
      results: (count, total) => t("TABLE.results", { count, total }),
      sortBy: t("TABLE.sortBy"),
      sortAscending: (column) => t("TABLE.sortAscending", { column }),
      sortDescending: (column) => t("TABLE.sortDescending", { column }),
      sortNone: (column) => t("TABLE.sortNone", { column }),
      yes: t("GENERIC.yes"),
      no: t("GENERIC.no"),
    }),
    [t],
  );
}
