import { type RefObject, useLayoutEffect, useState } from "react";

const gap = 12;
/** Name, badge and their padding, in rem. */
const captionHeight = 4;
/** Of the frame: room for the focus ring, which must not be cut off. */
const padding = 6;

interface WallSize {
  columns: number;
  /** Of a line with the gap below it, in px. */
  lineHeight: number;
  /** False until the width is known. */
  measured: boolean;
}

/** How many tiles stand on a line, and how high it is: a width gives both, so that no tile has to be measured. */
export function useWall(frame: RefObject<HTMLElement | null>, minTileWidth: number): WallSize {
  const [size, setSize] = useState<WallSize>({ columns: 1, lineHeight: 200, measured: false });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth - 2 * padding;
      if (width <= 0) return;
      const columns = Math.max(1, Math.floor((width + gap) / (minTileWidth + gap)));
      const tile = (width - (columns - 1) * gap) / columns;
      // Larger text needs a higher caption.
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

/** The same numbers for the line's style. */
export const wallStyle = { gap, padding } as const;
