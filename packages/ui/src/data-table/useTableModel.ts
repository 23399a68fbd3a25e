import {
  type ColumnDef,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { actionsColumnId, type DataTableColumn, valueAsText } from "./columns.ts";
import type { DataTableProps } from "./DataTable.tsx";
import { filterRows } from "./filtering.ts";
import { sortRows, type SortState } from "./sorting.ts";
import type { DataTableWords } from "./words.ts";

const features = tableFeatures({ rowSortingFeature });

export type TableModelFeatures = typeof features;

interface TableModelOptions<Row extends object> extends Pick<
  DataTableProps<Row>,
  "rows" | "columns" | "rowId" | "actions" | "defaultOrder" | "searchIn"
> {
  locale: string;
  search: string;
  sort: SortState | null;
  onSort: (sort: SortState | null) => void;
  words: DataTableWords;
}

/** The rows to show, in their order, and the table that they are shown by. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { rows, columns, rowId, actions, defaultOrder, locale, search, searchIn, sort, onSort } =
    options;
  const { words } = options;

  const allColumns = useMemo<readonly DataTableColumn<Row>[]>(
    () =>
      actions
        ? [
            ...columns,
            {
              id: actionsColumnId,
              header: words.actions,
              cell: actions,
              align: "end",
              hideHeader: true,
            },
          ]
        : columns,
    [columns, actions, words.actions],
  );

  const defs = useMemo(
    () =>
      allColumns.map((column): ColumnDef<TableModelFeatures, Row> => ({
        id: column.id,
        accessorFn: (row) => column.value?.(row),
        enableSorting: column.value !== undefined && column.sortable !== false,
        header: column.header,
        cell: ({ row: { original } }) =>
          column.cell
            ? column.cell(original)
            : valueAsText(column.value?.(original), locale, words),
      })),
    [allColumns, locale, words],
  );

  // Rows of equal value fall back on the default order, so it is laid first.
  const ordered = useMemo(
    () => (defaultOrder ? rows.toSorted(defaultOrder) : rows),
    [rows, defaultOrder],
  );
  const matching = useMemo(
    () => (searchIn ? filterRows(ordered, search, searchIn) : ordered),
    [ordered, search, searchIn],
  );
  const sortedColumn = allColumns.find((column) => column.id === sort?.columnId);
  const value = sortedColumn?.sortable === false ? undefined : sortedColumn?.value;
  const direction = sort?.direction;
  const data = useMemo(
    () => (value && direction ? sortRows(matching, { value, direction, locale }) : matching),
    [matching, value, direction, locale],
  );

  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.columnId, desc: sort.direction === "descending" }] : []),
    [sort],
  );

  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const next = functionalUpdate(updater, sorting)[0];
      onSort(
        next ? { columnId: next.id, direction: next.desc ? "descending" : "ascending" } : null,
      );
    },
  });

  const columnOf = (id: string): DataTableColumn<Row> => {
    const column = allColumns.find((each) => each.id === id);
    if (!column) throw new Error(`The table has no column "${id}"`);
    return column;
  };

  return { table, columns: allColumns, columnOf, data };
}
