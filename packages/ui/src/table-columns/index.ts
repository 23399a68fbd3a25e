export { ColumnMenu, type ColumnMenuProps } from "./ColumnMenu.tsx";
export {
  type ColumnLayout,
  type TableColumnsOptions,
  type TableColumnsView,
  useTableColumns,
} from "./use-table-columns.tsx";
export type { TableColumnsLabels } from "./labels.ts";
