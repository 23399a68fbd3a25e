import type { AssetType } from "@panel/domain/asset-types";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { AssetFilter } from "@panel/ui/asset-picker";
import type { LibraryQuery } from "./queries.ts";
import { searchWords } from "./search-words.ts";

export const NO_FILTER: AssetFilter = { type: "all", category: "", search: "", sort: "given" };

/**
 * What a field may take of a library.
 * @param globalOnly without what the library of a super-admin lists besides: routes of other branches must not use that
 */
export const ofType = (type: AssetType, globalOnly: boolean): LibraryQuery => ({
  type: ASSET_TYPE_CODE[type],
  ...(globalOnly ? { globalOnly: 1 as const } : {}),
});

/** What a picker's filter asks the server for. */
export function pickerQuery(
  type: AssetType,
  { search, category, sort }: AssetFilter,
  globalOnly: boolean,
): LibraryQuery {
  const words = searchWords(search);
  return {
    ...ofType(type, globalOnly),
    ...(words === "" ? {} : { search: words }),
    ...(category === "" ? {} : { category }),
    ...(sort === "name" || sort === "nameDescending" ? { sort } : {}),
  };
}
