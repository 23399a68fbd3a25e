export type { OrderedColumn } from "./ordered-column.ts";
export { OrderedTable, type OrderedTableProps } from "./OrderedTable.tsx";
export type { OrderedTableLabels } from "./labels.ts";
