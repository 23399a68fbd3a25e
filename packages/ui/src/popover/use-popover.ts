import {
  type FocusEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { tabbablesIn } from "../style/tabbable.ts";
import { keyOf } from "../style/key-of.ts";

/** Why a popover was opened or closed: by its button, Escape, a press or the focus elsewhere, or `close`. */
export type PopoverOpenReason = "trigger" | "escape" | "outside" | "button";

interface PopoverOptions {
  trigger: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  open: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean, reason: PopoverOpenReason) => void) | undefined;
}

/**
 * Uses the browser's popover, which is in the top layer, closes on Escape and on a press outside, and returns the
 * focus. Added here: the focus on opening, and closing when Tab leaves it.
 */
export function usePopover({ trigger, panel, open, defaultOpen, onOpenChange }: PopoverOptions) {
  const [shown, setShown] = useState(false);
  /** Why it is about to be toggled, where the browser does not decide by itself. */
  const reason = useRef<PopoverOpenReason>(undefined);
  /** True from `beforetoggle` to `toggle`: while it opens or closes, it must not be toggled again. */
  const turning = useRef(false);
  /** A controlled popover closes once the caller has changed `open`. */
  const closeFor = (why: PopoverOpenReason) => {
    // Returning the focus while it closes also triggers this handler.
    if (!panel.current?.matches(":popover-open")) return;
    if (open === undefined) {
      reason.current = why;
      panel.current.hidePopover();
    } else onOpenChange?.(false, why);
  };
  const closeByKey = useEffectEvent(() => closeFor("escape"));
  const openFirst = useEffectEvent(() => {
    if (defaultOpen && open === undefined) panel.current?.showPopover();
  });
  useEffect(() => openFirst(), []);

  useEffect(() => {
    const element = panel.current;
    // While it opens or closes, `open` is not applied; the `toggle` handler compares the two afterwards.
    if (open === undefined || !element || turning.current) return;
    if (element.matches(":popover-open") !== open) element.togglePopover(open);
  }, [open, panel]);

  useEffect(() => {
    if (!shown) return undefined;
    // A dialog around it listens on the document and would also close.
    const closeAlone = (event: KeyboardEvent) => {
      const element = panel.current;
      if (keyOf(event) !== "Escape" || !element?.matches(":popover-open")) return;
      // While a tooltip, a menu or another popover is open inside, Escape closes that instead.
      if (element.querySelector(":popover-open, [role=menu][data-state=open], [role=tooltip]"))
        return;
      event.stopPropagation();
      event.preventDefault();
      closeByKey();
    };
    window.addEventListener("keydown", closeAlone, true);
    return () => window.removeEventListener("keydown", closeAlone, true);
  }, [shown, panel]);

  return {
    shown,
    close: () => closeFor("button"),
    /** Called before its button toggles it. */
    press: () => {
      reason.current = "trigger";
    },
    /** Event handlers for the panel. */
    listeners: {
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.target !== event.currentTarget) return;
        turning.current = true;
        const opens = event.newState === "open";
        if (opens) setShown(true);
        if (opens !== open)
          onOpenChange?.(opens, reason.current ?? (opens ? "trigger" : "outside"));
        reason.current = undefined;
      },
      onToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.target !== event.currentTarget) return;
        turning.current = false;
        const element = event.currentTarget;
        const opened = event.newState === "open";
        // The browser toggles without asking, so a change that the caller has not made is undone.
        if (open === !opened) return element.togglePopover(open);
        if (!opened) setShown(false);
        else if (!element.contains(document.activeElement)) {
          (tabbablesIn(element)[0] ?? element).focus();
        }
      },
      onBlur: (event: FocusEvent<HTMLDivElement>) => {
        const next = event.relatedTarget;
        // Null when the window lost the focus, or on a press on nothing focusable, which the browser handles.
        if (next === null || event.currentTarget.contains(next)) return;
        if (!trigger.current?.contains(next)) closeFor("outside");
      },
    },
  };
}
