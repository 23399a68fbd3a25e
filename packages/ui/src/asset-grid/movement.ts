/** Where the focus stands in a wall of tiles. */
export interface Wall {
  index: number;
  count: number;
  columns: number;
  /** Lines that are in view at once: what a page is. */
  linesInView: number;
}

/**
 * Where a key leads, or undefined when it leads nowhere by itself. Left and right go on in reading order over the
 * ends of lines; Home and End are the first and the last of all, since where a line ends depends on the width alone.
 */
export function placeAfter(key: string, wall: Wall): number | undefined {
  const { index, count, columns, linesInView } = wall;
  const down = (lines: number) => {
    const wanted = index + lines * columns;
    return wanted < count ? wanted : onLastLine(index, count, columns);
  };
  const up = (lines: number) => {
    const wanted = index - lines * columns;
    if (wanted >= 0) return wanted;
    return index % columns;
  };
  const page = Math.max(1, linesInView);
  switch (key) {
    case "ArrowRight":
      return Math.min(count - 1, index + 1);
    case "ArrowLeft":
      return Math.max(0, index - 1);
    case "ArrowDown":
      return down(1);
    case "ArrowUp":
      return up(1);
    case "PageDown":
      return down(page);
    case "PageUp":
      return up(page);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** The same column on the last line, or the last of all where that line is shorter. */
function onLastLine(index: number, count: number, columns: number): number {
  const start = Math.floor((count - 1) / columns) * columns;
  return Math.min(count - 1, start + (index % columns));
}
