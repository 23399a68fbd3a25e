import {
  type ColumnDef,
  constructTable,
  type Row as CoreRow,
  tableFeatures,
} from "@tanstack/react-table";
import { useEffect, useMemo } from "react";
import { virtualFrom } from "./bodies.ts";
import { actionsColumnId, type DataTableColumn } from "./columns.ts";
import type { DataTableProps } from "./DataTable.tsx";
import { matcher } from "./filtering.ts";
import { whenIdle } from "./idle.ts";
import { everyPlace, rankedOnce, sortByRank, type SortState } from "./sorting.ts";
import type { DataTableLabels } from "./labels.ts";

/** A value that never changes, as the core of the table asks for its state. */
const still = <Value>(get: () => Value) => ({ get, subscribe: () => ({ unsubscribe() {} }) });

/**
 * TanStack's core without its features: columns, headers, rows and cells. It has no state of its own (search and sort
 * are ours, for blanks, alphabet and cycle are), so none of the store that its adapter for React brings is needed.
 */
const features = tableFeatures({
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    addSubscription() {},
    createWritableAtom: (value) => ({ ...still(() => value), set() {} }),
    createReadonlyAtom: still,
    untrack: (read) => read(),
    batch: (change) => change(),
    schedule() {},
  },
});

/** A row of the table's core. */
export type ModelRow<Row extends object> = CoreRow<typeof features, Row>;

interface TableModelOptions<Row extends object> extends Pick<
  DataTableProps<Row>,
  "rows" | "columns" | "rowId" | "actions" | "defaultOrder" | "searchIn"
> {
  locale: string;
  search: string;
  sort: SortState | null;
  labels: DataTableLabels;
}

/** What a column is sorted by, where it may be sorted. */
export function sortValue<Row>(column: DataTableColumn<Row> | undefined) {
  return column?.sortable === false ? undefined : column?.value;
}

/** The rows to show, in their order, and the columns that they are shown by. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { rows, columns, rowId, actions, defaultOrder, locale, search, searchIn, sort } = options;
  const actionsHeader = options.labels.actions;

  const allColumns = useMemo<readonly DataTableColumn<Row>[]>(
    () =>
      actions
        ? [
            ...columns,
            {
              id: actionsColumnId,
              header: actionsHeader,
              cell: actions,
              align: "end",
              hideHeader: true,
            },
          ]
        : columns,
    [columns, actions, actionsHeader],
  );

  const table = useMemo(() => {
    const defs = allColumns.map(({ id, header, value }): ColumnDef<typeof features, Row> => ({
      id,
      header,
      accessorFn: (row) => value?.(row),
    }));
    return constructTable({ features, columns: defs, data: rows, getRowId: rowId });
  }, [allColumns, rows, rowId]);

  // A row is known by its place in `rows` until it is shown: an order is a list of small numbers.
  const ordered = useMemo(() => {
    const places = everyPlace(rows.length);
    // Rows of equal value fall back on the default order, so it is laid first.
    return defaultOrder
      ? places.toSorted((a, b) => defaultOrder(rows[a] as Row, rows[b] as Row))
      : places;
  }, [rows, defaultOrder]);
  const matching = useMemo(() => {
    const matches = searchIn && matcher(search, searchIn);
    return matches ? ordered.filter((place) => matches(rows[place] as Row)) : ordered;
  }, [ordered, rows, search, searchIn]);
  const ranksOf = useMemo(() => rankedOnce(rows, locale), [rows, locale]);
  const value = sortValue(allColumns.find((column) => column.id === sort?.columnId));
  const direction = sort?.direction;
  const places = useMemo(
    () => (value && direction ? sortByRank(matching, ranksOf(value), direction) : matching),
    [matching, value, direction, ranksOf],
  );

  useEffect(() => {
    if (rows.length <= virtualFrom) return undefined;
    const values = columns.map(sortValue).filter((each) => each !== undefined);
    // So that neither the first press of a header nor the first letter of a search has to wait.
    return whenIdle([
      ...values.map((each) => () => void ranksOf(each)),
      () => searchIn && rows.forEach(matcher(".", searchIn) ?? Boolean),
    ]);
  }, [rows, columns, ranksOf, searchIn]);

  return { table, columns: allColumns, places };
}
