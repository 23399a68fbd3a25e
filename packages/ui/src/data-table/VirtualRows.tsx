import { useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useEffect, useState, type RefObject } from "react";
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
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: rowKey,
    estimateSize: () => (cards ? columnCount * cardLineHeight + 32 : rowHeight),
    gap: cards ? cardGap : 0,
    overscan: 8,
    // Rows fill the first paint even before the scroll area has been measured.
    initialRect: { width: 0, height: 600 },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, cards]);

  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <Spacer height={before} columnCount={columnCount} />
      <tbody role="rowgroup" className={bodyStyle}>
        {items.map(({ key, index }) => (
          <Fragment key={key}>{renderRow(index, virtualizer.measureElement)}</Fragment>
        ))}
      </tbody>
      <Spacer height={after} columnCount={columnCount} />
    </>
  );
}

/** Stands for the rows out of view. Rows stay in the table's flow, so columns keep one layout. */
function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden role="presentation" className="@max-[40rem]:block">
      <tr role="presentation" className="@max-[40rem]:block" style={{ height }}>
        <td role="presentation" colSpan={columnCount} className="p-0" />
      </tr>
    </tbody>
  );
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
