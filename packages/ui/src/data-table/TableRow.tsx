import { type CSSProperties, memo, type ReactNode, type Ref } from "react";
import { cn } from "../style/cn.ts";
import {
  actionsColumnId,
  type DataTableColumn,
  pinOf,
  selectColumnId,
  valueAsText,
} from "./columns.ts";
import type { SortValue } from "./sorting.ts";
import type { ModelRow } from "./use-table-model.ts";

/** What the cells of a column have in common, computed once for all rows. */
interface ColumnCells<Row> {
  className: string;
  pinned: "start" | "end" | undefined;
  style: CSSProperties | undefined;
  /** The header, written before the value where rows are cards. */
  label: string | undefined;
  content: (row: Row, value: SortValue) => ReactNode;
}

interface TableRowProps<Row extends object> {
  row: ModelRow<Row>;
  columnCells: readonly ColumnCells<Row>[];
  /** In a narrow place a line, not a card. */
  line: boolean;
  index: number;
  rowIndex?: number | undefined;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

/** One row; in a narrow place a card whose first value is its heading. */
function RowOfCells<Row extends object>({
  row,
  columnCells,
  line,
  index,
  rowIndex,
  ref,
}: TableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={rowIndex}
      className={cn(
        "group/row relative @max-[40rem]:flex @max-[40rem]:gap-2 @max-[40rem]:rounded-card @max-[40rem]:border @max-[40rem]:border-line @max-[40rem]:bg-surface",
        line
          ? "@max-[40rem]:items-center @max-[40rem]:p-3"
          : "@max-[40rem]:flex-col @max-[40rem]:p-4",
      )}
    >
      {row.getAllCells().map((cell, place) => {
        const cells = columnCells[place];
        return (
          <td
            key={cell.column.id}
            role="cell"
            className={cells?.className}
            style={cells?.style}
            data-pinned={cells?.pinned}
            data-label={cells?.label}
          >
            {cells?.content(row.original, cell.getValue() as SortValue)}
          </td>
        );
      })}
    </tr>
  );
}

/** Renders again only when what it shows has changed, because TanStack makes new row objects at each change. */
export const TableRow = memo(
  RowOfCells,
  (before, now) =>
    before.row.original === now.row.original &&
    before.columnCells === now.columnCells &&
    before.line === now.line &&
    before.index === now.index &&
    before.rowIndex === now.rowIndex &&
    before.ref === now.ref,
) as typeof RowOfCells;

/** The look of the cells of each column, in the order of the columns. */
export function cellsOfColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  locale: string,
  labels: { yes: string; no: string },
  lines: boolean,
  timeZone: string,
): ColumnCells<Row>[] {
  // The heading of a card is its first value, not its checkbox.
  const first = columns[0]?.id === selectColumnId ? 1 : 0;
  return columns.map(({ id, header, align, cell, pinned }, place) => ({
    pinned,
    style: pinOf(columns, place),
    className: cn(
      "border-b border-line px-3 py-2.5 align-middle text-body wrap-anywhere tabular-nums group-last/row:border-b-0 group-hover/row:bg-paper first:ps-4 last:pe-4",
      "@max-[40rem]:border-0 @max-[40rem]:bg-transparent! @max-[40rem]:p-0! @max-[40rem]:text-start",
      align === "end" && "text-end",
      pinned && "sticky z-1 bg-surface @max-[40rem]:static",
      place === first && "font-medium",
      (lines ? lineStyle : cardStyle)(id, place, first),
    ),
    label: place > first && id !== actionsColumnId && !lines ? header : undefined,
    content: cell ?? ((_row, value) => valueAsText(value, locale, labels, timeZone)),
  }));
}

/** The classes of a cell where rows are lines. */
function lineStyle(columnId: string, place: number, first: number): string {
  if (place === first) return "@max-[40rem]:min-w-0 @max-[40rem]:flex-1";
  return place < first || columnId === actionsColumnId
    ? "py-1.5 whitespace-nowrap"
    : "@max-[40rem]:sr-only";
}

/** The classes of a cell where rows are cards. */
function cardStyle(columnId: string, place: number, first: number): string {
  if (columnId === actionsColumnId) {
    return "py-1.5 whitespace-nowrap @max-[40rem]:mt-2 @max-[40rem]:border-t @max-[40rem]:pt-2!";
  }
  if (place < first) return "py-1 @max-[40rem]:absolute @max-[40rem]:top-3 @max-[40rem]:end-3";
  if (place > first) {
    // Assistive technology reads the header cell, so this label is only visual. A cell without a value takes no room, and
    // stays for those who count cells.
    return "@max-[40rem]:empty:sr-only @max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(6rem,35%)_1fr] @max-[40rem]:items-center @max-[40rem]:gap-2 @max-[40rem]:before:text-ink-muted @max-[40rem]:before:content-[attr(data-label)_/_'']";
  }
  return first > 0
    ? "@max-[40rem]:pe-10! @max-[40rem]:pb-1! @max-[40rem]:text-reading"
    : "@max-[40rem]:pb-1! @max-[40rem]:text-reading";
}
