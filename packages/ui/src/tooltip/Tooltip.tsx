import type { ReactElement, ReactNode } from "react";
import {
  TooltipContent,
  type TooltipContentProps,
  TooltipRoot,
  TooltipTrigger,
} from "./TooltipParts.tsx";
import type { TooltipOpenReason } from "./use-tooltip-open.ts";

export interface TooltipProps extends Omit<TooltipContentProps, "children"> {
  /** A short text; never put information only here. */
  content: ReactNode;
  /** One focusable element that spreads its props, or a menu, popover or dialog with its trigger. */
  children: ReactElement;
  /** Preferred side. @default "top" */
  side?: "top" | "bottom" | "left" | "right";
  /** Delay before hovering shows it, in ms; focus shows it at once. @default 300 */
  showDelay?: number;
  /** Controlled when given. */
  open?: boolean;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, reason: TooltipOpenReason) => void;
}

/**
 * A short description of an element, shown on hover, focus or tap. It stays while the pointer is on it,
 * and is hidden by Escape, or 120 ms after pointer and focus have left. As the trigger of a menu, a popover or a dialog it
 * hands that one's props on to its element. Made of its parts.
 */
export function Tooltip({
  content,
  children,
  side,
  showDelay,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...props
}: TooltipProps) {
  const isTrigger = "aria-haspopup" in props;
  return (
    <TooltipRoot {...{ showDelay, open, defaultOpen, onOpenChange }}>
      <TooltipTrigger {...(isTrigger && (props as object))}>{children}</TooltipTrigger>
      <TooltipContent {...(!isTrigger && props)} {...{ side, className }}>
        {content}
      </TooltipContent>
    </TooltipRoot>
  );
}
