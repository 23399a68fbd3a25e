import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { keepBeside } from "./keep-beside.ts";
import type { TooltipSide } from "./place.ts";

/** Between the wish to hide and the hiding, in ms (UIK-04). */
const HIDE_DELAY = 120;

/** Hides the one that is seen: two at once would cover each other. */
let hideShown: (() => void) | undefined;

interface TooltipOptions {
  trigger: RefObject<HTMLElement | null>;
  bubble: RefObject<HTMLElement | null>;
  side: TooltipSide;
  showDelay: number;
}

/** When a tooltip is seen and where: by the platform's own popover, above everything. */
export function useTooltip({ trigger, bubble, side, showDelay }: TooltipOptions) {
  /** Where it hangs while it is seen: in the dialog around it, for what is outside is shut off. */
  const [home, setHome] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef<"none" | "mouse" | "opens" | "closes">("none");

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const hideNow = () => {
    keep();
    setHome(null);
  };
  const hideSoon = () => {
    keep();
    timer.current = setTimeout(hideNow, HIDE_DELAY);
  };
  const show = () => {
    keep();
    if (!trigger.current) return;
    setHome(trigger.current.closest("[role=dialog], [role=alertdialog]") ?? document.body);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const element = bubble.current;
    const about = trigger.current;
    if (!home || !element || !about) return undefined;
    const hide = () => setHome(null);
    if (hideShown !== hide) hideShown?.();
    hideShown = hide;
    const stop = keepBeside(element, about, side);
    // This Escape is neither for a dialog around it, which listens on the document, nor for a popover of the platform.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      hide();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !about.contains(target) && !element.contains(target)) hide();
    };
    const listening = new AbortController();
    const capture = { capture: true, signal: listening.signal };
    window.addEventListener("keydown", onKey, capture);
    window.addEventListener("pointerdown", onPress, capture);
    return () => {
      listening.abort();
      stop();
      if (hideShown === hide) hideShown = undefined;
    };
  }, [home, side, bubble, trigger]);

  const isTouch = (event: PointerEvent) => event.pointerType === "touch";
  return {
    home,
    ofTrigger: {
      onPointerEnter: (event: PointerEvent) => {
        if (isTouch(event)) return;
        keep();
        if (!home) timer.current = setTimeout(show, showDelay);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isTouch(event)) hideSoon();
      },
      onPointerDown: (event: PointerEvent) => {
        pressed.current = isTouch(event) ? (home ? "closes" : "opens") : "mouse";
        if (!isTouch(event)) hideSoon();
      },
      onClick: () => {
        if (pressed.current === "opens") show();
        else if (pressed.current === "closes") hideNow();
        pressed.current = "none";
      },
      onFocus: () => {
        // The focus that comes by a press asks for nothing.
        if (pressed.current === "none") show();
      },
      onBlur: () => {
        pressed.current = "none";
        hideSoon();
      },
    },
    ofBubble: { onPointerEnter: keep, onPointerLeave: hideSoon },
  };
}
