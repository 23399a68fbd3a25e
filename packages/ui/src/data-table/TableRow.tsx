import type { ReactNode, Ref } from "react";
import { cn } from "../style/cn.ts";
import { actionsColumnId, type DataTableColumn } from "./columns.ts";

interface TableRowProps<Row> {
  cells: readonly { id: string; column: DataTableColumn<Row>; content: ReactNode }[];
  index: number;
  rowIndex?: number | undefined;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

/** One row; in a narrow place a card whose first value is its heading. */
export function TableRow<Row>({ cells, index, rowIndex, ref }: TableRowProps<Row>) {
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={rowIndex}
      className="group/row @max-[40rem]:flex @max-[40rem]:flex-col @max-[40rem]:gap-1 @max-[40rem]:rounded-card @max-[40rem]:border @max-[40rem]:border-line @max-[40rem]:bg-surface @max-[40rem]:p-4"
    >
      {cells.map(({ id, column, content }, place) => (
        <td
          key={id}
          role="cell"
          className={cn(
            "border-b border-line px-3 py-2.5 align-middle text-body wrap-anywhere tabular-nums group-last/row:border-b-0 group-hover/row:bg-paper first:pl-4 first:font-medium last:pr-4",
            "@max-[40rem]:border-0 @max-[40rem]:bg-transparent! @max-[40rem]:p-0! @max-[40rem]:text-left",
            column.align === "end" && "text-right",
            column.id === actionsColumnId
              ? "py-1.5 whitespace-nowrap @max-[40rem]:mt-2 @max-[40rem]:border-t @max-[40rem]:pt-2!"
              : "@max-[40rem]:not-first:grid @max-[40rem]:not-first:grid-cols-[minmax(6rem,35%)_1fr] @max-[40rem]:not-first:items-center @max-[40rem]:not-first:gap-2 @max-[40rem]:first:pb-1! @max-[40rem]:first:text-reading",
          )}
        >
          {place > 0 && column.id !== actionsColumnId && (
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
