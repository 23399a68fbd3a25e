import type { ReactNode } from "react";

export interface OrderedColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  className?: string;
}
