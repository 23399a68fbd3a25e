import { expressionBuilder, sql, type Expression, type SqlBool } from "kysely";
import { searchedWords } from "@panel/domain/fold-text";
import { containing } from "../db/containing.ts";
import type { Schema } from "../db/schema.ts";
import type { AssetFilter } from "./asset-page.ts";

const eb = expressionBuilder<Schema, "assets">();

const tagged = () =>
  eb
    .selectFrom("asset_tags")
    .select("asset_tags.asset_id")
    .whereRef("asset_tags.asset_id", "=", "assets.id");

/** Whether no field of an experience or of a point names an asset; `uses` of a listed one is 0. */
const isUnused = () =>
  eb.not(
    eb.exists(
      eb
        .selectFrom("asset_uses")
        .select("asset_uses.id")
        .whereRef("asset_uses.asset_id", "=", "assets.id"),
    ),
  );

const hasWord = (word: string) =>
  eb.or([
    containing(sql.ref("assets.folded"), word),
    eb.exists(tagged().where(containing(sql.ref("asset_tags.folded"), word))),
  ]);

/** What assets have to be to match a filter. */
export function matching(filter: AssetFilter): Expression<SqlBool> {
  const { search, type, categories, tags, uploaders, from, to, unused, oldThumbnail, ids } = filter;
  return eb.and([
    ...searchedWords(search ?? "").map(hasWord),
    ...(type === undefined ? [] : [eb("assets.type", "=", type)]),
    ...(categories ? [oneOf(categories, (some) => eb("assets.category_id", "in", some))] : []),
    ...(tags
      ? [oneOf(tags, (some) => eb.exists(tagged().where("asset_tags.folded", "in", some)))]
      : []),
    ...(uploaders ? [oneOf(uploaders, (some) => eb("assets.owner_id", "in", some))] : []),
    ...(from === undefined ? [] : [eb("assets.created_at", ">=", new Date(from).toISOString())]),
    ...(to === undefined ? [] : [eb("assets.created_at", "<", new Date(to).toISOString())]),
    ...(unused ? [isUnused()] : []),
    ...(filter.globalOnly ? [eb("assets.is_global", "=", 1)] : []),
    ...(oldThumbnail ? [eb("assets.thumbnail_is_old", "=", 1)] : []),
    ...(ids ? [oneOf(ids, (some) => eb("assets.id", "in", some))] : []),
  ]);
}

/** Nothing is one of none. */
function oneOf<Value>(
  values: readonly Value[],
  is: (values: readonly Value[]) => Expression<SqlBool>,
): Expression<SqlBool> {
  return values.length > 0 ? is(values) : sql<SqlBool>`1 = 0`;
}
