import { ASSET_TYPES, type AssetType } from "@panel/domain/asset-types";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { TableState } from "@panel/ui/data-table";
import type { LibraryQuery } from "../../shared/assets/queries.ts";
import { searchWords } from "../../shared/assets/search-words.ts";
import { orderOf } from "./asset-order.ts";

/** The filters of the library, as the address names them. */
export const LIBRARY_FACETS = [
  "type",
  "category",
  "tag",
  "uploader",
  "from",
  "to",
  "unused",
] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function typeIn({ facets }: Pick<TableState, "facets">): AssetType | undefined {
  return ASSET_TYPES.find((type) => facets["type"]?.includes(type));
}

/** A day of the address, YYYY-MM-DD; "" without one. */
export function dayIn({ facets }: Pick<TableState, "facets">, end: "from" | "to"): string {
  const day = facets[end]?.[0] ?? "";
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : "";
}

export const isUnusedIn = ({ facets }: Pick<TableState, "facets">): boolean =>
  facets["unused"]?.[0] === "1";

/** Midnight of this device's time zone at the beginning of a day, or of the one after it. */
function midnight(day: string, later = 0): string {
  const at = new Date(`${day}T00:00:00`);
  at.setDate(at.getDate() + later);
  return at.toISOString();
}

/** What the filters of the address ask the server for. */
export function libraryQuery(state: TableState, search: string): LibraryQuery {
  const { category, tag, uploader } = state.facets;
  const type = typeIn(state);
  const [from, to] = [dayIn(state, "from"), dayIn(state, "to")];
  const words = searchWords(search);
  const sort = orderOf(state.sort);
  return {
    ...(words === "" ? {} : { search: words }),
    ...(type ? { type: ASSET_TYPE_CODE[type] } : {}),
    // No asset has the category 0, nor an uploader 0.
    ...(category ? { category: idsOf(category) } : {}),
    ...(tag ? { tags: tag.join(",") } : {}),
    ...(uploader ? { uploader: idsOf(uploader) } : {}),
    ...(from ? { from: midnight(from) } : {}),
    ...(to ? { to: midnight(to, 1) } : {}),
    ...(isUnusedIn(state) ? { unused: 1 } : {}),
    ...(sort === "newest" ? {} : { sort }),
  };
}

const idsOf = (chosen: readonly string[]): string =>
  chosen
    .filter((id) => /^\d{1,10}$/.test(id))
    .slice(0, 100)
    .join(",") || "0";

/** Whether anything is filtered, the order aside. */
export function isFiltering(state: TableState): boolean {
  const { sort: _sort, ...filters } = libraryQuery({ ...state, sort: null }, state.search);
  return Object.keys(filters).length > 0;
}
