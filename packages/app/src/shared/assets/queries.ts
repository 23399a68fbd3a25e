import {
  type LibraryAsset,
  getAssetById,
  getAssetUses,
  getAssetsInVersions,
  getModelCategories,
  getModels,
  getUserModels,
} from "@panel/api-client/panel";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { changeCached } from "../change-cached.ts";
import { panelApi } from "../connections.ts";

export const assetKeys = {
  all: ["assets"] as const,
  lists: ["assets", "list"] as const,
  list: (scope: LibraryScope) => [...assetKeys.lists, scope] as const,
  media: (id: number) => [...assetKeys.all, "media", id] as const,
  usesOfAll: ["assets", "uses"] as const,
  uses: (id: number) => [...assetKeys.usesOfAll, id] as const,
  inVersions: (ids: readonly number[]) => [...assetKeys.usesOfAll, "versions", ...ids] as const,
  categories: (language: string) => ["asset-categories", language] as const,
};

export const libraryAssets = (scope: LibraryScope) =>
  queryOptions({
    queryKey: assetKeys.list(scope),
    queryFn: ({ signal }) =>
      (scope === "own" ? getUserModels : getModels)(panelApi, {}, { signal }),
  });

/** Their names are in the language of the panel. */
export const assetCategories = (language: string) =>
  queryOptions({
    queryKey: assetKeys.categories(language),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => getModelCategories(panelApi, { signal }),
    staleTime: 300_000,
  });

/** Puts a new asset into the list of its library, which may be long, instead of fetching it again. */
export function listAsset(queryClient: QueryClient, asset: LibraryAsset): Promise<void> {
  const scope: LibraryScope = asset.idUser === 0 ? "global" : "own";
  return changeListed(queryClient, scope, (list) => [
    asset,
    ...list.filter(({ id }) => id !== asset.id),
  ]);
}

/** Changes the cached list of a library to what the server has just stored. */
export const changeListed = (
  queryClient: QueryClient,
  scope: LibraryScope,
  change: (list: LibraryAsset[]) => LibraryAsset[],
): Promise<void> => changeCached(queryClient, assetKeys.list(scope), change);

/** Puts an asset whose file was replaced into the lists that have it, and fetches its addresses anew. */
export async function listReplaced(queryClient: QueryClient, asset: LibraryAsset): Promise<void> {
  const change = (list: LibraryAsset[]) =>
    list.map((listed) => (listed.id === asset.id ? asset : listed));
  await Promise.all([
    changeListed(queryClient, "own", change),
    changeListed(queryClient, "global", change),
    queryClient.invalidateQueries({ queryKey: assetKeys.media(asset.id) }),
  ]);
}

/** Fetches thumbnail and file of one asset by id, whichever library it is in. */
export const assetMedia = (id: number) =>
  queryOptions({
    queryKey: assetKeys.media(id),
    queryFn: ({ signal }) => getAssetById(panelApi, { id }, { signal }),
    enabled: id > 0,
  });

export const assetUses = (id: number) =>
  queryOptions({
    queryKey: assetKeys.uses(id),
    queryFn: ({ signal }) => getAssetUses(panelApi, { id }, { signal }),
    // Other users may change this at any time, so cached answers are always stale.
    staleTime: 0,
  });

/** In how many experiences only earlier versions use some assets. */
export const assetsInVersions = (ids: readonly number[]) =>
  queryOptions({
    queryKey: assetKeys.inVersions(ids),
    queryFn: ({ signal }) => getAssetsInVersions(panelApi, { idMods: [...ids] }, { signal }),
    staleTime: 0,
  });

/** Call after a form was saved or a record was deleted. Fetches the lists again, since they contain how often each asset is used. */
export async function assetUsesChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: assetKeys.lists }),
    queryClient.invalidateQueries({ queryKey: assetKeys.usesOfAll }),
  ]);
}
