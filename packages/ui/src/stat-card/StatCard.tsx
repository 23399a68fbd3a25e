import type { ComponentProps, ReactNode } from "react";
import { cn } from "../style/cn.ts";

export interface StatCardProps extends ComponentProps<"div"> {
  /** What is counted. */
  label: ReactNode;
  /** The figure, perhaps abbreviated. */
  value: ReactNode;
  /** The exact figure, shown on hover and read by assistive technology. */
  fullValue?: string;
  icon?: ReactNode;
  /** Shown below the figure, e.g. since when or out of how many. */
  hint?: ReactNode;
}

/** A card with one figure. */
export function StatCard({
  label,
  value,
  fullValue,
  icon,
  hint,
  className,
  ...props
}: StatCardProps) {
  return (
    <div
      {...props}
      className={cn("min-w-0 rounded-card border border-line bg-surface p-4", className)}
    >
      <div className="flex items-center gap-2 text-body text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        <span className="min-w-0 wrap-break-word">{label}</span>
      </div>
      <p className="mt-2 text-title font-semibold tracking-tight tabular-nums" title={fullValue}>
        {fullValue ? (
          <>
            <span aria-hidden>{value}</span>
            <span className="sr-only">{fullValue}</span>
          </>
        ) : (
          value
        )}
      </p>
      {hint && <p className="mt-0.5 text-caption text-ink-faint">{hint}</p>}
    </div>
  );
}
