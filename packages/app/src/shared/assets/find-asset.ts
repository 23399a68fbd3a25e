import { ApiError } from "@panel/api-client";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { LibraryScope } from "@panel/domain/asset-policies";
import type { AssetType } from "@panel/domain/asset-types";
import type { QueryClient } from "@tanstack/react-query";
import { fileUrl } from "./file-url.ts";
import { toItem, toShownAsset, type ShownAsset } from "./library-item.ts";
import { assetMedia, firstAssets, libraryAsset } from "./queries.ts";

interface FoundAsset {
  asset: ShownAsset;
  /** Undefined if no fetched library holds the asset; then only its files are known. */
  scope?: LibraryScope;
}

/**
 * The id of the asset of a type that was uploaded last, for a back end that does not answer an upload with it.
 * @throws ApiError notFound where no library has any
 */
export async function newestAsset(
  type: AssetType,
  scopes: readonly LibraryScope[],
): Promise<number> {
  for (const scope of scopes) {
    const [newest] = await firstAssets(scope, { type: ASSET_TYPE_CODE[type] });
    if (newest) return newest.id;
  }
  throw new ApiError("notFound", "The uploaded asset is in no library");
}

/** Finds an asset that was just uploaded, which cached lists do not contain yet. */
export async function findAsset(
  queryClient: QueryClient,
  { id, type, unnamed }: { id: number; type: AssetType; unnamed: string },
  scopes: readonly LibraryScope[],
): Promise<FoundAsset> {
  for (const scope of scopes) {
    const one = { ...libraryAsset(scope, id), staleTime: 0, retry: false };
    const record = await queryClient.fetchQuery(one).catch(() => null);
    if (record) return { asset: toItem(record, fileUrl), scope };
  }
  const media = await queryClient.fetchQuery(assetMedia(id));
  return { asset: toShownAsset(id, media, { fileUrl, type, unnamed }) };
}
