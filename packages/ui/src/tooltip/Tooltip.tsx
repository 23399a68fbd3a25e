import { Slot } from "@radix-ui/react-slot";
import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type ComponentProps, type ReactElement, type ReactNode, use, useRef } from "react";
import { cn } from "../style/cn.ts";
import { PortalContainer } from "../style/portal-container.ts";
import { useTooltipOpen } from "./use-tooltip-open.ts";

export interface TooltipProps extends Omit<ComponentProps<"div">, "content" | "children"> {
  /** A short text; never put information only here. */
  content: ReactNode;
  /** One focusable element that spreads its props, or a menu, popover or dialog with its trigger. */
  children: ReactElement;
  /** Preferred side. @default "top" */
  side?: "top" | "bottom" | "left" | "right";
  /** Delay before hovering shows it, in ms; focus shows it at once. @default 300 */
  showDelay?: number;
}

/**
 * A short description of an element, shown on hover, focus or tap. It stays while the pointer is on it,
 * and is hidden by Escape, or 120 ms after pointer and focus have left. As the trigger of a menu, a popover or a dialog it
 * hands that one's props on to its element.
 */
export function Tooltip({
  content,
  children,
  side = "top",
  showDelay = 300,
  className,
  ...props
}: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const portal = use(PortalContainer);
  const tooltip = useTooltipOpen(trigger);
  const isTrigger = "aria-haspopup" in props;
  return (
    <RadixTooltip.Provider delayDuration={showDelay} skipDelayDuration={0} disableHoverableContent>
      <RadixTooltip.Root {...tooltip.root}>
        <RadixTooltip.Trigger asChild ref={trigger} {...tooltip.trigger}>
          {isTrigger ? <Slot {...props}>{children}</Slot> : children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal container={portal?.current}>
          <RadixTooltip.Content
            data-open=""
            {...(isTrigger ? undefined : props)}
            {...tooltip.content}
            side={side}
            sideOffset={8}
            collisionPadding={8}
            className={cn(
              "z-70 w-max max-w-72 rounded-field bg-ink px-2.5 py-1.5 text-caption wrap-break-word text-paper shadow-float",
              // Covers the gap to the trigger, so that a slow pointer does not leave the tooltip.
              "before:absolute before:-inset-2 before:-z-1",
              "transition-opacity duration-120 ease-calm starting:opacity-0",
              className,
            )}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
