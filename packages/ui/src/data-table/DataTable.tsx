import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { cn } from "../style/cn.ts";
import { virtualFrom } from "./bodies.ts";
import { PlainRows } from "./PlainRows.tsx";
import type { DataTableProps } from "./props.ts";
import { SearchBox } from "./SearchBox.tsx";
import { TableHead } from "./TableHead.tsx";
import { cellsOfColumns, TableRow } from "./TableRow.tsx";
import { TableMessage, TableSkeleton } from "./TableStates.tsx";
import { mergeRefs } from "../style/merge-refs.ts";
import { showFocused, useSideways } from "./use-sideways.ts";
import { useFocusRecovery } from "./use-focus-recovery.ts";
import { useTableModel } from "./use-table-model.ts";
import { useLabels, useLocale, useTimeZone } from "../labels/labels-context.ts";
import { englishTableLabels } from "./labels.ts";

/**
 * A value that is the caller's when given, and the component's own otherwise, with what sets it. Radix's hook for this
 * takes 0.6 kB of a table's page.
 */
function useGivenOrOwn<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const value = given === undefined ? own : given;
  const set = (next: Value) => {
    if (next === value) return;
    setOwn(next);
    onChange?.(next);
  };
  return [value, set];
}

/**
 * A sortable, searchable table; in a place narrower than 640 px its rows are cards. Its header stays in view while the
 * page scrolls, below a bar of the page whose height is in the CSS variable `--data-table-sticky-top` (default 0).
 */
export function DataTable<Row extends object>({
  label,
  showCaption,
  rows,
  manual,
  columns: ownColumns,
  rowId,
  actions,
  actionsWidth,
  defaultOrder,
  locale: givenLocale,
  timeZone: givenTimeZone,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  multiSort = false,
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
  renderRows,
  body: Body = PlainRows,
  lines = false,
  rowHeight = 49,
  maxHeight = "min(70dvh, 48rem)",
  labels: givenLabels,
  className,
  ref,
  ...props
}: DataTableProps<Row>) {
  const locale = useLocale(givenLocale);
  const timeZone = useTimeZone(givenTimeZone);
  const labels = useLabels("dataTable", englishTableLabels, givenLabels);
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement, []);
  const [sort, setSort] = useGivenOrOwn(givenSort, defaultSort, onSortChange);
  const [search, setSearch] = useGivenOrOwn(givenSearch, defaultSearch, onSearchChange);
  const { table, columns, allColumns, places } = useTableModel({
    rows,
    manual,
    columns: ownColumns,
    rowId,
    actions,
    actionsWidth,
    defaultOrder,
    searchIn,
    locale,
    search,
    sort,
    labels,
  });
  const columnCells = useMemo(
    () => cellsOfColumns(columns, locale, labels, lines, timeZone),
    [columns, locale, labels, lines, timeZone],
  );
  const modelRows = table.getRowModel().rows;
  const rowAt = (index: number) => modelRows[places[index] ?? -1];
  const shown = places.length;
  const reported = useRef<readonly Row[]>(null);
  const shownRows = () => Array.from(places, (place) => rows[place] as Row);
  const tellShown = useEffectEvent(() => {
    const now = shownRows();
    const before = reported.current;
    // A caller that stores the rows renders again; reporting the same rows each time would loop for ever.
    if (before?.length === now.length && now.every((row, at) => row === before[at])) return;
    reported.current = now;
    onShownChange?.(now);
  });
  useEffect(() => tellShown(), [places, rows]);
  const searching = search.trim() !== "";
  const [isSideways, sidewaysRef] = useSideways();
  const virtual = Body !== PlainRows && shown > virtualFrom;
  const scrolls = virtual || isSideways;
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
      return <TableSkeleton {...{ columns, lines, rowHeight }} label={labels.loading} />;
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
    if (renderRows) {
      return (
        <div
          {...watchFocus}
          role="group"
          aria-labelledby={captionId}
          aria-busy={loading || undefined}
        >
          {renderRows(shownRows())}
        </div>
      );
    }
    return (
      <div
        ref={mergeRefs(scroller, sidewaysRef)}
        {...watchFocus}
        onFocus={(event) => {
          watchFocus.onFocus(event);
          if (scrolls) showFocused(event);
        }}
        // A scroll area has to be reachable by keyboard, with a name.
        {...(scrolls && { tabIndex: 0, role: "region", "aria-labelledby": captionId })}
        style={scrolls ? { maxHeight } : undefined}
        className={cn(
          "rounded-card border border-line bg-surface @max-[40rem]:border-0 @max-[40rem]:bg-transparent",
          // Without a scroll area of its own, the table's header sticks below the page's bar.
          scrolls
            ? "overflow-auto [--table-top:0px] print:max-h-none! print:overflow-visible"
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
            // Column widths must not change when rows are added and removed while scrolling.
            (virtual || actionsWidth) && "table-fixed",
          )}
        >
          <TableHead
            columns={allColumns}
            sort={sort}
            onSort={setSort}
            several={multiSort}
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
                    columnCells={columnCells}
                    line={lines}
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
              onValueChange={setSearch}
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
        {(searching || (filtered && total !== undefined)) && !loading && !manual
          ? labels.results(shown, total ?? rows.length)
          : ""}
      </div>
    </div>
  );
}
