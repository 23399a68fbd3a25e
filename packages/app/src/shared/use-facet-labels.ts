import type { FacetLabels } from "@panel/ui/data-table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Labels shared by the filters of all lists. */
export function useFacetLabels(): FacetLabels {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      selectAll: t("TABLE.selectAll"),
      deselectAll: t("TABLE.deselectAll"),
      all: t("TABLE.all"),
      chosen: (chosen, total) => t("TABLE.chosen", { chosen, total }),
      search: (facet) => t("TABLE.searchFacet", { facet }),
      clearSearch: t("TABLE.clearSearch"),
      noMatch: t("TABLE.nothingFound"),
    }),
    [t],
  );
}
