import type { LibraryScope } from "@panel/domain/asset-policies";
import type { LibraryAsset } from "@panel/api-client/panel";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { fileUrl } from "./file-url.ts";
import { toItem, type LibraryItem } from "./library-item.ts";
import { assetCategories, libraryAssets } from "./queries.ts";

/** Each record is always converted to the same object, so that its tile is not rendered again. */
const items = new WeakMap<LibraryAsset, LibraryItem>();

function itemOf(record: LibraryAsset): LibraryItem {
  let item = items.get(record);
  if (!item) items.set(record, (item = toItem(record, fileUrl)));
  return item;
}

const newestFirst = (a: LibraryItem, b: LibraryItem) => b.record.id - a.record.id;
const NONE: LibraryItem[] = [];

/** The assets of a library, newest first. */
export function useLibrary(scope: LibraryScope, enabled = true) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...libraryAssets(scope),
    enabled,
  });
  const assets = useMemo(() => data?.map(itemOf).toSorted(newestFirst) ?? NONE, [data]);
  return { assets, error, isPending, isFetching, refetch };
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
