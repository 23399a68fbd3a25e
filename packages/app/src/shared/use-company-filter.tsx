import { FacetFilter, facetOptions, filterByFacet } from "@panel/ui/data-table";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFacetLabels } from "./use-facet-labels.ts";
import type { useTableState } from "./use-table-state.ts";

/** Of the filter in the address; give it to `useTableState`. */
export const COMPANY_FACETS = ["company"] as const;

interface CompanyFilter<Row> {
  /** Those of the chosen companies. */
  rows: readonly Row[];
  filtered: boolean;
  clear(): void;
  /** Beside the search; nothing for who does not see companies. */
  filter: ReactNode;
}

/**
 * A super-admin's filter of a list by company.
 * @param all the whole list; keep it stable, and `companyOf` as well
 */
export function useCompanyFilter<Row>(
  all: readonly Row[],
  companyOf: (row: Row) => string,
  { facets, setFacet }: Pick<ReturnType<typeof useTableState>, "facets" | "setFacet">,
  extended: boolean,
): CompanyFilter<Row> {
  const { t, i18n } = useTranslation();
  const labels = useFacetLabels();
  const options = useMemo(
    () =>
      facetOptions(all, { value: companyOf, blank: t("USERS.noEntity"), locale: i18n.language }),
    [all, companyOf, t, i18n.language],
  );
  const chosen = extended ? (facets["company"] ?? null) : null;
  const rows = useMemo(() => filterByFacet(all, chosen, companyOf), [all, chosen, companyOf]);
  return {
    rows,
    filtered: chosen !== null,
    clear: () => setFacet("company", null),
    filter: extended && (
      <FacetFilter
        label={t("USERS.entity")}
        options={options}
        chosen={chosen}
        onChosenChange={(choice) => setFacet("company", choice)}
        labels={labels}
      />
    ),
  };
}
