import { type RefObject, useLayoutEffect, useState } from "react";

const gap = 12;
/** Height of name, badge and their padding, in rem. */
const captionHeight = 4;
/** Padding of the frame, in px, so that the focus ring is not cut off. */
const padding = 6;

interface WallSize {
  columns: number;
  /** Height of a row with the gap below it, in px. */
  lineHeight: number;
  /** False until the width is known. */
  measured: boolean;
}

/** Number of tiles in a row, and the row's height: both follow from the width, so no tile has to be measured. */
export function useVirtualGrid(
  frame: RefObject<HTMLElement | null>,
  minTileWidth: number,
): WallSize {
  const [size, setSize] = useState<WallSize>({ columns: 1, lineHeight: 200, measured: false });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth - 2 * padding;
      if (width <= 0) return;
      const columns = Math.max(1, Math.floor((width + gap) / (minTileWidth + gap)));
      const tile = (width - (columns - 1) * gap) / columns;
      // The caption's height is in rem, because larger text needs more room.
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const lineHeight = Math.round(tile * 0.75 + captionHeight * rem) + gap;
      setSize((before) =>
        before.measured && before.columns === columns && before.lineHeight === lineHeight
          ? before
          : { columns, lineHeight, measured: true },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame, minTileWidth]);
  return size;
}

/** The same numbers, for the style of a row. */
export const wallStyle = { gap, padding } as const;
