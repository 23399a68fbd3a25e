import { foldTag } from "@panel/domain/asset-tags";
import type { Db } from "../db/connection.ts";

/** Gives an asset these tags in place of the ones it has. */
export async function replaceTags(db: Db, assetId: number, tags: readonly string[]): Promise<void> {
  await db.deleteFrom("asset_tags").where("asset_id", "=", assetId).execute();
  if (tags.length === 0) return;
  await db
    .insertInto("asset_tags")
    .values(tags.map((tag) => ({ asset_id: assetId, folded: foldTag(tag), tag })))
    .execute();
}
