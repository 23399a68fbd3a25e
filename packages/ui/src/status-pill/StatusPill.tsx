import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";

// Filled by its border: where colours are forced, a background vanishes.
const dot = cva("size-2 shrink-0 rounded-full", {
  variants: {
    tone: {
      neutral: "border-2 border-line-strong",
      active: "border-4 border-lime ring-1 ring-ink",
      success: "border-4 border-success",
      error: "border-4 border-danger",
      warning: "border-4 border-warning",
      info: "border-4 border-info",
    },
  },
});

export interface StatusPillProps extends ComponentProps<"span"> {
  /** Colour of the dot; `active` (lime) is for what is live now. */
  tone: "neutral" | "active" | "success" | "error" | "warning" | "info";
}

/** Shows a state as a dot and a word. */
export function StatusPill({ tone, className, children, ...props }: StatusPillProps) {
  return (
    <span
      {...props}
      className={cn(
        "inline-flex h-6 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface pe-2.5 ps-2 text-caption font-medium whitespace-nowrap text-ink",
        className,
      )}
    >
      <span aria-hidden className={dot({ tone })} />
      <span className="truncate">{children}</span>
    </span>
  );
}
