/** Texts of a table. */
export interface DataTableLabels {
  search: string;
  clearSearch: string;
  /** Header of the column of row actions, visually hidden. */
  actions: string;
  loading: string;
  /** Default of the `empty` slot. */
  empty: string;
  /** Default of the `error` slot when it is `true`. */
  error: string;
  retry: string;
  clearFilters: string;
  noMatch: (search: string) => string;
  /** Announced after a search. */
  results: (shown: number, total: number) => string;
  /** Before the sort buttons when rows are cards. */
  sortBy: string;
  /** Accessible names of a header's button, which say what a press does. They must contain the column's name. */
  sortAscending: (column: string) => string;
  sortDescending: (column: string) => string;
  sortNone: (column: string) => string;
  /** Text for true in a column without `cell`. */
  yes: string;
  no: string;
}

export const englishTableLabels: DataTableLabels = {
  search: "Search",
  clearSearch: "Clear search",
  actions: "Actions",
  loading: "Loading",
  empty: "There is nothing here yet.",
  error: "The list could not be loaded.",
  retry: "Try again",
  clearFilters: "Clear the filter",
  noMatch: (search) => (search ? `Nothing matches “${search}”.` : "Nothing matches the filter."),
  results: (shown, total) => `${shown} of ${total}`,
  sortBy: "Sort by",
  sortAscending: (column) => `${column}: sort ascending`,
  sortDescending: (column) => `${column}: sort descending`,
  sortNone: (column) => `${column}: stop sorting`,
  yes: "Yes",
  no: "No",
};
