export { OrderedTable, type OrderedColumn, type OrderedTableProps } from "./OrderedTable.tsx";
export type { OrderedTableLabels } from "./labels.ts";
