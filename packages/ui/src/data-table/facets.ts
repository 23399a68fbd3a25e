import { sortRows } from "./sorting.ts";

/** The chosen values of a facet; null keeps every row, also rows with values that are added later. */
export type FacetChoice = readonly string[] | null;

export interface FacetOption {
  value: string;
  label: string;
  /** Number of rows with this value. */
  count?: number;
}

/** A row's value of a facet. Blank ones are one value: "". */
export type FacetValue<Row> = (row: Row) => string | null | undefined;

const known = (value: string | null | undefined) => value?.trim() ?? "";

export interface FacetOptionsOf<Row> {
  value: FacetValue<Row>;
  /** Text of a value; default: the value itself. */
  label?: (value: string) => string;
  /** Text of the option for rows without a value. */
  blank: string;
  /** BCP 47 locale by whose alphabet options are sorted; default "en-GB". */
  locale?: string;
}

/** The distinct values of the rows with their counts, sorted alphabetically, blank last. */
export function facetOptions<Row>(
  rows: readonly Row[],
  { value, label = (text) => text, blank, locale }: FacetOptionsOf<Row>,
): FacetOption[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = known(value(row));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const options = [...counts].map(([key, count]) => ({
    value: key,
    label: key === "" ? blank : label(key),
    count,
  }));
  return sortRows(options, {
    value: (option) => (option.value === "" ? null : option.label),
    direction: "ascending",
    locale,
  });
}

/** The rows that a choice keeps. */
export function filterByFacet<Row>(
  rows: readonly Row[],
  choice: FacetChoice,
  value: FacetValue<Row>,
): readonly Row[] {
  if (choice === null) return rows;
  const kept = new Set(choice);
  return rows.filter((row) => kept.has(known(value(row))));
}
