import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, Fragment, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type TableBodyProps, virtualFrom } from "./bodies.ts";
import { bodyStyle, PlainRows } from "./PlainRows.tsx";

/** A table body for hundreds of rows or more, to pass as `body`: only the rows in view are in the document. */
export function VirtualRows(props: TableBodyProps) {
  const isPrinting = usePrinting();
  return props.count > virtualFrom && !isPrinting ? (
    <RowsInView {...props} />
  ) : (
    <PlainRows {...props} />
  );
}

/** Whether the page is being printed: paper does not scroll, so every row is in the document. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser draws the pages as soon as this event has been handled.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}

const rowHeight = 41;
const cardLineHeight = 36;
const cardGap = 12;
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
      // The focused row stays in the document: removing it would lose the focus.
      return kept === undefined || places.includes(kept)
        ? places
        : [...places, kept].toSorted((a, b) => a - b);
    },
    // An assumed height, so that the first paint shows rows before the scroll area has been measured.
    initialRect: { width: 0, height: 600 },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, cards]);

  const items = virtualizer.getVirtualItems();
  let end = 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes focus events
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

/** An empty row as high as the rows out of view, so that shown rows stay in the table's flow and columns align. */
function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden role="presentation" className="@max-[40rem]:block" style={{ height }}>
      <td role="presentation" colSpan={columnCount} className="p-0" />
    </tr>
  );
}

/** Tracks the row with the focus, also after a sort or a search has moved it. */
function useFocusedRow(count: number, rowKey: (index: number) => string) {
  const row = useRef<{ key: string; place: number; held: boolean } | undefined>(undefined);
  return {
    note: ({ target }: FocusEvent) => {
      const place = target.closest("[data-index]")?.getAttribute("data-index");
      if (place) row.current = { key: rowKey(Number(place)), place: Number(place), held: true };
      // A menu in a portal belongs to the row that opened it.
      else if (row.current) row.current.held = true;
    },
    forget: () => {
      if (row.current) row.current.held = false;
    },
    /** Index of the focused row; undefined when no row has the focus, or when that row is no longer shown. */
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

/** Whether the table is so narrow that its rows are cards. */
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
