import { DataTable, VirtualRows, type DataTableProps } from "@panel/ui/data-table";
import { EmptyState } from "@panel/ui/empty-state";
import { useMemo, type ReactElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListError } from "./ListError.tsx";
import { ScreenHeader } from "./ScreenHeader.tsx";
import { useTableLabels } from "./use-table-labels.ts";
import type { ListState } from "./use-table-state.ts";

/** What a list fetches. */
interface ListQuery {
  readonly error: Error | null;
  readonly isPending: boolean;
  refetch(): Promise<unknown>;
}

/** The rows that the filters of a list leave. */
interface FilteredRows<Row> {
  readonly rows: readonly Row[];
  readonly filtered: boolean;
  readonly clear: () => void;
}

interface ListScreenProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  | "columns"
  | "rowId"
  | "rowHeight"
  | "searchIn"
  | "defaultOrder"
  | "onShownChange"
  | "toolbar"
  | "renderRows"
  | "actions"
  | "actionsWidth"
> {
  title: string;
  description: string;
  /** Beside the heading. */
  action?: ReactNode;
  query: ListQuery;
  /** All rows that were fetched. */
  rows: readonly Row[];
  /** Those that the filters leave; all of them where a list has no filters. */
  shown?: FilteredRows<Row>;
  /** Search and sort order, as the address has them. */
  table: ListState;
  /** Names the table, its search and what is said where it is empty or could not be loaded. */
  words: {
    table: string;
    search: string;
    loadErrorTitle: string;
    emptyTitle: string;
    emptyText: string;
  };
  emptyIcon: ReactElement;
  /** Offered where the list is empty. */
  emptyAction?: ReactNode;
  /** Between the heading and the table. */
  children?: ReactNode;
}

/** A screen of the panel that lists records of one kind, with search, order and filters in its address. */
export function ListScreen<Row extends object>({
  title,
  description,
  action,
  query,
  rows,
  shown,
  table,
  words,
  emptyIcon,
  emptyAction,
  children,
  ...list
}: ListScreenProps<Row>) {
  const { i18n } = useTranslation();
  const tableLabels = useTableLabels();
  const { search } = words;
  const labels = useMemo(() => ({ ...tableLabels, search }), [tableLabels, search]);
  const { error, isPending, refetch } = query;
  return (
    <>
      <ScreenHeader title={title} description={description} action={action} />
      {children}
      <DataTable
        {...list}
        {...(shown && {
          filtered: shown.filtered,
          total: rows.length,
          onClearFilters: shown.clear,
        })}
        label={words.table}
        rows={shown?.rows ?? rows}
        locale={i18n.language}
        sort={table.sort}
        onSortChange={table.setSort}
        search={table.search}
        onSearchChange={table.setSearch}
        loading={isPending}
        error={error ? <ListError title={words.loadErrorTitle} error={error} /> : undefined}
        onRetry={() => void refetch()}
        body={VirtualRows}
        lines
        empty={
          <EmptyState icon={emptyIcon} title={words.emptyTitle} action={emptyAction}>
            {words.emptyText}
          </EmptyState>
        }
        labels={labels}
      />
    </>
  );
}
