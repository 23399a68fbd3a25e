import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFacetFilter } from "./use-facet-filter.tsx";
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
  const { t } = useTranslation();
  const { filter, ...shown } = useFacetFilter(
    all,
    { label: t("USERS.entity"), valueOf: companyOf, blank: t("USERS.noEntity") },
    extended ? (facets["company"] ?? null) : null,
    (choice) => setFacet("company", choice),
  );
  return { ...shown, filter: extended && filter };
}
