import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import { assetsSeenBy, type LibraryScope } from "@panel/domain/asset-policies";
import type { AssetOrder } from "@panel/domain/asset-order";
import { rolesWithout } from "@panel/domain/roles";
import type { Db } from "../db/connection.ts";
import type { Schema } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import type { AssetPage } from "./asset-page.ts";
import { matching } from "./filter-repository.ts";
import { inLibrary, seen, type ListedAsset, type SeenAsset } from "./repository.ts";

interface Order {
  /** What is compared before the id; left out, the id alone. */
  key?: { of: RawBuilder<unknown>; in: (asset: ListedAsset) => string | number; isText: boolean };
  direction: "asc" | "desc";
}

const name = {
  of: sql.ref("assets.name_key"),
  in: (asset: ListedAsset) => asset.name_key,
  isText: true,
};
const size = {
  of: sql`(select bytes from stored_files where stored_files.id = assets.file_id)`,
  in: (asset: ListedAsset) => asset.file_bytes,
  isText: false,
};
const uses = {
  of: sql`(select count(*) from asset_uses where asset_uses.asset_id = assets.id)`,
  in: (asset: ListedAsset) => asset.uses,
  isText: false,
};
const ORDERS: Record<AssetOrder, Order> = {
  newest: { direction: "desc" },
  oldest: { direction: "asc" },
  name: { key: name, direction: "asc" },
  nameDescending: { key: name, direction: "desc" },
  largest: { key: size, direction: "desc" },
  mostUsed: { key: uses, direction: "desc" },
};

/** Of the assets with one key, those of higher ids come first, unless the ids alone are ordered, upwards. */
const idDirection = ({ key, direction }: Order) => (key ? "desc" : direction);

/** Where an asset stands in an order: its id and what it is compared by. */
export function placeOf(asset: ListedAsset, sort: AssetOrder): string {
  const { key } = ORDERS[sort];
  return key ? `${asset.id}:${key.in(asset)}` : String(asset.id);
}

/** The library as its screen lists it: who sees all gets, with the global one, what belongs to users without a library of their own. */
export function shownIn(viewer: Viewer, library: LibraryScope): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "assets">();
  if (library === "own" || assetsSeenBy(viewer.role) !== "all") return inLibrary(viewer, library);
  const withoutLibrary = eb
    .selectFrom("users")
    .select("users.id")
    .where("users.role", "in", rolesWithout("mylibrary"));
  return eb.or([inLibrary(viewer, library), eb("assets.owner_id", "in", withoutLibrary)]);
}

/** A page of a library, or all of it. */
export function listLibrary(
  db: Db,
  viewer: Viewer,
  library: LibraryScope,
  { sort = "newest", limit, after, ...filter }: AssetPage,
): Promise<SeenAsset[]> {
  const order = ORDERS[sort];
  const { key, direction } = order;
  if (limit === undefined && after === undefined && key === undefined) {
    return seen(db, viewer)
      .where(shownIn(viewer, library))
      .where(matching(filter))
      .orderBy("assets.id", direction)
      .execute();
  }
  // The ids first, so that files, tags and uses are looked up for the page alone.
  let ids = db.selectFrom("assets").select("assets.id").where(shownIn(viewer, library));
  ids = ids.where(matching(filter));
  if (after !== undefined) ids = ids.where(behind(order, after));
  if (key) ids = ids.orderBy(key.of, direction);
  ids = ids.orderBy("assets.id", idDirection(order));
  if (limit !== undefined) ids = ids.limit(limit);
  let page = seen(db, viewer).where("assets.id", "in", ids);
  if (key) page = page.orderBy(key.of, direction);
  return page.orderBy("assets.id", idDirection(order)).execute();
}

/** Whether an asset comes after a place. */
function behind(order: Order, place: string): Expression<SqlBool> {
  const [, id = "0", given = ""] = /^(\d{1,10})(?::(.*))?$/s.exec(place) ?? [];
  const isNext = sql<SqlBool>`assets.id ${sign(idDirection(order))} ${sql.lit(Number(id))}`;
  if (!order.key) return isNext;
  const { of, isText } = order.key;
  const key = isText ? sql`${given}` : sql.lit(Number.parseInt(given, 10) || 0);
  return sql<SqlBool>`(${of} ${sign(order.direction)} ${key} or (${of} = ${key} and ${isNext}))`;
}

const sign = (direction: "asc" | "desc") => sql.raw(direction === "asc" ? ">" : "<");
