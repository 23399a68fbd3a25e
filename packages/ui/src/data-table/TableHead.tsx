import type { Header } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { cn } from "../style/cn.ts";
import type { DataTableColumn } from "./columns.ts";
import type { TableModelFeatures } from "./useTableModel.ts";
import type { DataTableWords } from "./words.ts";

type Sorted = false | "asc" | "desc";

interface TableHeadProps<Row extends object> {
  headers: readonly Header<TableModelFeatures, Row, unknown>[];
  columnOf: (id: string) => DataTableColumn<Row>;
  words: DataTableWords;
  /** Numbers the row for assistive technology when not every row is in the document. */
  rowIndex?: number | undefined;
}

/** The header row; where rows are cards, the bar of sort buttons above them. */
export function TableHead<Row extends object>({
  headers,
  columnOf,
  words,
  rowIndex,
}: TableHeadProps<Row>) {
  const sortable = headers.some((header) => header.column.getCanSort());
  return (
    <thead
      role="rowgroup"
      className={cn("@max-[40rem]:block", !sortable && "@max-[40rem]:sr-only")}
    >
      <tr
        role="row"
        aria-rowindex={rowIndex}
        data-label={words.sortBy}
        className="@max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:items-center @max-[40rem]:gap-1 @max-[40rem]:pb-2 @max-[40rem]:before:pr-1 @max-[40rem]:before:text-caption @max-[40rem]:before:text-ink-muted @max-[40rem]:before:content-[attr(data-label)]"
      >
        {headers.map(({ id, column }) => {
          const { header, headerCell, align, width, hideHeader } = columnOf(column.id);
          const canSort = column.getCanSort();
          const sorted = column.getIsSorted();
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              // Read before each cell: the name alone, without the button's next action.
              abbr={canSort || headerCell ? header : undefined}
              aria-sort={sorted === false ? undefined : ariaSort[sorted]}
              style={{ width }}
              className={cn(
                "sticky top-(--table-top) z-10 border-b border-line bg-sunken px-3 text-body font-medium text-ink-muted first:rounded-tl-card last:rounded-tr-card first:pl-4 last:pr-4",
                align === "end" ? "text-right" : "text-left",
                canSort || headerCell ? "py-1.5" : "py-3 @max-[40rem]:sr-only",
                "@max-[40rem]:static @max-[40rem]:w-auto! @max-[40rem]:border-0 @max-[40rem]:bg-transparent @max-[40rem]:p-0!",
              )}
            >
              {canSort ? (
                <SortButton
                  label={header}
                  action={nextAction(words, column.getNextSortingOrder())(header)}
                  sorted={sorted}
                  hideLabel={hideHeader}
                  onPress={() => column.toggleSorting()}
                />
              ) : (
                (headerCell ?? <span className={hideHeader ? "sr-only" : undefined}>{header}</span>)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;

function nextAction(words: DataTableWords, next: Sorted) {
  if (next === "asc") return words.sortAscending;
  return next === "desc" ? words.sortDescending : words.sortNone;
}

interface SortButtonProps {
  label: string;
  action: string;
  sorted: Sorted;
  hideLabel?: boolean | undefined;
  onPress: () => void;
}

const sortIcons = { asc: ArrowUp, desc: ArrowDown };

function SortButton({ label, action, sorted, hideLabel, onPress }: SortButtonProps) {
  const Icon = sorted === false ? ChevronsUpDown : sortIcons[sorted];
  return (
    <button
      type="button"
      aria-label={action}
      onClick={onPress}
      className={cn(
        "-mx-2 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-field px-2 font-medium hover:bg-line hover:text-ink pointer-coarse:min-h-10",
        "@max-[40rem]:mx-0 @max-[40rem]:border @max-[40rem]:border-line @max-[40rem]:bg-surface",
        sorted !== false && "text-ink @max-[40rem]:border-line-strong",
      )}
    >
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
      <Icon aria-hidden className={cn("size-3.5 shrink-0", sorted === false && "opacity-60")} />
    </button>
  );
}
