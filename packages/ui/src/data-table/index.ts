export { BulkBar, type BulkBarProps } from "./BulkBar.tsx";
export type { DataTableColumn } from "./columns.ts";
export { tableCells, type CellsOptions } from "./cells.ts";
export { CellLines, type CellLinesProps } from "./CellLines.tsx";
export { DataTable } from "./DataTable.tsx";
export type { DataTableProps } from "./props.ts";
export { FacetFilter, type FacetFilterProps } from "./FacetFilter.tsx";
export {
  type FacetChoice,
  type FacetOption,
  facetOptions,
  type FacetValue,
  filterByFacet,
} from "./facets.ts";
export { filterRows } from "./filtering.ts";
export { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";
export { type SortState, type SortValue, sortRows } from "./sorting.ts";
export { readTableState, type TableState, writeTableState } from "./url-state.ts";
export { type SelectionOptions, type TableSelection, useSelection } from "./use-selection.tsx";
export { VirtualRows } from "./VirtualRows.tsx";
export type { BulkLabels, DataTableLabels, FacetLabels, SelectionLabels } from "./labels.ts";
