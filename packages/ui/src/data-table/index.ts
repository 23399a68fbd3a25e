export type { DataTableColumn } from "./columns.ts";
export { DataTable, type DataTableProps } from "./DataTable.tsx";
export { filterRows } from "./filtering.ts";
export { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";
export { type SortState, type SortValue, sortRows } from "./sorting.ts";
export { VirtualRows } from "./VirtualRows.tsx";
export type { DataTableWords } from "./words.ts";
