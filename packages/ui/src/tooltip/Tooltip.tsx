import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, type ReactElement, type ReactNode, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import type { TooltipSide } from "./place.ts";
import { useTooltip } from "./use-tooltip.ts";

export interface TooltipProps extends Omit<ComponentProps<"div">, "content" | "children"> {
  /** A few words; never the only place where something is said. */
  content: ReactNode;
  /** One element that takes the focus and spreads its props. */
  children: ReactElement;
  /** @default "top" */
  side?: TooltipSide;
  /** Before it shows under the pointer, in ms; the focus shows it at once. @default 300 */
  showDelay?: number;
}

/**
 * Words about an element: shown under pointer, focus or tap; stays while the pointer is on it;
 * goes on Escape, or 120 ms after pointer and focus have left.
 */
export function Tooltip({
  content,
  children,
  side = "top",
  showDelay = 300,
  className,
  ref,
  ...props
}: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const { home, ofTrigger, ofBubble } = useTooltip({ trigger, bubble, side, showDelay });
  return (
    <>
      <Slot ref={trigger} {...ofTrigger} {...(home && { "aria-describedby": id })}>
        {children}
      </Slot>
      {home &&
        createPortal(
          <div
            {...props}
            {...ofBubble}
            ref={mergeRefs(bubble, ref)}
            id={id}
            role="tooltip"
            popover="manual"
            className={cn(
              "fixed inset-auto m-0 w-max max-w-72 overflow-visible rounded-field border-0 bg-ink px-2.5 py-1.5 text-caption wrap-break-word text-paper shadow-float",
              // The way from the element to here belongs to it: the pointer may take its time.
              "before:absolute before:-inset-2 before:-z-1",
              "transition-opacity duration-120 ease-calm starting:opacity-0",
              className,
            )}
          >
            {content}
          </div>,
          home,
        )}
    </>
  );
}
