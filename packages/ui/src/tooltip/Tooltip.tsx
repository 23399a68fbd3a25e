import * as RadixTooltip from "@radix-ui/react-tooltip";
import {
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { cn } from "../style/cn.ts";

/** Between the wish to hide and the hiding, in ms (UIK-04). */
const HIDE_DELAY = 120;
/** Between trigger and tooltip, in px (UIK-04). */
const OFFSET = 8;

export interface TooltipProps extends Omit<ComponentProps<typeof RadixTooltip.Content>, "content"> {
  /** A few words; never the only place where something is said. */
  content: ReactNode;
  /** One element that takes the focus and spreads its props. */
  children: ReactElement;
  /** @default "top" */
  side?: "top" | "bottom" | "left" | "right";
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
  onPointerEnter,
  ...props
}: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tap = useRef<"none" | "opens" | "closes">("none");

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const show = () => {
    keep();
    setOpen(true);
  };
  const hideNow = () => {
    keep();
    setOpen(false);
  };
  // Radix hides at once, and asks again with each move of the pointer: only the first wish starts the clock.
  const hideSoon = () => {
    timer.current ??= setTimeout(hideNow, HIDE_DELAY);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const trigger = {
    onPointerEnter: keep,
    onPointerDown: (event: PointerEvent) => {
      tap.current = event.pointerType === "touch" ? (open ? "closes" : "opens") : "none";
    },
    onClick: () => {
      if (tap.current === "opens") show();
    },
  };

  return (
    <RadixTooltip.Provider delayDuration={showDelay} skipDelayDuration={0}>
      <RadixTooltip.Root
        open={open}
        onOpenChange={(wish) => {
          if (wish) show();
          // The click of the tap that opened it is not a wish to hide.
          else if (tap.current !== "opens") hideSoon();
        }}
      >
        <RadixTooltip.Trigger asChild {...trigger}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={OFFSET}
            collisionPadding={8}
            {...props}
            onPointerEnter={(event) => {
              onPointerEnter?.(event);
              keep();
            }}
            onEscapeKeyDown={hideNow}
            onPointerDownOutside={() => {
              tap.current = "none";
            }}
            className={cn(
              "z-60 max-w-72 rounded-field bg-ink px-2.5 py-1.5 text-caption wrap-break-word text-paper shadow-float",
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
