import type { DataTableLabels } from "@panel/ui/data-table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Labels shared by all lists of the panel. */
export function useTableLabels(): Partial<DataTableLabels> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      clearSearch: t("TABLE.clearSearch"),
      actions: t("TABLE.actions"),
      loading: t("GENERIC.loading"),
      retry: t("GENERIC.retry"),
      clearFilters: t("TABLE.clearFilters"),
      noMatch: (search) => (search ? t("TABLE.noMatch", { search }) : t("TABLE.noMatchFilter")),
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
