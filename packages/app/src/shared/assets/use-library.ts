import type { LibraryScope } from "@panel/domain/asset-policies";
import type { LibraryAsset } from "@panel/api-client/panel";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { fileUrl } from "./file-url.ts";
import { toItem, type LibraryItem } from "./library-item.ts";
import {
  assetCategories,
  libraryAsset,
  libraryCounts,
  libraryPages,
  type LibraryQuery,
} from "./queries.ts";

/** Each record is always converted to the same object, so that its tile is not rendered again. */
const items = new WeakMap<LibraryAsset, LibraryItem>();

/** A record for display. */
export function itemOf(record: LibraryAsset): LibraryItem {
  let item = items.get(record);
  if (!item) items.set(record, (item = toItem(record, fileUrl)));
  return item;
}

/** The first assets of a library that match, in the order that is asked for; more of them are fetched on demand. */
export function useLibrary(scope: LibraryScope, query: LibraryQuery, enabled = true) {
  const pages = useInfiniteQuery({
    ...libraryPages(scope, query),
    enabled,
    // While a search is typed, what the last one found stays; another library begins empty.
    placeholderData: (before, former) => (former?.queryKey[2] === scope ? before : undefined),
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = pages;
  const assets = useMemo(() => {
    const found = new Map(
      data?.pages.flatMap((page) => page.assets.map((asset) => [asset.id, itemOf(asset)])),
    );
    return [...found.values()];
  }, [data]);
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    assets,
    more,
    hasMore: hasNextPage,
    // What is there stays where a later page has failed.
    error: data ? null : pages.error,
    failedMore: pages.isFetchNextPageError,
    isPending: pages.isPending,
    /** What is shown is what was asked for before. */
    isOld: pages.isPlaceholderData,
    isFetching,
    refetch: pages.refetch,
  };
}

/** How many assets a library has and how many match; undefined until that is known. */
export function useLibraryCounts(
  scope: LibraryScope,
  { sort: _sort, oldThumbnail: _old, ...query }: LibraryQuery,
  enabled = true,
) {
  const { data } = useQuery({
    ...libraryCounts(scope, query),
    enabled,
    placeholderData: (before, former) => (former?.queryKey[2] === scope ? before : undefined),
  });
  return data;
}

/** One asset of a library, undefined until it is known, null where the library has none. */
export function useLibraryAsset(scope: LibraryScope, id: number | undefined) {
  const { data, isFetching } = useQuery({
    ...libraryAsset(scope, id ?? 0),
    enabled: id !== undefined,
  });
  if (data) return itemOf(data);
  return data === null && !isFetching ? null : undefined;
}

/** The categories in alphabetical order, and their names by id. */
export function useCategories(locale: string) {
  const { data, error, refetch } = useQuery(assetCategories(locale));
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const options = (data ?? [])
      .map(({ id, name }) => ({ value: String(id), label: name }))
      .toSorted((a, b) => compare(a.label, b.label));
    const names = new Map(options.map(({ value, label }) => [value, label]));
    return { options, names, error, refetch };
  }, [data, error, refetch, locale]);
}
