import { type RefObject, useEffect, useState } from "react";

/**
 * The id of the section that the reader is in: the first one that crosses the upper part of the window,
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
      // A short last section never reaches the top: the one that was chosen holds while it can be seen.
      if (chosen.current && visible.has(chosen.current)) return;
      const first = order.find((id) => visible.has(id));
      if (first) setCurrent(first);
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
    const release = () => {
      chosen.current = null;
    };
    window.addEventListener("wheel", release, { passive: true });
    window.addEventListener("touchmove", release, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("wheel", release);
      window.removeEventListener("touchmove", release);
    };
  }, [key, offset, chosen]);

  return [current, setCurrent] as const;
}
