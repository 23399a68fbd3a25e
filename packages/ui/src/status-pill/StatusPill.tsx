import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";

const dot = cva("size-2 shrink-0 rounded-full", {
  variants: {
    tone: {
      neutral: "border-2 border-line-strong",
      active: "bg-lime ring-1 ring-ink",
      success: "bg-success",
      error: "bg-danger",
      warning: "bg-warning",
      info: "bg-info",
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
        "inline-flex h-6 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface pr-2.5 pl-2 text-caption font-medium whitespace-nowrap text-ink",
        className,
      )}
    >
      <span aria-hidden className={dot({ tone })} />
      <span className="truncate">{children}</span>
    </span>
  );
}
