import type { SortState } from "@panel/ui/data-table";
import type { LibraryItem } from "../../shared/assets/library-item.ts";

/** The sort orders of a library, as written in the address. */
export const ASSET_ORDERS = [
  "newest",
  "oldest",
  "name",
  "nameDescending",
  "largest",
  "mostUsed",
] as const;
export type AssetOrder = (typeof ASSET_ORDERS)[number];

const COLUMN: Record<AssetOrder, SortState | null> = {
  newest: null,
  oldest: { columnId: "added", direction: "ascending" },
  name: { columnId: "name", direction: "ascending" },
  nameDescending: { columnId: "name", direction: "descending" },
  largest: { columnId: "size", direction: "descending" },
  mostUsed: { columnId: "uses", direction: "descending" },
};

export const sortOf = (order: AssetOrder): SortState | null => COLUMN[order];

/** The sort order named in the address; newest first if it names none or an unknown one. */
export function orderOf(sort: SortState | null): AssetOrder {
  const same = (order: AssetOrder) =>
    COLUMN[order]?.columnId === sort?.columnId && COLUMN[order]?.direction === sort?.direction;
  return ASSET_ORDERS.find(same) ?? "newest";
}

/** Returns a sorted copy. Equal assets keep their order, newest first. */
export function inOrder(
  assets: readonly LibraryItem[],
  order: AssetOrder,
  locale: string,
): readonly LibraryItem[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  switch (order) {
    case "newest":
      return assets;
    case "oldest":
      return assets.toReversed();
    case "name":
      return assets.toSorted((a, b) => compare(a.name, b.name));
    case "nameDescending":
      return assets.toSorted((a, b) => compare(b.name, a.name));
    case "largest":
      return assets.toSorted((a, b) => (b.record.size ?? 0) - (a.record.size ?? 0));
    case "mostUsed":
      return assets.toSorted((a, b) => (b.record.uses ?? 0) - (a.record.uses ?? 0));
  }
}
