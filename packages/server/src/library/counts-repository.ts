import type { LibraryScope } from "@panel/domain/asset-policies";
import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import type { AssetFilter } from "./asset-page.ts";
import { matching } from "./filter-repository.ts";
import { shownIn } from "./pages-repository.ts";

/** Most tags and uploaders that are counted. */
const MOST = 1000;

type Counted = [db: Db, viewer: Viewer, library: LibraryScope, filter: AssetFilter];

const inLibrary = (...[db, viewer, library, filter]: Counted) =>
  db.selectFrom("assets").where(shownIn(viewer, library)).where(matching(filter));

export async function countFound(...counted: Counted): Promise<number> {
  const { count } = await inLibrary(...counted)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of each type there are, and how many of them have an old thumbnail. */
export function countTypes(...counted: Counted) {
  return inLibrary(...counted)
    .select((eb) => [
      "assets.type",
      eb.fn.countAll<number>().as("count"),
      eb.fn.sum<number>("assets.thumbnail_is_old").as("old"),
    ])
    .groupBy("assets.type")
    .execute();
}

export function countCategories(...counted: Counted) {
  return inLibrary(...counted)
    .select((eb) => ["assets.category_id as id", eb.fn.countAll<number>().as("count")])
    .groupBy("assets.category_id")
    .orderBy("assets.category_id")
    .execute();
}

/** The most frequent tags, each in one of its spellings. */
export function countTags(...counted: Counted) {
  return inLibrary(...counted)
    .innerJoin("asset_tags", "asset_tags.asset_id", "assets.id")
    .select((eb) => [
      "asset_tags.folded",
      eb.fn.min("asset_tags.tag").as("tag"),
      eb.fn.countAll<number>().as("count"),
    ])
    .groupBy("asset_tags.folded")
    .orderBy("count", "desc")
    .orderBy("asset_tags.folded")
    .limit(MOST)
    .execute();
}

export function countUploaders(...counted: Counted) {
  return inLibrary(...counted)
    .innerJoin("users", "users.id", "assets.owner_id")
    .select((eb) => [
      "users.id",
      "users.name",
      "users.surname",
      eb.fn.countAll<number>().as("count"),
    ])
    .groupBy(["users.id", "users.name", "users.surname"])
    .orderBy("count", "desc")
    .orderBy("users.id")
    .limit(MOST)
    .execute();
}
