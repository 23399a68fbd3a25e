import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";

const style = cva("animate-spin shrink-0", {
  variants: { size: { sm: "size-4", md: "size-5", lg: "size-8" } },
});

export interface SpinnerProps extends ComponentProps<"svg"> {
  /** Accessible name: what is going on. Without it the spinner is decorative. */
  label?: string;
  /** Size: 16, 20 or 32 px. @default "sm" */
  size?: "sm" | "md" | "lg";
}

/** A turning circle in the colour of the text around it. */
export function Spinner({ label, size = "sm", className, ...props }: SpinnerProps) {
  const meaning = label
    ? ({ role: "img", "aria-label": label } as const)
    : ({ "aria-hidden": true } as const);
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      {...meaning}
      {...props}
      className={cn(style({ size }), className)}
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
