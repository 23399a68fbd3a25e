import type { ReactNode, Ref } from "react";
import { cn } from "../style/cn.ts";
import { actionsColumnId, type DataTableColumn, selectColumnId } from "./columns.ts";

interface TableRowProps<Row> {
  cells: readonly { id: string; column: DataTableColumn<Row>; content: ReactNode }[];
  index: number;
  rowIndex?: number | undefined;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

/** One row; in a narrow place a card whose first value is its heading. */
export function TableRow<Row>({ cells, index, rowIndex, ref }: TableRowProps<Row>) {
  // What a card is headed by: its first value, not the box to choose it by.
  const first = cells[0]?.column.id === selectColumnId ? 1 : 0;
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={rowIndex}
      className="group/row relative @max-[40rem]:flex @max-[40rem]:flex-col @max-[40rem]:gap-1 @max-[40rem]:rounded-card @max-[40rem]:border @max-[40rem]:border-line @max-[40rem]:bg-surface @max-[40rem]:p-4"
    >
      {cells.map(({ id, column, content }, place) => (
        <td
          key={id}
          role="cell"
          className={cn(
            "border-b border-line px-3 py-2.5 align-middle text-body wrap-anywhere tabular-nums group-last/row:border-b-0 group-hover/row:bg-paper first:pl-4 last:pr-4",
            "@max-[40rem]:border-0 @max-[40rem]:bg-transparent! @max-[40rem]:p-0! @max-[40rem]:text-left",
            column.align === "end" && "text-right",
            place === first && "font-medium",
            cardStyle(column.id, place, first),
          )}
        >
          {place > first && column.id !== actionsColumnId && (
            // The header is tied to the cell for assistive technology: this is for the eye alone.
            <span aria-hidden className="hidden text-ink-muted @max-[40rem]:inline">
              {column.header}
            </span>
          )}
          {content}
        </td>
      ))}
    </tr>
  );
}

/** What a cell is to its card. */
function cardStyle(columnId: string, place: number, first: number): string {
  if (columnId === actionsColumnId) {
    return "py-1.5 whitespace-nowrap @max-[40rem]:mt-2 @max-[40rem]:border-t @max-[40rem]:pt-2!";
  }
  if (place < first) return "py-1 @max-[40rem]:absolute @max-[40rem]:top-3 @max-[40rem]:right-3";
  if (place > first) {
    return "@max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(6rem,35%)_1fr] @max-[40rem]:items-center @max-[40rem]:gap-2";
  }
  return first > 0
    ? "@max-[40rem]:pr-10! @max-[40rem]:pb-1! @max-[40rem]:text-reading"
    : "@max-[40rem]:pb-1! @max-[40rem]:text-reading";
}
