import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { DataTable, type DataTableProps, SearchBox, type SortState } from "../data-table/index.ts";
import { englishTableLabels } from "../data-table/labels.ts";
import { useDelayed } from "../data-table/use-delayed.ts";
import { InlineMessage } from "../inline-message/index.ts";
import { useLabels } from "../labels/labels-context.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { englishServerTableLabels, type ServerTableLabels } from "./labels.ts";
import { Pager } from "./Pager.tsx";
import { pagesOf, type Paging } from "./paging.ts";
import { useTypedSearch } from "./use-typed-search.ts";
import { keyOf } from "../style/key-of.ts";

/** What a server is asked for. */
export interface TableQuery extends Paging {
  sort: SortState | null;
  /** As typed; "" for all rows. */
  search: string;
}

type Replaced =
  | "defaultOrder"
  | "defaultSearch"
  | "defaultSort"
  | "manual"
  | "onSearchChange"
  | "onSortChange"
  | "rows"
  | "search"
  | "searchIn"
  | "sort"
  | "total";

export interface ServerTableProps<Row extends object> extends Omit<DataTableProps<Row>, Replaced> {
  /** The rows of the page that was asked for, in their order; undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  /** Number of rows on all pages. */
  total: number | undefined;
  query: TableQuery;
  /** Called with the whole query; another order or search begins at the first page. */
  onQueryChange: (query: TableQuery) => void;
  /** Adds a search box; a search is asked for after a pause of 300 ms, or by Enter. @default true */
  searchable?: boolean;
  /** Sizes of page to choose from; without them the size cannot be changed. */
  pageSizes?: readonly number[];
  pageLabels?: Partial<ServerTableLabels>;
}

interface Arrived<Row> extends Paging {
  rows: readonly Row[];
  total: number;
}

/**
 * A table whose rows a server sorts, searches and counts out in pages. While a page is on its way the rows before it stay;
 * when it does not come, they stay too, below what happened and a button to try again.
 */
export function ServerTable<Row extends object>({
  label,
  showCaption,
  columns,
  rowId,
  actions,
  locale,
  onShownChange,
  empty,
  noMatch,
  body,
  maxHeight,
  rows,
  total,
  query,
  onQueryChange,
  searchable = true,
  pageSizes,
  pageLabels,
  loading = rows === undefined,
  error,
  onRetry,
  filtered = false,
  onClearFilters,
  toolbar,
  labels: given,
  className,
  ref,
  ...props
}: ServerTableProps<Row>) {
  const labels = useLabels("dataTable", englishTableLabels, given);
  const around = useLabels("serverTable", englishServerTableLabels, pageLabels);
  const frame = useRef<HTMLDivElement>(null);
  const frameRef = useMemo(() => mergeRefs(frame, ref), [ref]);
  const { page, pageSize } = query;
  const shown = useArrived(rows, total, { page, pageSize }, loading);
  const pages = pagesOf(shown?.total ?? 0, pageSize);
  const failed = error !== undefined && error !== null && error !== false;
  const waits = useDelayed(loading && shown !== undefined, 150) && loading;

  const change = (part: Partial<TableQuery>) => onQueryChange({ ...query, page: 1, ...part });
  const search = useTypedSearch(query.search, (text) => change({ search: text }));

  // The rows of the last page may go while it is shown.
  const turnBack = useEffectEvent(() => change({ page: pages }));
  const past = rows !== undefined && !loading && page > pages;
  useEffect(() => {
    if (past) turnBack();
  }, [past]);

  // A page is turned at the end of the last one, and read from its beginning.
  const shownPage = shown?.page;
  const before = useRef(shownPage);
  useEffect(() => {
    const turned = before.current !== undefined && before.current !== shownPage;
    before.current = shownPage;
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (turned && top < 0) frame.current?.scrollIntoView({ block: "start" });
  }, [shownPage]);

  const stays = shown !== undefined && shown.rows.length > 0;
  const message: ReactNode = error === true ? undefined : error;
  return (
    <div
      {...props}
      ref={frameRef}
      className={cn(
        "flex scroll-mt-[calc(var(--data-table-sticky-top,0px)+0.5rem)] flex-col gap-3",
        className,
      )}
    >
      {failed && stays && (
        <InlineMessage
          tone="error"
          action={
            onRetry && (
              <Button size="sm" onClick={onRetry}>
                {labels.retry}
              </Button>
            )
          }
        >
          {message ?? around.stale}
        </InlineMessage>
      )}
      <DataTable
        label={label}
        showCaption={showCaption}
        columns={columns}
        rowId={rowId}
        actions={actions}
        locale={locale}
        onShownChange={onShownChange}
        empty={empty}
        noMatch={noMatch}
        body={body}
        maxHeight={maxHeight}
        manual
        rows={shown?.rows ?? []}
        sort={query.sort}
        onSortChange={(sort) => change({ sort })}
        search={query.search}
        onSearchChange={(text) => change({ search: text })}
        filtered={filtered || query.search.trim() !== ""}
        onClearFilters={onClearFilters}
        loading={loading && !failed}
        error={failed && !stays ? error : undefined}
        onRetry={onRetry}
        labels={given}
        className={cn(
          "[&_table]:transition-opacity [&_table]:duration-150",
          waits && "[&_table]:opacity-60",
        )}
        toolbar={
          (searchable || toolbar) && (
            <>
              {searchable && (
                <SearchBox
                  value={search.typed}
                  onValueChange={search.type}
                  onKeyDown={(event) => {
                    if (keyOf(event) === "Enter") search.enter();
                  }}
                  label={labels.search}
                  clearLabel={labels.clearSearch}
                  className="min-w-[min(12rem,100%)] flex-1"
                />
              )}
              {toolbar}
            </>
          )
        }
      />
      {stays && (
        <Pager
          page={Math.min(page, pages)}
          pageSize={pageSize}
          total={shown.total}
          shown={shown}
          onPageChange={(paging) => change(paging)}
          pageSizes={pageSizes}
          status={waits ? labels.loading : undefined}
          labels={pageLabels}
        />
      )}
    </div>
  );
}

/** The rows that came last, while others are on their way. */
function useArrived<Row>(
  rows: readonly Row[] | undefined,
  total: number | undefined,
  paging: Paging,
  loading: boolean,
): Arrived<Row> | undefined {
  const [last, setLast] = useState<Arrived<Row>>();
  // Meanwhile a caller may hand over those before, which are not of the page that is asked for.
  if (rows === undefined || total === undefined || (loading && last)) return last;
  const same =
    last !== undefined &&
    last.total === total &&
    last.page === paging.page &&
    last.rows.length === rows.length &&
    // A caller may make a new list at each render.
    rows.every((row, at) => row === last.rows[at]);
  if (same) return last;
  const arrived = { ...paging, rows, total };
  setLast(arrived);
  return arrived;
}
