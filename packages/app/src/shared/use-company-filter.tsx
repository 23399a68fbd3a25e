import { FacetFilter, facetOptions, filterByFacet } from "@panel/ui/data-table";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFacetLabels } from "./use-facet-labels.ts";
import type { useTableState } from "./use-table-state.ts";

/** Name of the filter in the address; pass it to `useTableState`. */
export const COMPANY_FACETS = ["company"] as const;

interface CompanyFilter<Row> {
  /** Rows of the chosen companies. */
  rows: readonly Row[];
  filtered: boolean;
  clear(): void;
  /** The control beside the search; undefined if the user does not see companies. */
  filter: ReactNode;
}

/**
 * Filter of a list by company, for super-admins.
 * @param all the whole list. Pass the same array, and the same `companyOf`, in every render
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
