import { ASSET_ORDERS, type AssetOrder } from "@panel/domain/asset-order";
import type { SortState } from "@panel/ui/data-table";

const COLUMN: Record<AssetOrder, SortState | null> = {
  newest: null,
  oldest: { columnId: "added", direction: "ascending" },
  name: { columnId: "name", direction: "ascending" },
  nameDescending: { columnId: "name", direction: "descending" },
  largest: { columnId: "size", direction: "descending" },
  mostUsed: { columnId: "uses", direction: "descending" },
};

/** The order as written in the address. */
export const sortOf = (order: AssetOrder): SortState | null => COLUMN[order];

/** The sort order named in the address; newest first if it names none or an unknown one. */
export function orderOf(sort: SortState | null): AssetOrder {
  const same = (order: AssetOrder) =>
    COLUMN[order]?.columnId === sort?.columnId && COLUMN[order]?.direction === sort?.direction;
  return ASSET_ORDERS.find(same) ?? "newest";
}
