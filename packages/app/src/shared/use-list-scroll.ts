import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { keep, kept } from "./session-record.ts";

const NAME = "explorar-list-scroll";

/** How far the list of each history entry was scrolled, in CSS pixels. */
const positions = kept<number>(NAME);

/**
 * Brings back how far a list was scrolled, also after a reload: the router scrolls before the rows have come, when the page is
 * not yet high enough.
 */
export function useListScroll(): void {
  const { key } = useLocation();
  const comesBack = useNavigationType() === NavigationType.Pop;

  useLayoutEffect(() => {
    let wanted = comesBack ? positions.get(key) : undefined;
    const scroll = () => {
      const page = document.documentElement;
      if (wanted === undefined || page.scrollHeight - page.clientHeight < wanted) return;
      window.scrollTo(0, wanted);
      wanted = undefined;
    };
    const growing = new ResizeObserver(scroll);
    growing.observe(document.body);
    const left = new AbortController();
    const { signal } = left;
    // A reader who does something meanwhile is not moved.
    const stay = () => (wanted = undefined);
    for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
      window.addEventListener(type, stay, { signal, passive: true });
    }
    const note = () => wanted === undefined && positions.set(key, window.scrollY);
    window.addEventListener("scroll", note, { signal, passive: true });
    const store = () => keep(NAME, positions);
    window.addEventListener("pagehide", store, { signal });
    return () => {
      left.abort();
      growing.disconnect();
      store();
    };
  }, [key, comesBack]);
}
