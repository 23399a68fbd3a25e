import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { TableBodyProps } from "./bodies.ts";
import type { DataTableColumn } from "./columns.ts";
import type { SearchTexts } from "./filtering.ts";
import type { SortState } from "./sorting.ts";
import type { DataTableLabels } from "./labels.ts";

export interface DataTableProps<Row extends object> extends Omit<
  ComponentProps<"div">,
  "children"
> {
  /** Accessible name; shown above the table with `showCaption`. */
  label: string;
  showCaption?: boolean;
  /** All rows; the table sorts and filters them. */
  rows: readonly Row[];
  /** The rows come as they are to be shown: `sort` and `search` say what the caller did. `ServerTable` is built on it. */
  manual?: boolean;
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string;
  /** Returns the buttons or the menu of a row, shown in a last column. */
  actions?: (row: Row) => ReactNode;
  /** CSS width of that column. With it, the columns are as wide as they are told, whatever is in them. */
  actionsWidth?: string;
  /** Order of the rows when no column is sorted, and of rows with equal values. Keep it stable. */
  defaultOrder?: (a: Row, b: Row) => number;
  /** BCP 47 locale for sorting and number formats; default the provider's, or else "en-GB". */
  locale?: string;
  /** IANA time zone of dates in cells; default the provider's, or else the reader's. */
  timeZone?: string;

  /** Controlled when given (null = not sorted); otherwise the table keeps it. */
  sort?: SortState | null;
  defaultSort?: SortState | null;
  onSortChange?: (sort: SortState | null) => void;
  /** A press of a further header, by mouse, key or touch, sorts rows of equal value by it too. @default false */
  multiSort?: boolean;

  /** Returns the texts of a row that the search looks at; adds a search box. Keep the function stable. */
  searchIn?: SearchTexts<Row>;
  /** Controlled when given; otherwise the table keeps it. */
  search?: string;
  defaultSearch?: string;
  onSearchChange?: (text: string) => void;
  /** True when the caller's filters left rows out: an empty table then says that nothing matches. */
  filtered?: boolean;
  /** Number of rows before the caller's filters; with it, the number of rows that they leave is announced. */
  total?: number;
  /** Called when the reader clears the filters in the no-match state; clear the caller's filters then. */
  onClearFilters?: () => void;
  /**
   * Called with the shown rows, in their order, whenever the rows or their order change. An export writes these rows,
   * and a selection may choose among them.
   */
  onShownChange?: (rows: readonly Row[]) => void;
  /** Filters and buttons, shown beside the search box, also when nothing matches. */
  toolbar?: ReactNode;

  /** Shows a skeleton while there are no rows yet; rows that are there stay, with `aria-busy`. */
  loading?: boolean;
  /** Height of most rows in pixels, which the rows of the skeleton have too, so that nothing moves as the rows come. @default 49 */
  rowHeight?: number;
  /** What happened and what to do, shown in place of the rows; `true` shows the default sentence. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown when there are no rows at all: what the list is for and the action that fills it. */
  empty?: ReactNode;
  /** Replaces the default sentence when nothing matches; the button that clears the filters stays. */
  noMatch?: ReactNode;

  /** Shows the rows that are left, in their order, in place of the table: as cards or on a map. Search and states stay. */
  renderRows?: (rows: readonly Row[]) => ReactNode;
  /** `VirtualRows` for lists that may have more than 100 rows; default: every row in the document. */
  body?: ComponentType<TableBodyProps>;
  /** In a narrow place, rows are lines of the first value, what stands under it, and the actions; not cards of all. */
  lines?: boolean;
  /** Height limit of the scroll area with virtual rows, as a CSS length; default "min(70dvh, 48rem)". */
  maxHeight?: string;
  labels?: Partial<DataTableLabels>;
}
