import type { ReactNode, RefObject } from "react";

/** What a table hands to the part that decides which rows are in the document. */
export interface TableBodyProps {
  count: number;
  columnCount: number;
  rowKey: (index: number) => string;
  /** One `tr`; a `ref` is given when its height has to be known. */
  renderRow: (index: number, ref?: (element: HTMLTableRowElement | null) => void) => ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
}

/** Up to this many rows are all in the document, whatever the body. */
export const virtualFrom = 100;
