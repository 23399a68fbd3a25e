import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { isRightToLeft, keyInReadingOrder } from "../style/reading-order.ts";
import { moved, narrowest, type Shares } from "./shares.ts";
import { keyOf } from "../style/key-of.ts";

interface ColumnSeparatorProps {
  label: string;
  help: string;
  /** The column before the separator, the one behind it, and all that are shown, in their order; undefined for one of the table's own. */
  column: string;
  next: string;
  columns: readonly (string | undefined)[];
  share: number | undefined;
  onChange: (shares: Shares) => void;
  onReset: () => void;
}

/** px that an arrow key moves it; ten times as far with Shift. */
const step = 8;

/** Stands between two headers: what one column gains, the other loses. */
export function ColumnSeparator({
  label,
  help,
  column,
  next,
  columns,
  share,
  onChange,
  onReset,
}: ColumnSeparatorProps) {
  const drag = useRef<{ from: number; shares: Shares; last: Shares }>(undefined);

  /** The columns as they are drawn. */
  const measure = (separator: Element) => {
    const row = separator.closest("tr");
    const width = row?.getBoundingClientRect().width || 1;
    const cells = columns.flatMap((id, at): [string, HTMLElement][] => {
      const cell = row?.children[at];
      return id !== undefined && cell instanceof HTMLElement ? [[id, cell]] : [];
    });
    const shares = Object.fromEntries(
      cells.map(([id, cell]) => [id, (cell.getBoundingClientRect().width / width) * 100]),
    );
    const show = (wanted: Shares) => {
      for (const [id, cell] of cells) cell.style.width = `${wanted[id]}%`;
    };
    return { shares, width, show };
  };

  /** Moves it by so many px towards the end of the line. */
  const moveBy = (separator: Element, px: number, shares?: Shares): Shares => {
    const drawn = measure(separator);
    const [by, least] = [px, narrowest].map((each) => (each / drawn.width) * 100) as [
      number,
      number,
    ];
    return moved(shares ?? drawn.shares, [column, next], by, least);
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const separator = event.currentTarget;
    const far = event.shiftKey ? step * 10 : step;
    const key = keyInReadingOrder(event.key, separator);
    const by = {
      ArrowRight: far,
      ArrowLeft: -far,
      End: Number.MAX_SAFE_INTEGER,
      Home: -Number.MAX_SAFE_INTEGER,
    }[key];
    if (keyOf(event) === "Escape" && drag.current) {
      event.stopPropagation();
      measure(separator).show(drag.current.shares);
      drag.current = undefined;
    } else if (keyOf(event) === "Enter") onReset();
    else if (by === undefined) return;
    else onChange(moveBy(separator, by));
    event.preventDefault();
  };

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { shares } = measure(event.currentTarget);
    drag.current = { from: event.clientX, shares, last: shares };
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (!held) return;
    const separator = event.currentTarget;
    const along = (event.clientX - held.from) * (isRightToLeft(separator) ? -1 : 1);
    held.last = moveBy(separator, along, held.shares);
    // The cells themselves, because rendering every row for each px would lag behind the pointer.
    measure(separator).show(held.last);
  };
  const handleUp = () => {
    const held = drag.current;
    drag.current = undefined;
    if (held && held.last !== held.shares) onChange(held.last);
  };

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      title={help}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share ?? 100 / columns.length)}
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onLostPointerCapture={handleUp}
      onDoubleClick={onReset}
      className="group/separator absolute inset-y-1 -end-3 z-1 flex w-6 cursor-col-resize [touch-action:none] justify-center rounded-field -outline-offset-2 @max-[40rem]:hidden"
    >
      <span className="my-1 border-s border-line-strong group-hover/separator:border-s-2 group-hover/separator:border-ink group-focus/separator:border-s-2 group-focus/separator:border-ink" />
    </div>
  );
}
