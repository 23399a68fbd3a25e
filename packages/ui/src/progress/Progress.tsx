import { cva } from "class-variance-authority";
import { type ComponentProps, useId } from "react";
import { cn } from "../style/cn.ts";

const bar = cva(
  "h-full rounded-full forced-colors:bg-[CanvasText] transition-[width] duration-200 ease-calm",
  {
    variants: { tone: { lime: "bg-lime", warning: "bg-warning", error: "bg-danger" } },
  },
);

export interface ProgressProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name: what progresses. */
  label: string;
  /** The value, from 0 to `max`; null when it is unknown. */
  value: number | null;
  /** The value at the end. @default 100 */
  max?: number;
  /** The value in words, such as "12 MB of 50 MB". @default the percentage */
  valueText?: string;
  /** Shows label and value above the bar. @default false */
  showValue?: boolean;
  /** Colour. @default "lime" */
  tone?: "lime" | "warning" | "error";
}

/** A progress bar, for a process or for the use of a limited thing. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  showValue = false,
  tone = "lime",
  className,
  ...props
}: ProgressProps) {
  const id = useId();
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const text = valueText ?? (value === null ? undefined : `${Math.round(share * 100)} %`);
  return (
    <div {...props} className={cn("grid min-w-0 gap-1.5", className)}>
      <div
        className={cn(
          "flex flex-wrap items-baseline justify-between gap-x-3 text-body",
          !showValue && "sr-only",
        )}
      >
        <span id={id} className="min-w-0 wrap-break-word">
          {label}
        </span>
        <span className="ms-auto text-end text-ink-muted tabular-nums">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full border border-line-strong/70 bg-sunken"
      >
        <div
          className={cn(bar({ tone }), value === null && "w-2/5 animate-pulse")}
          style={value === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
