import type { GetModelsData, LibraryAsset, LibraryCounts } from "@panel/api-client/panel";
import { nameKey, searchedText, type AssetOrder } from "@panel/domain/asset-order";
import { assetTypeOf } from "@panel/domain/asset-types";
import { foldText, searchedWords } from "@panel/domain/fold-text";

/*
 * A back end that was written from the documents answers with a whole library, whatever it was asked for. What is asked for is
 * then found here, as our server finds it.
 */

/** What of a library is asked for, as the call takes it. */
export type LibraryQuery = Omit<NonNullable<GetModelsData["query"]>, "limit" | "after" | "id">;

/** Whether a back end has looked at what it was asked for: an asset of a page has its place. */
export const isPage = (assets: readonly LibraryAsset[]): boolean =>
  assets.every(({ place }) => place !== undefined);

const listed = (text: string | undefined) => text?.split(",") ?? [];

const textOf = ({ model, description, fileName = "", tags = [] }: LibraryAsset) =>
  [searchedText({ name: model, description, fileName }), ...tags.map(foldText)].join("\n");

/** The assets of a whole library that match, in the order that is asked for. */
export function matchingAssets(
  assets: readonly LibraryAsset[],
  query: LibraryQuery,
): LibraryAsset[] {
  const { search, type, category, tags, uploader, from, to, unused, globalOnly, sort } = query;
  const words = searchedWords(search ?? "");
  const [categories, owners, folded] = [
    listed(category),
    listed(uploader),
    listed(tags).map(foldText),
  ];
  const added = ({ createdAt }: LibraryAsset) => Date.parse(createdAt ?? "");
  return assets
    .filter(
      (asset) =>
        words.every((word) => textOf(asset).includes(word)) &&
        (type === undefined || isOfType(asset, type)) &&
        (category === undefined || categories.includes(String(asset.category))) &&
        (tags === undefined || (asset.tags ?? []).some((tag) => folded.includes(foldText(tag)))) &&
        (uploader === undefined || owners.includes(String(asset.idUser))) &&
        (from === undefined || added(asset) >= Date.parse(from)) &&
        (to === undefined || added(asset) < Date.parse(to)) &&
        (!unused || asset.uses === 0) &&
        (!globalOnly || (asset.idUser ?? 0) === 0) &&
        (!query.oldThumbnail || asset.thumbnailIsOld === true),
    )
    .toSorted(ORDERS[sort ?? "newest"]);
}

/** Types that are shown like images count as images. */
const isOfType = (asset: LibraryAsset, code: 0 | 1 | 2) =>
  assetTypeOf(asset.type) === assetTypeOf(code);

type Compare = (a: LibraryAsset, b: LibraryAsset) => number;

const inOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byAge: Compare = (a, b) => inOrder(a.createdAt ?? "", b.createdAt ?? "") || a.id - b.id;
const byName: Compare = (a, b) => inOrder(nameKey(a.model), nameKey(b.model)) || b.id - a.id;
const downwards =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

const ORDERS: Readonly<Record<AssetOrder, Compare>> = {
  newest: downwards(byAge),
  oldest: byAge,
  name: byName,
  nameDescending: (a, b) => inOrder(nameKey(b.model), nameKey(a.model)) || b.id - a.id,
  largest: (a, b) => (b.size ?? 0) - (a.size ?? 0) || b.id - a.id,
  mostUsed: (a, b) => (b.uses ?? 0) - (a.uses ?? 0) || b.id - a.id,
};

/** How many assets a whole library has, of each kind, and how many of them match. */
export function countAssets(assets: readonly LibraryAsset[], query: LibraryQuery): LibraryCounts {
  const ofType = ({ type }: Pick<LibraryQuery, "type">) =>
    type === undefined ? assets : assets.filter((asset) => isOfType(asset, type));
  const tally = (values: readonly (string | number)[]) => {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    return [...counts];
  };
  const shown = ofType(query);
  return {
    total: assets.length,
    found: matchingAssets(assets, query).length,
    types: {
      image: ofType({ type: 1 }).length,
      model: ofType({ type: 0 }).length,
      audio: ofType({ type: 2 }).length,
    },
    categories: tally(shown.map(({ category }) => category)).map(([id, count]) => ({
      id: Number(id),
      count,
    })),
    tags: tally(shown.flatMap(({ tags = [] }) => tags))
      .map(([tag, count]) => ({ tag, count }))
      .toSorted((a, b) => inOrder(foldText(a.tag), foldText(b.tag))),
    // Their names are not known.
    uploaders: [],
    oldThumbnails: assets.filter(({ thumbnailIsOld }) => thumbnailIsOld).length,
  };
}
