import { type FocusEvent, type RefCallback, useEffect, useState } from "react";

/** Width of all cells of a row that are pinned to one side, in px. */
function pinnedWidth(table: Element, side: "start" | "end"): number {
  const pinned = [...table.querySelectorAll<HTMLElement>(`thead [data-pinned=${side}]`)];
  return pinned.reduce((sum, each) => sum + each.offsetWidth, 0);
}

/**
 * Whether a table is wider than its place, which then scrolls sideways, and a ref for that place, whose scroll padding is as
 * wide as what covers its edges: the header and pinned columns.
 */
export function useSideways(): [isSideways: boolean, ref: RefCallback<HTMLElement>] {
  const [isSideways, setSideways] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const table = place?.firstElementChild;
    if (!place || !table) return undefined;
    const measure = () => {
      setSideways(table.scrollWidth > place.clientWidth + 1);
      const { style } = place;
      style.scrollPaddingBlockStart = `${table.querySelector("thead")?.offsetHeight ?? 0}px`;
      style.scrollPaddingInlineStart = `${pinnedWidth(table, "start")}px`;
      style.scrollPaddingInlineEnd = `${pinnedWidth(table, "end")}px`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    observer.observe(table);
    return () => observer.disconnect();
  }, [place]);
  return [isSideways, setPlace];
}

/** Brings what has the focus out from below a header or a pinned column; not while it is pressed, when it must stay. */
export function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && currentTarget.contains(target) && !target.matches(":active"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
