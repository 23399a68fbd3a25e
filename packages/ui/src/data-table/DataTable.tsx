import { useControllableState } from "@radix-ui/react-use-controllable-state";
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from "react";
import { cn } from "../style/cn.ts";
import { type TableBodyProps, virtualFrom } from "./bodies.ts";
import type { DataTableColumn } from "./columns.ts";
import type { SearchTexts } from "./filtering.ts";
import { PlainRows } from "./PlainRows.tsx";
import { SearchBox } from "./SearchBox.tsx";
import type { SortState } from "./sorting.ts";
import { TableHead } from "./TableHead.tsx";
import { columnLooks, TableRow } from "./TableRow.tsx";
import { TableMessage, TableSkeleton } from "./TableStates.tsx";
import { useFocusRecovery } from "./use-focus-recovery.ts";
import { useTableModel } from "./use-table-model.ts";
import { type DataTableLabels, englishTableLabels } from "./labels.ts";

export interface DataTableProps<Row extends object> extends Omit<
  ComponentProps<"div">,
  "children"
> {
  /** Accessible name; seen above the table when `showCaption`. */
  label: string;
  showCaption?: boolean;
  /** Every row: the table sorts and filters. */
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string;
  /** The buttons or the menu of a row, in a last column. */
  actions?: (row: Row) => ReactNode;
  /** The order when no column is sorted, and of rows of equal value. Keep it stable. */
  defaultOrder?: (a: Row, b: Row) => number;
  /** Whose alphabet and number format count; default "es". */
  locale?: string;

  /** Held by the caller when given (null = not sorted), else by the table. */
  sort?: SortState | null;
  defaultSort?: SortState | null;
  onSortChange?: (sort: SortState | null) => void;

  /** The texts that a search looks at; gives the table a search box. Keep it stable. */
  searchIn?: SearchTexts<Row>;
  /** Held by the caller when given, else by the table. */
  search?: string;
  defaultSearch?: string;
  onSearchChange?: (text: string) => void;
  /** The caller left rows out by filters of its own: no rows then means no match. */
  filtered?: boolean;
  /** How many rows there are before the caller's filters: what they leave is announced where that is known. */
  total?: number;
  /** Also asked to clear when the reader clears the filter in the no-match state. */
  onClearFilters?: () => void;
  /**
   * Told which rows are shown, in their order, whenever they are others than before: what an export writes and a
   * selection may choose.
   */
  onShownChange?: (rows: readonly Row[]) => void;
  /** Beside the search box: filters, buttons. They stay when nothing matches. */
  toolbar?: ReactNode;

  /** A skeleton while there are no rows yet; rows that are there stay, marked as busy. */
  loading?: boolean;
  /** What happened and what to do; `true` says the default sentence. Stands in place of the rows. */
  error?: ReactNode;
  onRetry?: () => void;
  /** No rows at all: what the list is for and the action that fills it. */
  empty?: ReactNode;
  /** Instead of the default sentence when nothing matches; the button that clears stays. */
  noMatch?: ReactNode;

  /** `VirtualRows` for lists that may have more than 100 rows; default: every row in the document. */
  body?: ComponentType<TableBodyProps>;
  /** Height of the scroll area once rows are virtual; default "min(70dvh, 48rem)". */
  maxHeight?: string;
  labels?: Partial<DataTableLabels>;
}

/**
 * A sortable, searchable table; in a place narrower than 640 px its rows are cards. Its header stays in view while the
 * page scrolls, below a bar of the page whose height is in the CSS variable `--data-table-sticky-top` (default 0).
 */
export function DataTable<Row extends object>({
  label,
  showCaption,
  rows,
  columns: ownColumns,
  rowId,
  actions,
  defaultOrder,
  locale = "es",
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  searchIn,
  search: givenSearch,
  defaultSearch = "",
  onSearchChange,
  filtered = false,
  total,
  onClearFilters,
  onShownChange,
  toolbar,
  loading = false,
  error,
  onRetry,
  empty,
  noMatch,
  body: Body = PlainRows,
  maxHeight = "min(70dvh, 48rem)",
  labels: givenLabels,
  className,
  ref,
  ...props
}: DataTableProps<Row>) {
  const labels = useMemo(() => ({ ...englishTableLabels, ...givenLabels }), [givenLabels]);
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement, []);
  const [sort, setSort] = useControllableState({
    prop: givenSort,
    defaultProp: defaultSort,
    onChange: onSortChange,
  });
  const [search, setSearch] = useControllableState({
    prop: givenSearch,
    defaultProp: defaultSearch,
    onChange: onSearchChange,
  });
  const { table, columns, places } = useTableModel({
    rows,
    columns: ownColumns,
    rowId,
    actions,
    defaultOrder,
    searchIn,
    locale,
    search,
    sort,
    labels,
  });
  const looks = useMemo(() => columnLooks(columns, locale, labels), [columns, locale, labels]);
  const modelRows = table.getRowModel().rows;
  const rowAt = (index: number) => modelRows[places[index] ?? -1];
  const shown = places.length;
  const told = useRef<readonly Row[]>(null);
  const tellShown = useEffectEvent(() => {
    const now = Array.from(places, (place) => rows[place] as Row);
    const before = told.current;
    // A caller that stores them renders again: reporting the same rows each time would never end.
    if (before?.length === now.length && now.every((row, at) => row === before[at])) return;
    told.current = now;
    onShownChange?.(now);
  });
  useEffect(() => tellShown(), [places, rows]);
  const searching = search.trim() !== "";
  const virtual = Body !== PlainRows && shown > virtualFrom;
  const { keep: keepFocus, ...watchFocus } = useFocusRecovery(frame, shown);

  const clearFilters = () => {
    keepFocus();
    if (searching) setSearch("");
    onClearFilters?.();
  };

  const content = () => {
    if (error !== undefined && error !== null && error !== false) {
      const retry = () => {
        keepFocus();
        onRetry?.();
      };
      return (
        <TableMessage alert action={onRetry && { label: labels.retry, onPress: retry }}>
          {error === true ? labels.error : error}
        </TableMessage>
      );
    }
    if (loading && rows.length === 0) {
      return <TableSkeleton columns={columns} label={labels.loading} />;
    }
    if (rows.length === 0 && !filtered) {
      return <TableMessage>{empty ?? labels.empty}</TableMessage>;
    }
    if (shown === 0) {
      return (
        <TableMessage action={{ label: labels.clearFilters, onPress: clearFilters }}>
          {noMatch ?? labels.noMatch(search.trim())}
        </TableMessage>
      );
    }
    return (
      <div
        ref={scroller}
        {...watchFocus}
        // A scroll area has to be reachable by keyboard, with a name.
        {...(virtual && { tabIndex: 0, role: "region", "aria-labelledby": captionId })}
        style={virtual ? { maxHeight } : undefined}
        className={cn(
          "rounded-card border border-line bg-surface @max-[40rem]:border-0 @max-[40rem]:bg-transparent",
          // Without a scroll area of its own the header stays below the page's bar.
          virtual
            ? "overflow-auto [--table-top:0px]"
            : "[--table-top:var(--data-table-sticky-top,0px)]",
        )}
      >
        <table
          role="table"
          aria-labelledby={captionId}
          aria-rowcount={virtual ? shown + 1 : undefined}
          aria-busy={loading || undefined}
          className={cn(
            "w-full border-separate border-spacing-0 text-body @max-[40rem]:block",
            // Columns must not change width as rows come and go.
            virtual && "table-fixed",
          )}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={setSort}
            labels={labels}
            rowIndex={virtual ? 1 : undefined}
          />
          <Body
            count={shown}
            columnCount={columns.length}
            rowKey={(index) => rowAt(index)?.id ?? String(index)}
            scroller={scroller}
            renderRow={(index, rowRef) => {
              const row = rowAt(index);
              return (
                row && (
                  <TableRow
                    row={row}
                    looks={looks}
                    index={index}
                    rowIndex={virtual ? index + 2 : undefined}
                    ref={rowRef}
                  />
                )
              );
            }}
          />
        </table>
      </div>
    );
  };

  return (
    <div {...props} ref={frame} className={cn("@container flex flex-col gap-3", className)}>
      {(searchIn || toolbar) && (
        <div className="flex flex-wrap items-center gap-2">
          {searchIn && (
            <SearchBox
              value={search}
              onChange={setSearch}
              label={labels.search}
              clearLabel={labels.clearSearch}
              className="min-w-48 flex-1"
            />
          )}
          {toolbar}
        </div>
      )}
      <div id={captionId} className={showCaption ? "text-reading font-medium text-ink" : "sr-only"}>
        {label}
      </div>
      {content()}
      <div role="status" className="sr-only">
        {(searching || (filtered && total !== undefined)) && !loading
          ? labels.results(shown, total ?? rows.length)
          : ""}
      </div>
    </div>
  );
}
