import type { ReactNode, RefObject } from "react";

/** The props of a table body, which decides which rows are in the document. */
export interface TableBodyProps {
  count: number;
  columnCount: number;
  rowKey: (index: number) => string;
  /** Renders one `tr`; pass a `ref` when its height has to be measured. */
  renderRow: (index: number, ref?: (element: HTMLTableRowElement | null) => void) => ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
}

/** Up to this many rows are all in the document, whatever the body. */
export const virtualFrom = 100;
