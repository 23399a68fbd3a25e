/** The position of the focus among the tiles, and the shape of the grid. */
export interface Wall {
  index: number;
  count: number;
  columns: number;
  /** Rows that are in view at once: how far Page Up and Page Down move. */
  linesInView: number;
}

/**
 * The index that a key moves to, or undefined for other keys. Left and right continue in reading order over the
 * ends of rows; Home and End go to the first and last tile of all, because row ends depend only on the width.
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

/** The same column in the last row, or the last tile where that row is shorter. */
function onLastLine(index: number, count: number, columns: number): number {
  const start = Math.floor((count - 1) / columns) * columns;
  return Math.min(count - 1, start + (index % columns));
}
