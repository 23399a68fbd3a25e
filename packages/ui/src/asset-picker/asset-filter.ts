import type { AssetType } from "../asset-grid/index.ts";
import { filterRows } from "../data-table/filtering.ts";
import type { Fold } from "../style/fold.ts";
import type { PickableAsset } from "./pickable-asset.ts";

/** "given" is the order in which the caller gave them. */
export type AssetSort = "given" | "newest" | "name" | "nameDescending";

export interface AssetFilter {
  type: AssetType | "all";
  /** "" for every category. */
  category: string;
  search: string;
  sort: AssetSort;
}

export const NO_FILTER: AssetFilter = { type: "all", category: "", search: "", sort: "given" };

/** Whether a filter or a search is set. */
export function isFiltering({ type, category, search }: AssetFilter): boolean {
  return type !== "all" || category !== "" || search.trim() !== "";
}

/** The assets of the given types; without types, all assets. */
export function acceptedOf<Item extends PickableAsset>(
  assets: readonly Item[],
  types: readonly AssetType[] | undefined,
): readonly Item[] {
  return types ? assets.filter(({ type }) => types.includes(type)) : assets;
}

const searchIn = ({ name, description }: PickableAsset) => [name, description];

/** Assets filtered by type, category and search, then sorted; names by the locale, with numbers in them as numbers. */
export function filterAssets<Item extends PickableAsset>(
  assets: readonly Item[],
  { type, category, search, sort }: AssetFilter,
  locale: string,
  fold?: Fold,
): readonly Item[] {
  const kept = assets.filter(
    (asset) =>
      (type === "all" || asset.type === type) && (category === "" || asset.category === category),
  );
  const found = filterRows(kept, search, searchIn, fold);
  return sort === "given" ? found : found.toSorted(comparing(sort, locale));
}

function comparing(sort: Exclude<AssetSort, "given">, locale: string) {
  if (sort === "newest") {
    // Assets without a date are last. ISO 8601 dates sort as text.
    return (a: PickableAsset, b: PickableAsset) => {
      const [first, second] = [a.added ?? "", b.added ?? ""];
      if (first === second) return 0;
      return first < second ? 1 : -1;
    };
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = sort === "name" ? 1 : -1;
  return (a: PickableAsset, b: PickableAsset) => sign * compare(a.name, b.name);
}
