import type { ReactNode } from "react";
import type { SortValue } from "./sorting.ts";

/** One column. Keep the array of columns stable (module scope or useMemo). */
export interface DataTableColumn<Row> {
  id: string;
  /** The shown header; in cards the label before the value. */
  header: string;
  /** The value by which the column is sorted; shown as text where there is no `cell`. */
  value?: (row: Row) => SortValue;
  cell?: (row: Row) => ReactNode;
  /** The text for exports, where it differs from `value`. */
  text?: (row: Row) => string;
  /** Shown instead of the header in a column that is not sorted. */
  headerCell?: ReactNode;
  /** Default: true when `value` is given. */
  sortable?: boolean;
  /** At the end of the header, such as what changes its width. */
  headerEnd?: ReactNode;
  align?: "start" | "end";
  /** A CSS width; the other columns share what is left. */
  width?: string;
  /**
   * Keeps the column in sight at that side while a table that is wider than its place scrolls sideways. Pinned columns are the
   * first or the last ones; where there are several at a side, give each a `width`.
   */
  pinned?: "start" | "end";
  /** Shows the header to assistive technology only. */
  hideHeader?: boolean;
  /**
   * The id of the column whose cells show these values too, such as with `CellLines`: it has no cells of its own, and its
   * button is in that column's header.
   */
  under?: string;
}

/** The column of checkboxes; see `useSelection`. */
export const selectColumnId = "select";

/** The column of row actions, added by the table. */
export const actionsColumnId = "actions";

/** The distance of a pinned column from its side: the widths of those that are pinned between. */
export function pinOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  place: number,
): { insetInlineStart?: string; insetInlineEnd?: string } | undefined {
  const side = columns[place]?.pinned;
  if (!side) return undefined;
  const between = side === "start" ? columns.slice(0, place) : columns.slice(place + 1);
  const widths = between.flatMap(({ pinned, width }) => (pinned === side && width) || []);
  const far = widths.length > 0 ? `calc(${widths.join(" + ")})` : "0";
  return side === "start" ? { insetInlineStart: far } : { insetInlineEnd: far };
}

/** A value as text, for columns without `cell`. */
export function valueAsText(
  value: SortValue,
  locale: string,
  labels: { yes: string; no: string },
  timeZone?: string,
): string {
  if (value === null || value === undefined) return "";
  switch (typeof value) {
    case "string":
      return value;
    case "boolean":
      return value ? labels.yes : labels.no;
    case "object":
      return Number.isNaN(value.getTime()) ? "" : value.toLocaleDateString(locale, { timeZone });
    default:
      return Number.isNaN(value) ? "" : value.toLocaleString(locale);
  }
}
