import { type RefObject, useEffect } from "react";

/**
 * Keeps an element that is a manual popover above everything else of the browser's top layer, which is in the order of opening:
 * anew when something has been added to it, and when a popover or the full screen has opened.
 */
export function useOnTop(place: RefObject<HTMLElement | null>, entries: number): void {
  useEffect(() => {
    const element = place.current;
    // A simulated browser has no top layer.
    if (!element?.showPopover) return undefined;
    const raise = () => {
      // Hidden, it would lose the focus.
      if (element.contains(document.activeElement)) return;
      element.hidePopover();
      element.showPopover();
    };
    const raiseAbove = ({ target, newState }: ToggleEvent) => {
      if (target !== element && newState === "open") raise();
    };
    raise();
    document.addEventListener("toggle", raiseAbove, true);
    document.addEventListener("fullscreenchange", raise);
    return () => {
      document.removeEventListener("toggle", raiseAbove, true);
      document.removeEventListener("fullscreenchange", raise);
    };
  }, [place, entries]);
}
