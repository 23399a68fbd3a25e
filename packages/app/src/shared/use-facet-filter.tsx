import { FacetFilter, facetOptions, filterByFacet, type FacetChoice } from "@panel/ui/data-table";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFacetLabels } from "./use-facet-labels.ts";

interface Facet<Row> {
  /** Name of the filter. */
  label: string;
  /** The value of a row; keep it stable. */
  valueOf(row: Row): string;
  /** Text of a value; the value itself unless told. */
  textOf?: (value: string) => string;
  /** Text of the value "". */
  blank: string;
}

interface FilteredRows<Row> {
  /** Rows with a chosen value. */
  rows: readonly Row[];
  filtered: boolean;
  clear(): void;
  /** The control beside the search. */
  filter: ReactNode;
}

/**
 * Filter of a list by one of its facets.
 * @param all the whole list. Pass the same array in every render
 */
export function useFacetFilter<Row>(
  all: readonly Row[],
  { label, valueOf, textOf, blank }: Facet<Row>,
  chosen: FacetChoice,
  choose: (choice: FacetChoice) => void,
): FilteredRows<Row> {
  const { i18n } = useTranslation();
  const labels = useFacetLabels();
  const options = useMemo(
    () =>
      facetOptions(all, {
        value: valueOf,
        ...(textOf ? { label: textOf } : {}),
        blank,
        locale: i18n.language,
      }),
    [all, valueOf, textOf, blank, i18n.language],
  );
  const rows = useMemo(() => filterByFacet(all, chosen, valueOf), [all, chosen, valueOf]);
  return {
    rows,
    filtered: chosen !== null,
    clear: () => choose(null),
    filter: (
      <FacetFilter
        label={label}
        options={options}
        value={chosen}
        onValueChange={choose}
        labels={labels}
      />
    ),
  };
}
