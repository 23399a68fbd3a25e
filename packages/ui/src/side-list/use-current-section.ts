import { type RefObject, useEffect, useState } from "react";

/** Keys that scroll the page outside of fields; Space is not among them, because it presses buttons. */
const scrollKey = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End)$/;

function scrolls({ key, target }: KeyboardEvent): boolean {
  if (key === " ") return target === document.body;
  return (
    scrollKey.test(key) && target instanceof Element && !target.matches("input,select,textarea")
  );
}

function isInWindow(id: string, offset: number): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.bottom > offset && box.top < window.innerHeight;
}

/** Whether the page is scrolled to its end; false for a page that does not scroll. */
function isAtEnd(): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
}

/**
 * The id of the current section: the first one that crosses the upper part of the window,
 * or the last one when the page is scrolled to its end.
 */
export function useCurrentSection(
  ids: readonly string[],
  offset: number,
  chosen: RefObject<string | null>,
) {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(" ");

  useEffect(() => {
    const order = key.split(" ");
    const visible = new Set<string>();
    const settle = () => {
      // A short section near the end cannot reach the top, so a chosen one stays current while it is visible.
      const held = chosen.current && isInWindow(chosen.current, offset) ? chosen.current : null;
      const read = isAtEnd() ? order.at(-1) : order.find((id) => visible.has(id));
      const now = held ?? read;
      if (now) setCurrent(now);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) visible.add(entry.target.id);
          else visible.delete(entry.target.id);
        }
        settle();
      },
      { rootMargin: `-${offset + 8}px 0px -50% 0px` },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    // The reader scrolls by wheel, finger, keys or scrollbar (a press whose target is the root element).
    const release = (event: Event) => {
      if (event instanceof KeyboardEvent && !scrolls(event)) return;
      if (event.type === "pointerdown" && event.target !== document.documentElement) return;
      chosen.current = null;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      window.addEventListener(type, release, options);
    }
    window.addEventListener("scroll", settle, options);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [key, offset, chosen]);

  return [current, setCurrent] as const;
}
