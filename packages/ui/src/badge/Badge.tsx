import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";

const style = cva(
  "inline-flex h-5 max-w-full min-w-5 items-center justify-center gap-1 rounded-full px-2 text-caption font-medium whitespace-nowrap tabular-nums [&_svg]:size-3",
  {
    variants: {
      tone: {
        neutral: "bg-ink/8 text-ink-muted",
        lime: "bg-lime text-lime-ink",
        success: "bg-success-tint text-success",
        error: "bg-danger-tint text-danger",
        warning: "bg-warning-tint text-warning",
        info: "bg-info-tint text-info",
      },
    },
  },
);

export interface BadgeProps extends ComponentProps<"span"> {
  /** Colours. @default "neutral" */
  tone?: "neutral" | "lime" | "success" | "error" | "warning" | "info";
}

/** A count or a word that belongs to something else. */
export function Badge({ tone = "neutral", className, ...props }: BadgeProps) {
  return <span {...props} className={cn(style({ tone }), className)} />;
}
