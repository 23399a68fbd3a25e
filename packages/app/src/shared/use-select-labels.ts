import type { SearchableSelectLabels } from "@panel/ui/searchable-select";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Labels of the select with which people are chosen, all of whom are known. */
export function useSelectLabels(): Omit<
  SearchableSelectLabels,
  "loading" | "loadFailed" | "retry"
> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      search: t("SELECT.search"),
      noMatch: t("TABLE.nothingFound"),
      clear: t("SELECT.clear"),
      chosen: (count) => t("SELECT.chosen", { count }),
      more: (count) => t("SELECT.more", { count }),
      results: (count) => t("SELECT.results", { count }),
    }),
    [t],
  );
}
