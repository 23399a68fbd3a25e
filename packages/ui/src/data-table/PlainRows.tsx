import { Fragment } from "react";
import type { TableBodyProps } from "./bodies.ts";

export const bodyStyle = "@max-[40rem]:flex @max-[40rem]:flex-col @max-[40rem]:gap-3";

/** The table body with every row in the document. */
export function PlainRows({ count, rowKey, renderRow }: TableBodyProps) {
  return (
    <tbody role="rowgroup" className={bodyStyle}>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={rowKey(index)}>{renderRow(index)}</Fragment>
      ))}
    </tbody>
  );
}
