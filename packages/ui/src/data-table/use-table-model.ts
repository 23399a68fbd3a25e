import {
  type ColumnDef,
  constructTable,
  type Row as CoreRow,
  tableFeatures,
} from "@tanstack/react-table";
import { useEffect, useMemo } from "react";
import { useFold } from "../labels/labels-context.ts";
import { virtualFrom } from "./bodies.ts";
import { actionsColumnId, type DataTableColumn } from "./columns.ts";
import type { DataTableProps } from "./props.ts";
import { matcher } from "./filtering.ts";
import { everyPlace, rankedOnce, keysOfSort, sortByRank, type SortState } from "./sorting.ts";
import type { DataTableLabels } from "./labels.ts";

// Safari has no requestIdleCallback: a timeout there lets the browser paint first.
const request: (run: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Runs pieces of work one at a time while the browser is idle. Returns a function that cancels the rest. */
function whenIdle(pieces: readonly (() => void)[]): () => void {
  let left = pieces;
  const step = () => {
    const [piece, ...rest] = left;
    if (!piece) return;
    left = rest;
    piece();
    request(step);
  };
  request(step);
  return () => {
    left = [];
  };
}

/** A store whose value never changes, in the shape that TanStack Table expects for its state. */
const still = <Value>(get: () => Value) => ({ get, subscribe: () => ({ unsubscribe() {} }) });

/**
 * TanStack Table's core without its features: columns, headers, rows and cells. It has no state, because search and
 * sort are our own (for blanks, locales and the sort cycle); so the store of its React adapter is not needed.
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

/** A row of TanStack Table. */
export type ModelRow<Row extends object> = CoreRow<typeof features, Row>;

interface TableModelOptions<Row extends object> extends Pick<
  DataTableProps<Row>,
  "rows" | "columns" | "rowId" | "actions" | "actionsWidth" | "defaultOrder" | "searchIn"
> {
  locale: string;
  search: string;
  sort: SortState | null;
  labels: DataTableLabels;
  manual: boolean | undefined;
}

/** The function that returns a column's sort value; undefined where the column is not sortable. */
export function sortValue<Row>(column: DataTableColumn<Row> | undefined) {
  return column?.sortable === false ? undefined : column?.value;
}

/** The rows to show, in their order, the columns, and all of them with those that stand under another. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const {
    rows,
    columns,
    rowId,
    actions,
    actionsWidth,
    defaultOrder,
    locale,
    search,
    searchIn,
    sort,
    manual,
  } = options;
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
              ...(actionsWidth && { width: actionsWidth }),
            },
          ]
        : columns,
    [columns, actions, actionsWidth, actionsHeader],
  );

  const shownColumns = useMemo(() => allColumns.filter(({ under }) => !under), [allColumns]);

  const table = useMemo(() => {
    const defs = shownColumns.map(({ id, header, value }): ColumnDef<typeof features, Row> => ({
      id,
      header,
      accessorFn: (row) => value?.(row),
    }));
    return constructTable({ features, columns: defs, data: rows, getRowId: rowId });
  }, [shownColumns, rows, rowId]);

  // Rows are handled as indices into `rows` until they are shown, so an order is a list of small numbers.
  const ordered = useMemo(() => {
    const places = everyPlace(rows.length);
    // Rows of equal value keep the default order, so that order is applied first.
    return defaultOrder
      ? places.toSorted((a, b) => defaultOrder(rows[a] as Row, rows[b] as Row))
      : places;
  }, [rows, defaultOrder]);
  const fold = useFold();
  const matching = useMemo(() => {
    const matches = !manual && searchIn && matcher(search, searchIn, fold);
    return matches ? ordered.filter((place) => matches(rows[place] as Row)) : ordered;
  }, [ordered, rows, search, searchIn, fold, manual]);
  const ranksOf = useMemo(() => rankedOnce(rows, locale), [rows, locale]);
  const places = useMemo(() => {
    if (manual) return matching;
    // The least important column first: rows of equal value keep the order that they have.
    return keysOfSort(sort)
      .toReversed()
      .reduce((sorted, { columnId, direction }) => {
        const value = sortValue(allColumns.find((column) => column.id === columnId));
        return value ? sortByRank(sorted, ranksOf(value), direction) : sorted;
      }, matching);
  }, [manual, matching, sort, allColumns, ranksOf]);

  useEffect(() => {
    if (manual || rows.length <= virtualFrom) return undefined;
    const values = columns.map(sortValue).filter((each) => each !== undefined);
    // Prepares sorting and searching while idle, so that the first press of a header or letter of a search is fast.
    return whenIdle([
      ...values.map((each) => () => void ranksOf(each)),
      () => searchIn && rows.forEach(matcher(".", searchIn, fold) ?? Boolean),
    ]);
  }, [rows, columns, ranksOf, searchIn, fold, manual]);

  return { table, columns: shownColumns, allColumns, places };
}
