import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type Opening, useOpen } from "../style/use-open.ts";

/** Why a tooltip was shown or hidden: by hovering, focus or a tap; by Escape; or because pointer and focus have left. */
export type TooltipOpenReason = "trigger" | "escape" | "outside";

/** Time from pointer and focus leaving until it is hidden, in ms (UIK-04). */
const HIDE_DELAY = 120;

/** Hides the tooltip that is open: two at once would cover each other. */
let hideOpen: (() => void) | undefined;

/**
 * Whether a tooltip is open. Radix opens it, after its delay or on focus by keyboard. Closing is decided here: Radix
 * closes without a delay, closes on scrolling and on every press, and never opens on a tap.
 */
export function useTooltipOpen(
  trigger: RefObject<HTMLButtonElement | null>,
  opening: Opening<TooltipOpenReason>,
) {
  const [open, turn] = useOpen(opening);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the click at the end of a touch has to do. */
  const tap = useRef<() => void>(undefined);
  /** What keeps it: the pointer on the element or on the tooltip, and the focus of the keyboard. */
  const held = useRef({ byPointer: false, byFocus: false });
  /** Whether a press is under way, whose focus keeps nothing. */
  const pressed = useRef(false);

  const keep = () => clearTimeout(timer.current);
  const hide = (reason: TooltipOpenReason) => {
    if (open) turn(false, reason);
  };
  const hideNow = useEffectEvent(() => hide("outside"));
  const hideSoon = () => {
    keep();
    timer.current = setTimeout(() => hide("outside"), HIDE_DELAY);
  };
  const hold = (by: "byPointer" | "byFocus") => {
    held.current[by] = true;
    keep();
  };
  const release = (by: "byPointer" | "byFocus") => {
    held.current[by] = false;
    if (!held.current.byPointer && !held.current.byFocus) hideSoon();
  };
  const show = () => {
    keep();
    if (!open) turn(true, "trigger");
  };
  useEffect(() => {
    if (!open) return undefined;
    const hideThis = () => hideNow();
    hideOpen?.();
    hideOpen = hideThis;
    return () => {
      clearTimeout(timer.current);
      if (hideOpen === hideThis) hideOpen = undefined;
    };
  }, [open]);

  const isTouch = (event: PointerEvent) => event.pointerType === "touch";
  return {
    /** The element that it describes. */
    element: trigger,
    root: {
      open,
      onOpenChange: (wanted: boolean) => {
        // The focus that a dialog gives back after a press of the mouse asks for no explanation.
        if (wanted && !trigger.current?.matches(":focus:not(:focus-visible,:hover)")) show();
      },
    },
    trigger: {
      // Beside an open one it follows without delay.
      onPointerEnter: (event: PointerEvent) => {
        if (isTouch(event)) return keep();
        hold("byPointer");
        return hideOpen && show();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isTouch(event)) release("byPointer");
      },
      onPointerDown: (event: PointerEvent) => {
        tap.current = isTouch(event) ? (open ? () => hide("trigger") : show) : undefined;
        pressed.current = true;
        held.current = { byPointer: false, byFocus: false };
        if (!isTouch(event)) hideSoon();
      },
      // Before a disabled button stops the click.
      onClickCapture: () => {
        pressed.current = false;
        tap.current?.();
        tap.current = undefined;
      },
      onFocus: () => {
        if (!pressed.current && trigger.current?.matches(":focus-visible")) hold("byFocus");
      },
      onBlur: () => {
        pressed.current = false;
        release("byFocus");
      },
    },
    content: {
      onPointerEnter: () => hold("byPointer"),
      onPointerLeave: () => release("byPointer"),
      // This Escape must not also close a dialog or popover around it.
      onEscapeKeyDown: (event: KeyboardEvent) => {
        event.stopPropagation();
        hide("escape");
      },
      onPointerDownOutside: ({ target }: Event) => {
        if (!trigger.current?.contains(target as Node)) hide("outside");
      },
    },
  };
}
