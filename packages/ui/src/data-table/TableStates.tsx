import type { ReactNode } from "react";
import { buttonStyle } from "../button/index.ts";
import { cn } from "../style/cn.ts";
import type { DataTableColumn } from "./columns.ts";
import { Icon } from "./Icon.tsx";
import { useDelayed } from "./use-delayed.ts";

interface TableMessageProps {
  children: ReactNode;
  /** The action offered below the message. */
  action?: { label: string; onPress: () => void } | undefined;
  /** True for an error, which is announced at once. */
  alert?: boolean;
}

/** Shown instead of the rows: loading, no match, or an error. */
export function TableMessage({ children, action, alert }: TableMessageProps) {
  return (
    <div
      role={alert ? "alert" : undefined}
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-4 py-12 text-center text-reading text-ink"
    >
      {alert && <Icon name="alert" className="size-6 text-danger" />}
      <div className="max-w-prose wrap-anywhere">{children}</div>
      {action && (
        // Without the rest of a Button, which tables do not need.
        <button type="button" onClick={action.onPress} className={cn(buttonStyle())}>
          {action.label}
        </button>
      )}
    </div>
  );
}

interface TableSkeletonProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  lines: boolean;
  /** In pixels. */
  rowHeight: number;
  label: string;
}

const skeletonRows = [0, 1, 2, 3, 4, 5];
const barWidths = ["w-3/5", "w-2/5", "w-1/2"];

/** The table's shape while its rows are loading. Its height is reserved from the start, so nothing jumps. */
export function TableSkeleton<Row>({
  columns: all,
  lines,
  rowHeight,
  label,
}: TableSkeletonProps<Row>) {
  const columns = all.filter(({ under }) => under === undefined);
  const shown = useDelayed(true, 150);
  return (
    <div role="status">
      {shown && <span className="sr-only">{label}</span>}
      <div
        aria-hidden
        className={cn(
          "overflow-hidden rounded-card border border-line bg-surface @max-[40rem]:border-0 @max-[40rem]:bg-transparent",
          !shown && "invisible",
        )}
      >
        <div className="flex h-11 border-b border-line bg-sunken @max-[40rem]:hidden">
          {columns.map((column) => (
            <div
              key={column.id}
              style={{ width: column.width }}
              className={cn(
                "truncate px-3 py-3 text-body font-medium text-ink-muted first:ps-4",
                column.width === undefined && "flex-1",
                column.align === "end" && "text-end",
              )}
            >
              {/* Where something else stands in its place, such as a box, there is no room for it. */}
              {!column.hideHeader && column.headerCell === undefined && column.header}
            </div>
          ))}
        </div>
        {skeletonRows.map((row) => (
          <div
            key={row}
            style={{ height: rowHeight }}
            className="flex items-center border-b border-line last:border-b-0 @max-[40rem]:mb-2 @max-[40rem]:h-auto! @max-[40rem]:flex-col @max-[40rem]:items-start @max-[40rem]:gap-4 @max-[40rem]:rounded-card @max-[40rem]:border @max-[40rem]:bg-surface @max-[40rem]:py-5"
          >
            {columns.map((column, place) => (
              <div
                key={column.id}
                style={{ width: column.width }}
                className={cn(
                  "px-3 first:ps-4",
                  column.width === undefined && "flex-1",
                  "@max-[40rem]:w-full!",
                  lines && place > 1 && "@max-[40rem]:hidden",
                )}
              >
                <div
                  className={cn(
                    "h-4 animate-pulse rounded bg-line motion-reduce:animate-none",
                    barWidths[(row + place) % barWidths.length],
                    column.align === "end" && "ms-auto @max-[40rem]:ms-0",
                  )}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
