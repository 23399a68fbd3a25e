import { cn } from "../style/cn.ts";
import { type DataTableColumn, pinOf } from "./columns.ts";
import { Icon } from "./Icon.tsx";
import {
  keysOfSort,
  nextDirection,
  sortAfterPress,
  type SortDirection,
  type SortState,
} from "./sorting.ts";
import { sortValue } from "./use-table-model.ts";
import type { DataTableLabels } from "./labels.ts";

interface TableHeadProps<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  sort: SortState | null;
  onSort: (sort: SortState | null) => void;
  /** Whether a press of another header keeps those that are sorted. */
  several: boolean;
  labels: DataTableLabels;
  /** Numbers the row for assistive technology when not every row is in the document. */
  rowIndex?: number | undefined;
}

/** The header row; where rows are cards, the line of sort buttons above them, which scrolls sideways. */
export function TableHead<Row extends object>({
  columns,
  sort,
  onSort,
  several,
  labels,
  rowIndex,
}: TableHeadProps<Row>) {
  const keys = keysOfSort(sort);
  const directionOf = (id: string) => keys.find(({ columnId }) => columnId === id)?.direction;
  const sortable = columns.some(sortValue);
  const shown = columns.filter(({ under }) => !under);
  return (
    <thead
      role="rowgroup"
      className={cn("@max-[40rem]:block", !sortable && "@max-[40rem]:sr-only")}
    >
      <tr
        role="row"
        aria-rowindex={rowIndex}
        data-label={labels.sortBy}
        className={cn(
          "relative @max-[40rem]:flex @max-[40rem]:items-center @max-[40rem]:gap-1 @max-[40rem]:p-1 @max-[40rem]:whitespace-nowrap @max-[40rem]:before:text-caption @max-[40rem]:before:text-ink-muted @max-[40rem]:before:content-[attr(data-label)]",
          sortable && "@max-[40rem]:overflow-x-auto",
        )}
      >
        {shown.map((column, place) => {
          const { id, header, headerCell, headerEnd, align, width, hideHeader } = column;
          // A header has a button for each of the values in its cells.
          const own = columns.filter(
            (each) => (each === column || each.under === id) && sortValue(each),
          );
          const canSort = own.length > 0;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              // Screen readers read `abbr` before each cell: the column's name, without the button's next action.
              abbr={own.map((each) => each.header).join(", ") || (headerCell ? header : undefined)}
              aria-sort={own.map(({ id: each }) => directionOf(each)).find(Boolean)}
              // Where rows are cards, the box that selects all stands before the words “sort by”.
              // What is at its end reaches over the next header.
              data-pinned={column.pinned}
              style={{
                order: canSort ? 0 : -1,
                width,
                ...pinOf(shown, place),
                ...(headerEnd !== undefined && { zIndex: Math.max(0, 29 - place) }),
              }}
              className={cn(
                "sticky top-(--table-top) z-10 data-pinned:z-30 border-b border-line bg-sunken px-3 text-body font-medium text-ink-muted first:rounded-ss-card last:rounded-se-card first:ps-4 last:pe-4",
                align === "end" ? "text-end" : "text-start",
                canSort || headerCell ? "py-1.5" : "py-3 @max-[40rem]:sr-only",
                "@max-[40rem]:static @max-[40rem]:w-auto! @max-[40rem]:border-0 @max-[40rem]:bg-transparent @max-[40rem]:p-0!",
              )}
            >
              {canSort
                ? own.map((each) => {
                    const now = directionOf(each.id);
                    const order = keys.findIndex(({ columnId }) => columnId === each.id) + 1;
                    const direction = nextDirection(now);
                    return (
                      <SortButton
                        key={each.id}
                        label={each.header}
                        action={nextAction(labels, direction)(each.header)}
                        sorted={now}
                        hideLabel={each.hideHeader}
                        order={now && keys.length > 1 ? order : undefined}
                        onPress={() => onSort(sortAfterPress(sort, each.id, several))}
                      />
                    );
                  })
                : (headerCell ?? (
                    <span className={hideHeader ? "sr-only" : undefined}>{header}</span>
                  ))}
              {headerEnd}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function nextAction(labels: DataTableLabels, next: SortDirection | undefined) {
  if (next === "ascending") return labels.sortAscending;
  return next === "descending" ? labels.sortDescending : labels.sortNone;
}

interface SortButtonProps {
  label: string;
  action: string;
  sorted: SortDirection | undefined;
  hideLabel?: boolean | undefined;
  /** Its place among the sorted columns, from 1. */
  order: number | undefined;
  onPress: () => void;
}

function SortButton({ label, action, sorted, hideLabel, order, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      aria-label={order ? `${action} (${order})` : action}
      onClick={onPress}
      className={cn(
        "-mx-2 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-field px-2 text-start font-medium hover:bg-line hover:text-ink has-[+button]:me-1 pointer-coarse:min-h-10",
        "@max-[40rem]:mx-0 @max-[40rem]:border @max-[40rem]:border-line @max-[40rem]:bg-surface",
        sorted && "text-ink @max-[40rem]:border-line-strong",
      )}
    >
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
      <Icon
        name={sorted ?? "unsorted"}
        className={cn("size-3.5 shrink-0", !sorted && "opacity-60")}
      />
      {order && (
        <span aria-hidden data-order={order} className="after:content-[attr(data-order)]" />
      )}
    </button>
  );
}
