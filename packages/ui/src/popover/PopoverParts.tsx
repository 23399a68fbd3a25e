import { DismissableLayer } from "@radix-ui/react-dismissable-layer";
import { Slot } from "@radix-ui/react-slot";
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { FieldContext } from "../field/field-context.ts";
import { cn } from "../style/cn.ts";
import { floatStyle } from "../style/control.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { openState } from "../style/open-state.ts";
import { PortalContainer } from "../style/portal-container.ts";
import { keepPlaced } from "./keep-placed.ts";
import type { PopoverAlign } from "./place.ts";
import { type PopoverOpenReason, usePopover } from "./use-popover.ts";

interface PopoverState extends ReturnType<typeof usePopover> {
  id: string;
  trigger: RefObject<HTMLButtonElement | null>;
  panel: RefObject<HTMLDivElement | null>;
}

// A part without a root around it fails at once.
const PopoverContext = createContext(null as unknown as PopoverState);

export interface PopoverRootProps {
  /** Controlled when given: the popover stays open, or closed, until this changes. */
  open?: boolean | undefined;
  /** Whether it is open at first, where `open` is not given. @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, reason: PopoverOpenReason) => void) | undefined;
  /** A `Popover.Trigger` and a `Popover.Content`. */
  children: ReactNode;
}

/** The parts of a popover: holds whether it is open, and draws nothing itself. */
export function PopoverRoot({ children, ...opening }: PopoverRootProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const state = usePopover({ trigger, panel, ...opening });
  return <PopoverContext value={{ ...state, id, trigger, panel }}>{children}</PopoverContext>;
}

export interface PopoverTriggerProps extends Omit<ComponentProps<"button">, "children"> {
  /** The button that opens and closes it, or a `Tooltip` around it: an element that ends in a `button` and spreads its props. */
  children: ReactElement;
}

/** Makes the button inside it open and close the popover. */
export function PopoverTrigger({ ref, onClick, ...props }: PopoverTriggerProps) {
  const { open, press, id, trigger } = use(PopoverContext);
  return (
    <Slot
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) press();
      }}
      ref={mergeRefs(trigger, ref)}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={id}
      {...openState(open)}
    />
  );
}

/** The content, or a function that receives `close` and returns it. */
export type PopoverChildren = ReactNode | ((close: () => void) => ReactNode);

export interface PopoverContentProps extends Omit<ComponentProps<"div">, "children" | "popover"> {
  /** Accessible name of the panel. */
  label: string;
  /** The edge of the panel that is aligned with the trigger's. @default "start" */
  align?: PopoverAlign | undefined;
  /** With so much space below its button, in px, it stays below and is made lower. @default it opens where it is higher */
  enoughBelow?: number | undefined;
  children: PopoverChildren;
}

/** The panel, below its button. */
export function PopoverContent({
  label,
  align = "start",
  enoughBelow,
  ref,
  className,
  children,
  ...props
}: PopoverContentProps) {
  const { open, shown, close, layer, onToggle, id, trigger, panel } = use(PopoverContext);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!shown || !element) return undefined;
    return keepPlaced(element, () => trigger.current, align, enoughBelow);
  }, [shown, align, enoughBelow, panel, trigger]);
  return (
    <div
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      {...openState(open)}
      {...props}
      onToggle={(event) => {
        onToggle(event);
        props.onToggle?.(event);
      }}
      ref={mergeRefs(panel, ref)}
      id={id}
      popover="manual"
      className={cn(
        floatStyle,
        "fixed inset-auto m-0 max-w-[calc(100vw-1rem)] min-w-44 overflow-y-auto p-3 text-body wrap-break-word outline-none",
        "transition-[opacity,translate] duration-120 ease-calm starting:[translate:0_-0.25rem] starting:opacity-0",
        className,
      )}
    >
      <FieldContext value={null}>
        <PortalContainer value={panel}>
          {shown && (
            <DismissableLayer {...layer} className="contents">
              {typeof children === "function" ? children(close) : children}
            </DismissableLayer>
          )}
        </PortalContainer>
      </FieldContext>
    </div>
  );
}

export interface PopoverCloseProps extends Omit<ComponentProps<"button">, "children"> {
  /** The button that closes it: an element that ends in a `button` and spreads its props. */
  children: ReactElement;
}

/** Makes the button inside it close the popover. */
export function PopoverClose({ onClick, ...props }: PopoverCloseProps) {
  const { close } = use(PopoverContext);
  return (
    <Slot
      {...props}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) close();
      }}
    />
  );
}
