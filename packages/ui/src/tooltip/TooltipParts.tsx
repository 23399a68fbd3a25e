import { Slot } from "@radix-ui/react-slot";
import * as RadixTooltip from "@radix-ui/react-tooltip";
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useRef,
} from "react";
import { cn } from "../style/cn.ts";
import { type ContainerProps, useContainer } from "../style/portal-container.ts";
import { type TooltipOpenReason, useTooltipOpen } from "./use-tooltip-open.ts";

/** Radix says it where a part has no root around it. */
const TooltipContext = createContext({} as ReturnType<typeof useTooltipOpen>);

export interface TooltipRootProps {
  /** Controlled when given. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, reason: TooltipOpenReason) => void) | undefined;
  /** Delay before hovering shows it, in ms; focus shows it at once. @default 300 */
  showDelay?: number | undefined;
  /** A `Tooltip.Trigger` and a `Tooltip.Content`. */
  children: ReactNode;
}

/** The parts of a tooltip: holds whether it is open, and draws nothing itself. */
export function TooltipRoot({ showDelay = 300, children, ...opening }: TooltipRootProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const tooltip = useTooltipOpen(trigger, opening);
  return (
    <TooltipContext value={tooltip}>
      <RadixTooltip.Provider
        delayDuration={showDelay}
        skipDelayDuration={0}
        disableHoverableContent
      >
        <RadixTooltip.Root {...tooltip.root}>{children}</RadixTooltip.Root>
      </RadixTooltip.Provider>
    </TooltipContext>
  );
}

export interface TooltipTriggerProps extends Omit<ComponentProps<"button">, "children"> {
  /** One focusable element that spreads its props, or a menu, popover or dialog with its trigger. */
  children: ReactElement;
}

/** Shows the tooltip of the element inside it. As the trigger of a menu or the like it hands that one's props on. */
export function TooltipTrigger(props: TooltipTriggerProps) {
  const { element, trigger } = use(TooltipContext);
  return (
    <RadixTooltip.Trigger asChild ref={element} {...trigger}>
      <Slot {...props} />
    </RadixTooltip.Trigger>
  );
}

export interface TooltipContentProps
  extends Omit<ComponentProps<"div">, "content">, ContainerProps {
  /** Preferred side. @default "top" */
  side?: "top" | "bottom" | "left" | "right" | undefined;
}

/** The words, in a bubble. */
export function TooltipContent({
  side = "top",
  container,
  className,
  ...props
}: TooltipContentProps) {
  const { content } = use(TooltipContext);
  const place = useContainer(container);
  return (
    <RadixTooltip.Portal container={place?.current}>
      <RadixTooltip.Content
        data-open=""
        {...props}
        {...content}
        side={side}
        sideOffset={8}
        collisionPadding={8}
        // While its element is scrolled out of sight, so is it.
        hideWhenDetached
        className={cn(
          "z-70 w-max max-w-72 rounded-field bg-ink px-2.5 py-1.5 text-caption wrap-break-word text-paper shadow-float",
          // Covers the gap to the trigger, so that a slow pointer does not leave the tooltip.
          "before:absolute before:-inset-2 before:-z-1",
          "transition-opacity duration-120 ease-calm starting:opacity-0",
          className,
        )}
      />
    </RadixTooltip.Portal>
  );
}
