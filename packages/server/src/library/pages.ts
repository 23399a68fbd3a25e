import { personName } from "@panel/domain/person-name";
import { librariesOf, type LibraryScope } from "@panel/domain/asset-policies";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { LibraryAsset, LibraryCounts } from "@panel/api-client/panel-types";
import { notAllowed } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import * as counts from "./counts-repository.ts";
import type { AssetFilter, AssetPage } from "./asset-page.ts";
import { listLibrary, placeOf } from "./pages-repository.ts";
import { libraryAsset } from "./records.ts";

/** A page of a library, in which each asset has its place; or all of the library. */
export async function libraryPage(
  db: Db,
  viewer: Viewer,
  library: LibraryScope,
  page: AssetPage,
): Promise<LibraryAsset[]> {
  const { limit, sort = "newest" } = page;
  return (await listLibrary(db, viewer, library, page)).map((asset) => ({
    ...libraryAsset(viewer, asset),
    ...(limit === undefined ? {} : { place: placeOf(asset, sort) }),
  }));
}

/** How many assets a library has, of each kind, and how many match a filter. */
export async function libraryCounts(
  db: Db,
  viewer: Viewer,
  library: LibraryScope,
  filter: AssetFilter,
): Promise<LibraryCounts> {
  if (!librariesOf(viewer.role).includes(library)) throw notAllowed();
  const of = [db, viewer, library] as const;
  const kind = { type: filter.type };
  const types = await counts.countTypes(...of, {});
  const found = await counts.countFound(...of, filter);
  const categories = await counts.countCategories(...of, kind);
  const tags = await counts.countTags(...of, kind);
  const uploaders = await counts.countUploaders(...of, kind);
  const sum = (value: "count" | "old") => types.reduce((all, row) => all + row[value], 0);
  const ofType = (code: number) => types.find(({ type }) => type === code)?.count ?? 0;
  return {
    total: sum("count"),
    found,
    types: {
      image: ofType(ASSET_TYPE_CODE.image),
      model: ofType(ASSET_TYPE_CODE.model),
      audio: ofType(ASSET_TYPE_CODE.audio),
    },
    categories,
    tags: tags
      .toSorted((a, b) => (a.folded < b.folded ? -1 : 1))
      .map(({ tag, count }) => ({ tag, count })),
    uploaders: uploaders.map(({ id, name, surname, count }) => ({
      id,
      name: personName(name, surname),
      count,
    })),
    oldThumbnails: sum("old"),
  };
}
