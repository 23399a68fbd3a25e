import {
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { focusedElement, rememberFocus } from "../style/focus-lost.ts";
import { keyOf } from "../style/key-of.ts";
import { tabbablesIn } from "../style/tabbable.ts";
import { type OpeningProps, useOpen } from "../style/use-open.ts";

/** Why a popover was opened or closed: by its button, Escape, a press or the focus elsewhere, or `close`. */
export type PopoverOpenReason = "trigger" | "escape" | "outside" | "button";

interface PopoverOptions extends OpeningProps<PopoverOpenReason> {
  trigger: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLDivElement | null>;
}

/**
 * A popover in the browser's top layer. What closes it is decided by Radix's layers, which go by React's tree: what opens from
 * inside of it belongs to it, wherever in the document that is. The browser's own `popover="auto"` knows only the document.
 */
export function usePopover({ trigger, panel, defaultOpen, ...opening }: PopoverOptions) {
  const [open, turn] = useOpen(opening);
  /** Its content is there until it is hidden, so that the focus can return from it. */
  const [shown, setShown] = useState(false);
  const giveBack = useRef<() => void>(null);

  const openFirst = useEffectEvent(() => {
    if (defaultOpen && opening.open === undefined) turn(true, "trigger");
  });
  useEffect(() => openFirst(), []);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (open) {
      giveBack.current = rememberFocus(trigger.current, { layer: element });
      // Where the browser has no top layer, such as in a simulated one, it is shown by its attribute alone.
      element.showPopover?.();
      // eslint-disable-next-line react/set-state-in-effect -- Its content follows the browser.
      setShown(true);
    } else {
      const at = focusedElement();
      element.hidePopover?.();
      // Else when the browser has hidden it: its content is still to see the end of the press that has closed it.
      if (!element.hidePopover) setShown(false);
      if (element.contains(at)) (at as HTMLElement).blur();
      giveBack.current?.();
      giveBack.current = null;
    }
  }, [open, panel, trigger]);

  useEffect(() => {
    const element = panel.current;
    if (!shown || !element || element.contains(focusedElement())) return;
    (tabbablesIn(element)[0] ?? element).focus();
  }, [shown, panel]);

  return {
    open,
    shown,
    close: () => turn(false, "button"),
    press: () => turn(!open, "trigger"),
    onToggle: (event: ToggleEvent<HTMLDivElement>) => {
      if (event.target === event.currentTarget && event.newState === "closed") setShown(false);
    },
    /** Of the layer around its content. */
    layer: {
      onEscapeKeyDown: (event: KeyboardEvent) => {
        if (keyOf(event) !== "Escape") return event.preventDefault();
        // What listens for Escape around it has no part in this one.
        event.stopPropagation();
        event.preventDefault();
        return turn(false, "escape");
      },
      onInteractOutside: (event: Event) => {
        const target = event.target as Element;
        const isInside = panel.current?.contains(target) || trigger.current?.contains(target);
        if (!isInside && target.isConnected && !target.closest("[data-toast]"))
          turn(false, "outside");
      },
    },
  };
}
