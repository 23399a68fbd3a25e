import { memo, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { useDrag } from "react-aria/useDrag";
import { useDrop } from "react-aria/useDrop";
import { Checkbox } from "../checkbox/index.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import type { OrderedTableLabels } from "./labels.ts";
import { MoveHandle } from "./MoveHandle.tsx";
import type { OrderedColumn } from "./ordered-column.ts";

/** The side of a row on which another one is put. */
export type Side = "before" | "after";

/** What rows do, by their ids; the same functions all the time. */
export interface RowHandlers {
  choose: (id: string, chosen: boolean) => void;
  step: (id: string, places: number) => void;
  take: (id: string) => void;
  drop: (id: string, side: Side | undefined) => void;
}

interface OrderedRowProps<Row> {
  row: Row;
  id: string;
  /** Place among the rows, 0 for the first. */
  index: number;
  name: string;
  columns: readonly OrderedColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  current: boolean;
  highlighted: boolean;
  chosen: boolean;
  choosable: boolean;
  /** Type of what is dragged; only rows of the same table are taken. */
  dragType: string;
  movable: boolean;
  /** Describes the handle. */
  helpId: string;
  handlers: RowHandlers;
  top: number;
  measure: Ref<HTMLTableRowElement>;
  labels: OrderedTableLabels;
}

/** One row of an ordered table, which is dragged and takes others. */
function RowOfTable<Row>(props: OrderedRowProps<Row>) {
  const { row, id, index, name, columns, actions, current, chosen, choosable, highlighted } = props;
  const { dragType, movable, helpId, handlers, top, measure, labels } = props;
  const ref = useRef<HTMLTableRowElement>(null);
  const [side, setSide] = useState<Side>();
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    getItems: () => [{ [dragType]: id, "text/plain": name }],
    getAllowedDropOperations: () => ["move"],
    onDragStart: () => handlers.take(id),
    hasDragButton: true,
    isDisabled: !movable,
  });
  const sideAt = (y: number): Side =>
    y < (ref.current?.offsetHeight ?? 0) / 2 ? "before" : "after";
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(dragType) ? "move" : "cancel"),
    onDropMove: ({ y }) => setSide(sideAt(y)),
    onDropExit: () => setSide(undefined),
    onDrop: () => {
      handlers.drop(id, side);
      setSide(undefined);
    },
    isDisabled: !movable,
  });
  const headingId = useId();
  const [first, ...others] = columns;
  const cell = "block min-w-0 text-body wrap-anywhere";
  return (
    <tr
      {...dragProps}
      {...dropProps}
      ref={mergeRefs(ref, measure)}
      role="row"
      data-index={index}
      data-row={id}
      aria-rowindex={index + 2}
      aria-labelledby={headingId}
      aria-current={current || undefined}
      style={{ transform: `translateY(${top}px)` }}
      className={cn(
        "absolute inset-x-0 top-0 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line px-2 py-1.5 hover:bg-paper",
        highlighted && "bg-sunken",
        current && "bg-sunken forced-colors:border-s-4",
        isDragging && "opacity-50",
        isDropTarget &&
          (side === "after" ? "border-b-focus forced-colors:border-b-4" : "outline outline-focus"),
      )}
    >
      <td role="cell" className={cn(cell, "flex items-center gap-2 @max-[18rem]:col-span-2")}>
        {movable && (
          <MoveHandle
            label={labels.move(name)}
            describedBy={helpId}
            drag={dragButtonProps}
            onStep={(places) => handlers.step(id, places)}
          />
        )}
        {choosable && (
          <Checkbox
            label={labels.choose(name)}
            hideLabel
            checked={chosen}
            onCheckedChange={(next) => handlers.choose(id, next)}
          />
        )}
        <span id={headingId} className="min-w-0 flex-1">
          {first?.cell(row, index)}
        </span>
      </td>
      {others.map(({ id: column, cell: content, className }) => (
        <td key={column} role="cell" className={cn(cell, "col-span-2 col-start-1 ps-7", className)}>
          {content(row, index)}
        </td>
      ))}
      {actions && (
        // Beside it, a narrow table would leave the name no room.
        <td
          role="cell"
          className="col-start-2 row-start-1 flex items-center gap-1 @max-[18rem]:col-span-2 @max-[18rem]:col-start-1 @max-[18rem]:row-auto @max-[18rem]:ps-6"
        >
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

/** Renders again only when what it shows has changed. */
export const OrderedRow = memo(RowOfTable) as typeof RowOfTable;
