import { Slot } from "@radix-ui/react-slot";
import {
  type ComponentProps,
  type DOMAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from "react";
import { cn } from "../style/cn.ts";
import { openState } from "../style/open-state.ts";
import { floatStyle } from "../style/control.ts";
import { PortalContainer } from "../style/portal-container.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { partSlotProps } from "../style/slot-props.ts";
import type { PopoverAlign } from "./place.ts";
import { type PopoverOpenReason, usePopover } from "./use-popover.ts";

type PanelProps = Omit<ComponentProps<"div">, "children" | "popover">;

export interface PopoverProps extends PanelProps {
  /** The button that opens and closes it, or a `Tooltip` around it: an element that ends in a `button` and spreads its props. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  /** Controlled when given: the popover stays open, or closed, until this changes. */
  open?: boolean;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, reason: PopoverOpenReason) => void;
  /** The edge of the panel that is aligned with the trigger's. @default "start" */
  align?: PopoverAlign;
  /** With so much space below its button, in px, it stays below and is made lower. @default it opens where it is higher */
  enoughBelow?: number;
  /** The content, or a function that receives `close` and returns it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel below its button, not modal: Escape, a press outside, or leaving it with Tab closes it. */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  align = "start",
  enoughBelow,
  className,
  children,
  ...all
}: PopoverProps) {
  const [ofTrigger, { ref, ...props }] = partSlotProps<PanelProps>(all);
  const id = useId();
  const triggerRef = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { shown, close, press, listeners } = usePopover({
    trigger: triggerRef,
    panel,
    align,
    enoughBelow,
    open,
    defaultOpen,
    onOpenChange,
  });
  return (
    <>
      <Slot
        {...ofTrigger}
        onClickCapture={(event: MouseEvent<HTMLElement>) => {
          press();
          (ofTrigger as DOMAttributes<HTMLElement>).onClickCapture?.(event);
        }}
        ref={mergeRefs(triggerRef, (ofTrigger as PanelProps).ref as Ref<HTMLElement>)}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={id}
        {...openState(shown)}
        {...{ popoverTarget: id }}
      >
        {trigger}
      </Slot>
      <div
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        {...openState(shown)}
        {...props}
        {...listeners}
        ref={mergeRefs(panel, ref)}
        id={id}
        popover="auto"
        className={cn(
          floatStyle,
          "fixed inset-auto m-0 max-w-[calc(100vw-1rem)] min-w-44 overflow-y-auto p-3 text-body wrap-break-word outline-none",
          "transition-[opacity,translate] duration-120 ease-calm starting:-translate-y-1 starting:opacity-0",
          className,
        )}
      >
        <PortalContainer value={panel}>
          {shown && (typeof children === "function" ? children(close) : children)}
        </PortalContainer>
      </div>
    </>
  );
}
