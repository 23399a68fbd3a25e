import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, Fragment, type RefObject, useEffect, useRef, useState } from "react";
import { type TableBodyProps, virtualFrom } from "./bodies.ts";
import { bodyStyle, PlainRows } from "./PlainRows.tsx";

/** Give as `body` to a table that may have hundreds of rows: only those in view are in the document. */
export function VirtualRows(props: TableBodyProps) {
  return props.count > virtualFrom ? <RowsInView {...props} /> : <PlainRows {...props} />;
}

const rowHeight = 41;
const cardLineHeight = 32;
const cardGap = 8;
const cardsBelow = 640;

function RowsInView({ count, columnCount, rowKey, renderRow, scroller }: TableBodyProps) {
  const cards = useNarrow(scroller);
  const gap = cards ? cardGap : 0;
  const focused = useFocusedRow(count, rowKey);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (cards ? columnCount * cardLineHeight + 32 : rowHeight),
    gap,
    overscan: 5,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      const kept = focused.place();
      // A row that is taken out of the document would take the focus with it.
      return kept === undefined || places.includes(kept)
        ? places
        : [...places, kept].toSorted((a, b) => a - b);
    },
    // Rows fill the first paint even before the scroll area has been measured.
    initialRect: { width: 0, height: 600 },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, cards]);

  const items = virtualizer.getVirtualItems();
  let end = 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches, and does nothing
    <tbody role="rowgroup" className={bodyStyle} onFocus={focused.note} onBlur={focused.forget}>
      {items.map(({ index, start, end: itemEnd }) => {
        const missing = start - end;
        end = itemEnd + gap;
        return (
          <Fragment key={rowKey(index)}>
            {missing > 0 && <Spacer height={missing - gap} columnCount={columnCount} />}
            {renderRow(index, virtualizer.measureElement)}
          </Fragment>
        );
      })}
      <Spacer height={virtualizer.getTotalSize() - end} columnCount={columnCount} />
    </tbody>
  );
}

/** Takes the height of the rows out of view. Rows stay in the table's flow, so columns keep one layout. */
function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden role="presentation" className="@max-[40rem]:block" style={{ height }}>
      <td role="presentation" colSpan={columnCount} className="p-0" />
    </tr>
  );
}

/** Which row has the focus, wherever a sort or a search has moved it since. */
function useFocusedRow(count: number, rowKey: (index: number) => string) {
  const row = useRef<{ key: string; place: number; held: boolean } | undefined>(undefined);
  return {
    note: ({ target }: FocusEvent) => {
      const place = target.closest("[data-index]")?.getAttribute("data-index");
      if (place) row.current = { key: rowKey(Number(place)), place: Number(place), held: true };
      // A menu that is drawn elsewhere still belongs to the row that opened it.
      else if (row.current) row.current.held = true;
    },
    forget: () => {
      if (row.current) row.current.held = false;
    },
    /** Undefined when no row has it, or when that row is no longer shown. */
    place: () => {
      const { current } = row;
      if (!current?.held) return undefined;
      if (current.place >= count || rowKey(current.place) !== current.key) {
        let place = 0;
        while (place < count && rowKey(place) !== current.key) place += 1;
        current.place = place;
      }
      return current.place < count ? current.place : undefined;
    },
  };
}

/** Whether the container query that turns rows into cards holds. */
function useNarrow(scroller: RefObject<HTMLDivElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const frame = scroller.current?.parentElement;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => setNarrow(frame.clientWidth < cardsBelow));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [scroller]);
  return narrow;
}
