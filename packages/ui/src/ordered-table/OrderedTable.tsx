import { defaultRangeExtractor, measureElement, useVirtualizer } from "@tanstack/react-virtual";
import {
  type ComponentProps,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cn } from "../style/cn.ts";
import { englishOrderedTableLabels, type OrderedTableLabels } from "./labels.ts";
import type { OrderedColumn } from "./ordered-column.ts";
import { OrderedRow, type RowHandlers, type Side } from "./OrderedRow.tsx";
import { useLabels } from "../labels/labels-context.ts";

export interface OrderedTableProps<Row> extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name. */
  label: string;
  /** The rows, in their order. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Names a row in the names of its buttons. */
  rowName: (row: Row) => string;
  /** The first one is the heading of a row; others stand below it. Keep them, `actions` and `labels` stable. */
  columns: readonly OrderedColumn<Row>[];
  /** Returns the buttons of a row. */
  actions?: (row: Row) => ReactNode;
  /** Id of the row that is open beside the table. */
  current?: string | undefined;
  /** Id of the row that is marked, because the same is pointed at elsewhere. */
  highlighted?: string | undefined;
  /** Called with the row under the pointer or with the focus in it, and with nothing when there is none any more. */
  onRowPoint?: ((id: string | undefined) => void) | undefined;
  /** Ids of the chosen rows; with `onChosenChange`, rows have a checkbox. */
  chosen?: ReadonlySet<string>;
  onChosenChange?: ((chosen: ReadonlySet<string>) => void) | undefined;
  /** Called with the rows to put before or after another one; without it, rows cannot be moved. */
  onMove?: ((ids: ReadonlySet<string>, target: string, side: Side) => void) | undefined;
  /** Height limit of the scroll area, as a CSS length. @default "24rem" */
  maxHeight?: string;
  labels?: Partial<OrderedTableLabels>;
}

const rowHeight = 64;
const nobody: ReadonlySet<string> = new Set();
const rowAt = (element: Element) =>
  element.closest("[data-row]")?.getAttribute("data-row") ?? undefined;

/** A table of rows in an order of their author's, who drags them or moves them by keys. Only the rows in view are in the document. */
export function OrderedTable<Row>({
  label,
  rows,
  rowId,
  rowName,
  columns,
  actions,
  current,
  highlighted,
  onRowPoint,
  chosen = nobody,
  onChosenChange,
  onMove,
  maxHeight = "24rem",
  labels: given,
  className,
  ...props
}: OrderedTableProps<Row>) {
  const labels = useLabels("orderedTable", englishOrderedTableLabels, given);
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const dragged = useRef<string>(undefined);
  /** Row whose handle gets the focus back after a move. */
  const [moving, setMoving] = useState<string>();
  const [said, setSaid] = useState("");
  const ids = rows.map(rowId);
  const [focused, setFocused] = useState<string>();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => rowHeight,
    // Rows of a table that is hidden have no height; with none, no row would be drawn when it is shown again.
    measureElement: (...row) => measureElement(...row) || rowHeight,
    overscan: 4,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      // A row with the focus or under way stays in the document, so that neither is lost.
      const kept = [focused, moving]
        .map((id) => (id === undefined ? -1 : ids.indexOf(id)))
        .filter((place) => place >= 0 && !places.includes(place));
      return [...places, ...new Set(kept)].toSorted((a, b) => a - b);
    },
    initialRect: { width: 0, height: 400 },
  });

  const move = (id: string, target: string, side: Side) => {
    const group = chosen.has(id) ? chosen : new Set([id]);
    if (group.has(target)) return;
    onMove?.(group, target, side);
  };
  const step = (id: string, places: number) => {
    const from = ids.indexOf(id);
    const to = Math.max(0, Math.min(ids.length - 1, from + places));
    const target = ids[to];
    if (target === undefined || to === from) return;
    setMoving(id);
    onMove?.(new Set([id]), target, to < from ? "before" : "after");
    const row = rows[from];
    if (row) setSaid(labels.moved(rowName(row), to + 1, ids.length));
  };
  const drop = (target: string, side: Side | undefined) => {
    const id = dragged.current;
    if (id === undefined) return;
    // By keys, a row is put in the place of the target.
    move(id, target, side ?? (ids.indexOf(id) < ids.indexOf(target) ? "after" : "before"));
  };
  const latest = useRef<RowHandlers>(undefined);
  useLayoutEffect(() => {
    latest.current = {
      choose: (id, next) => {
        const now = new Set(chosen);
        if (next) now.add(id);
        else now.delete(id);
        onChosenChange?.(now);
      },
      step,
      take: (id) => {
        dragged.current = id;
      },
      drop,
    };
  });
  const [handlers] = useState<RowHandlers>(() => ({
    choose: (...call) => latest.current?.choose(...call),
    step: (...call) => latest.current?.step(...call),
    take: (...call) => latest.current?.take(...call),
    drop: (...call) => latest.current?.drop(...call),
  }));
  const place = moving === undefined ? -1 : ids.indexOf(moving);
  useLayoutEffect(() => {
    if (moving === undefined || place < 0) return;
    virtualizer.scrollToIndex(place);
    const row = scroller.current?.querySelector(`[data-row="${CSS.escape(moving)}"]`);
    row?.querySelector<HTMLElement>("[data-move]")?.focus({ preventScroll: true });
  }, [moving, place, virtualizer]);

  return (
    <div {...props} className={cn("flex min-h-0 flex-col", className)}>
      <div id={`${base}-label`} className="sr-only">
        {label}
      </div>
      <div id={`${base}-help`} className="sr-only">
        {labels.moveHelp}
      </div>
      {/* It only observes focus events. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scroller}
        role="region"
        aria-labelledby={`${base}-label`}
        // A scroll area has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={{ maxHeight }}
        className="@container min-h-0 overflow-auto rounded-card border border-line bg-surface"
        onFocus={({ target }) => {
          setFocused(rowAt(target));
          onRowPoint?.(rowAt(target));
        }}
        onBlur={() => {
          setMoving(undefined);
          onRowPoint?.(undefined);
        }}
        onPointerOver={({ target }) => onRowPoint?.(rowAt(target as Element))}
        onPointerLeave={() => onRowPoint?.(undefined)}
      >
        <table
          role="table"
          aria-labelledby={`${base}-label`}
          aria-rowcount={rows.length + 1}
          className="block"
        >
          <thead role="rowgroup" className="sr-only">
            <tr role="row" aria-rowindex={1}>
              {columns.map(({ id, header }) => (
                <th key={id} role="columnheader" scope="col">
                  {header}
                </th>
              ))}
              {actions && (
                <th role="columnheader" scope="col">
                  {labels.actions}
                </th>
              )}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            className="relative block"
            style={{ height: virtualizer.getTotalSize() }}
          >
            {virtualizer.getVirtualItems().map(({ index, start, key }) => {
              const row = rows[index];
              const id = ids[index];
              if (row === undefined || id === undefined) return null;
              return (
                <OrderedRow
                  key={key}
                  row={row}
                  id={id}
                  index={index}
                  name={rowName(row)}
                  columns={columns}
                  actions={actions}
                  current={id === current}
                  highlighted={id === highlighted}
                  chosen={chosen.has(id)}
                  choosable={onChosenChange !== undefined}
                  movable={onMove !== undefined}
                  dragType={`row-of-${base}`}
                  helpId={`${base}-help`}
                  handlers={handlers}
                  top={start}
                  measure={virtualizer.measureElement}
                  labels={labels}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
