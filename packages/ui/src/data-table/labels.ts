import { inEnglish } from "../labels/in-english.ts";

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
  clearSearch: "Clear the search",
  actions: "Actions",
  loading: "Loading",
  empty: "There is nothing here yet.",
  error: "The list could not be loaded.",
  retry: "Try again",
  clearFilters: "Clear the filter",
  noMatch: (search) => (search ? `Nothing matches “${search}”.` : "Nothing matches the filter."),
  results: (shown, total) => `${inEnglish(shown)} of ${inEnglish(total)}`,
  sortBy: "Sort by",
  sortAscending: (column) => `${column}: sort ascending`,
  sortDescending: (column) => `${column}: sort descending`,
  sortNone: (column) => `${column}: remove the sorting`,
  yes: "Yes",
  no: "No",
};

/** All texts of a table's checkboxes. */
export interface SelectionLabels {
  /** Header of the column, visually hidden. */
  column: string;
  selectAll: string;
  selectRow: (row: string) => string;
}

export const englishSelectionLabels: SelectionLabels = {
  column: "Selection",
  selectAll: "Select all that are shown",
  selectRow: (row) => `Select ${row}`,
};

/** Texts of a facet filter. */
export interface FacetLabels {
  selectAll: string;
  deselectAll: string;
  /** Shown in place of a number while every value is chosen. */
  all: string;
  chosen: (chosen: number, total: number) => string;
  search: (facet: string) => string;
  clearSearch: string;
  noMatch: string;
}

export const englishFacetLabels: FacetLabels = {
  selectAll: "Select all",
  deselectAll: "Clear the selection",
  all: "all",
  chosen: (chosen, total) => `${inEnglish(chosen)} of ${inEnglish(total)}`,
  search: (facet) => `Search: ${facet}`,
  clearSearch: "Clear the search",
  noMatch: "Nothing found.",
};

/** Texts of a bulk bar. */
export interface BulkLabels {
  label: string;
  selected: (count: number) => string;
  clear: string;
}

export const englishBulkLabels: BulkLabels = {
  label: "Selected rows",
  selected: (count) => `${inEnglish(count)} selected`,
  clear: "Clear the selection",
};
