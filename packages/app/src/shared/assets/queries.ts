import {
  type LibraryAsset,
  getAssetById,
  getAssetUses,
  getAssetsInVersions,
  getLibraryCounts,
  getModelCategories,
  getModels,
  getUserModels,
} from "@panel/api-client/panel";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { ASSETS_AT_ONCE } from "@panel/domain/assets";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import { endFetches, fetchAnew } from "../change-cached.ts";
import { panelApi } from "../connections.ts";
import { changed } from "../what-changed.ts";

export const assetKeys = {
  all: ["assets"] as const,
  lists: ["assets", "list"] as const,
  list: (scope: LibraryScope) => [...assetKeys.lists, scope] as const,
  pages: (scope: LibraryScope) => [...assetKeys.list(scope), "pages"] as const,
  counts: (scope: LibraryScope) => [...assetKeys.list(scope), "counts"] as const,
  found: (scope: LibraryScope) => [...assetKeys.list(scope), "found"] as const,
  one: (scope: LibraryScope) => [...assetKeys.list(scope), "one"] as const,
  media: (id: number) => [...assetKeys.all, "media", id] as const,
  usesOfAll: ["assets", "uses"] as const,
  uses: (id: number) => [...assetKeys.usesOfAll, id] as const,
  inVersions: (ids: readonly number[]) => [...assetKeys.usesOfAll, "versions", ...ids] as const,
  categories: (language: string) => ["asset-categories", language] as const,
};

/** Assets of a page, and where the next one begins; nowhere behind the last one. */
interface AssetsPage {
  assets: LibraryAsset[];
  next: string | undefined;
}

/** What of a library is asked for, as the call takes it. */
export type LibraryQuery = Omit<Parameters<typeof getModels>[1], "limit" | "after" | "id">;
/** The same without what counts do not depend on. */
type CountsQuery = Omit<LibraryQuery, "sort" | "oldThumbnail">;

const PAGE = 100;

const listOf = (scope: LibraryScope) => (scope === "own" ? getUserModels : getModels);

/** A library page by page, searched and in order by the server. */
export const libraryPages = (scope: LibraryScope, query: LibraryQuery) =>
  infiniteQueryOptions({
    queryKey: [...assetKeys.pages(scope), query],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<AssetsPage> => {
      const after = pageParam === undefined ? {} : { after: pageParam };
      const asked = { ...query, ...after, limit: PAGE };
      const assets = await listOf(scope)(panelApi, asked, { signal });
      return { assets, next: assets.length < PAGE ? undefined : assets.at(-1)?.place };
    },
    getNextPageParam: ({ next }) => next,
  });

/** The first assets that match, at most as many as are changed at once. */
export const firstAssets = (scope: LibraryScope, query: LibraryQuery): Promise<LibraryAsset[]> =>
  listOf(scope)(panelApi, { ...query, limit: ASSETS_AT_ONCE });

/** A few assets of a library that a search finds. */
export const foundAssets = (scope: LibraryScope, search: string, limit: number) =>
  queryOptions({
    queryKey: [...assetKeys.found(scope), search, limit],
    queryFn: ({ signal }) => listOf(scope)(panelApi, { search, limit }, { signal }),
  });

/** As many ids as one call takes. */
const IDS_AT_ONCE = 100;

/** Those of the assets that a library has. */
export async function assetsOf(
  scope: LibraryScope,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<LibraryAsset[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  );
  const lists = await Promise.all(
    parts.map((part) => listOf(scope)(panelApi, { id: part.join() }, signal ? { signal } : {})),
  );
  return lists.flat();
}

/** How many assets a library has, and how many of them match. */
export const libraryCounts = (scope: LibraryScope, query: CountsQuery) =>
  queryOptions({
    queryKey: [...assetKeys.counts(scope), query],
    queryFn: ({ signal }) => getLibraryCounts(panelApi, { ...query, library: scope }, { signal }),
  });

/** One asset of a library; null where the library has no such asset. */
export const libraryAsset = (scope: LibraryScope, id: number) =>
  queryOptions({
    queryKey: [...assetKeys.one(scope), id],
    queryFn: async ({ signal }) => {
      const found = await assetsOf(scope, [id], signal);
      return found.find((asset) => asset.id === id) ?? null;
    },
  });

/** Their names are in the language of the panel. */
export const assetCategories = (language: string) =>
  queryOptions({
    queryKey: assetKeys.categories(language),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => getModelCategories(panelApi, { signal }),
    staleTime: 300_000,
  });

/** Fetches again what is known of the library of a new asset: where it stands in a page depends on what is asked for. */
export async function listAsset(queryClient: QueryClient, { idUser }: LibraryAsset): Promise<void> {
  await endFetches(queryClient, assetKeys.list(idUser === 0 ? "global" : "own"));
  await changed(queryClient, "assets");
}

/**
 * Changes what is cached of a library to what the server has just stored.
 * @param change of a part of it
 */
export async function changeListed(
  queryClient: QueryClient,
  scope: LibraryScope,
  change: (list: LibraryAsset[]) => LibraryAsset[],
): Promise<void> {
  const pages = assetKeys.pages(scope);
  const ended = await endFetches(queryClient, pages);
  queryClient.setQueriesData<InfiniteData<AssetsPage>>(
    { queryKey: pages },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, assets: change(page.assets) })),
      },
  );
  queryClient.setQueriesData<LibraryAsset | null>({ queryKey: assetKeys.one(scope) }, (asset) =>
    asset ? (change([asset])[0] ?? null) : asset,
  );
  if (ended) await queryClient.invalidateQueries({ queryKey: pages });
  await Promise.all([
    fetchAnew(queryClient, assetKeys.counts(scope)),
    fetchAnew(queryClient, assetKeys.found(scope)),
    changed(queryClient, "listedAssets"),
  ]);
}

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

/** In how many experiences only earlier versions use some assets, and how many of others use them. */
export const assetsInVersions = (ids: readonly number[]) =>
  queryOptions({
    queryKey: assetKeys.inVersions(ids),
    queryFn: ({ signal }) => getAssetsInVersions(panelApi, { idMods: [...ids] }, { signal }),
    staleTime: 0,
  });
