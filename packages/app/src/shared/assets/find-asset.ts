import type { LibraryScope } from "@panel/domain/asset-policies";
import type { AssetType } from "@panel/domain/asset-types";
import type { QueryClient } from "@tanstack/react-query";
import { fileUrl } from "./file-url.ts";
import { toItem, toShownAsset, type ShownAsset } from "./library-item.ts";
import { assetMedia, libraryAsset } from "./queries.ts";

interface FoundAsset {
  asset: ShownAsset;
  /** Undefined if no fetched library holds the asset; then only its files are known. */
  scope?: LibraryScope;
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
