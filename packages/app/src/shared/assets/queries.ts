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
import { isApiError } from "@panel/api-client";
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
import { countAssets, isPage, matchingAssets, type LibraryQuery } from "./whole-library.ts";

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

export type { LibraryQuery };
/** The same without what counts do not depend on. */
type CountsQuery = Omit<LibraryQuery, "sort" | "oldThumbnail">;

const PAGE = 100;

const listOf = (scope: LibraryScope) => (scope === "own" ? getUserModels : getModels);

/** A page of a library; all that match at once from a back end that knows neither pages nor filters. */
async function pageOf(
  scope: LibraryScope,
  { after, limit, ...query }: LibraryQuery & { after?: string | undefined; limit: number },
  signal?: AbortSignal,
): Promise<AssetsPage> {
  const asked = { ...query, ...(after === undefined ? {} : { after }), limit };
  const assets = await listOf(scope)(panelApi, asked, { signal });
  if (!isPage(assets)) return { assets: matchingAssets(assets, query), next: undefined };
  return { assets, next: assets.length < limit ? undefined : assets.at(-1)?.place };
}

/** A library page by page, searched and in order by the server. */
export const libraryPages = (scope: LibraryScope, query: LibraryQuery) =>
  infiniteQueryOptions({
    queryKey: [...assetKeys.pages(scope), query],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      pageOf(scope, { ...query, after: pageParam, limit: PAGE }, signal),
    getNextPageParam: ({ next }) => next,
  });

/** The first assets that match, at most as many as are changed at once. */
export async function firstAssets(
  scope: LibraryScope,
  query: LibraryQuery,
): Promise<LibraryAsset[]> {
  const { assets } = await pageOf(scope, { ...query, limit: ASSETS_AT_ONCE });
  return assets.slice(0, ASSETS_AT_ONCE);
}

/** A few assets of a library that a search finds. */
export const foundAssets = (scope: LibraryScope, search: string, limit: number) =>
  queryOptions({
    queryKey: [...assetKeys.found(scope), search, limit],
    queryFn: async ({ signal }) => {
      const { assets } = await pageOf(scope, { search, limit }, signal);
      return assets.slice(0, limit);
    },
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
  const wanted = new Set(ids);
  return lists.flat().filter(({ id }) => wanted.has(id));
}

/** How many assets a library has, and how many of them match. */
export const libraryCounts = (scope: LibraryScope, query: CountsQuery) =>
  queryOptions({
    queryKey: [...assetKeys.counts(scope), query],
    queryFn: async ({ signal }) => {
      try {
        return await getLibraryCounts(panelApi, { ...query, library: scope }, { signal });
      } catch (error) {
        // A back end that counts nothing filters nothing either.
        if (!isApiError(error, "notFound")) throw error;
        return countAssets(await listOf(scope)(panelApi, {}, { signal }), query);
      }
    },
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
  await fetchAnew(queryClient, assetKeys.list(idUser === 0 ? "global" : "own"));
  await changed(queryClient, "listedAssets");
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
