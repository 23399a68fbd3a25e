import { tagsOf } from "@panel/domain/asset-tags";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import { recordBy } from "../audit/record.ts";
import { badRequest } from "../app-error.ts";
import type { Connection } from "../db/connection.ts";
import type { AssetRow } from "../db/schema.ts";
import type { Files } from "../storage/files.ts";
import type { Viewer } from "../viewer.ts";
import { allowedAsset, knownCategories } from "./allowed.ts";
import { altColumns, attributionColumns, changesOf, type AssetChange } from "./asset-form.ts";
import { lockForChange, updateAsset } from "./repository.ts";
import { replaceTags } from "./tags-repository.ts";
import { prepareAgain } from "./uses-repository.ts";
import type { Stored } from "./write-asset.ts";

export function requireTakesThumbnail(
  { type }: Pick<AssetRow, "type">,
  thumbnail: AssetChange["thumbnail"],
): void {
  if (!thumbnail || type === ASSET_TYPE_CODE.model) return;
  throw badRequest("Only a model gets another thumbnail", { fields: ["thumbnail"] });
}

/** Changes the data of an asset, and of a model the pictures of it that were stored. */
export async function changeAsset(
  connection: Connection,
  files: Files,
  viewer: Viewer,
  id: number,
  { texts, thumbnail }: AssetChange,
  { small, large }: Stored,
): Promise<void> {
  await connection.db.transaction().execute(async (transaction) => {
    await lockForChange(connection, transaction, [id]);
    const asset = await allowedAsset(transaction, "edit", viewer, id);
    requireTakesThumbnail(asset, thumbnail);
    await knownCategories(transaction, [texts.category]);
    const old = small && large ? [asset.small_id, asset.large_id] : [];
    for (const picture of [small, large]) {
      if (picture) await files.keep(transaction, picture.id);
    }
    await updateAsset(transaction, asset, {
      name: texts.name,
      description: texts.description,
      category_id: texts.category,
      ...(asset.type === ASSET_TYPE_CODE.image ? altColumns(texts) : {}),
      ...attributionColumns(texts),
      ...(texts.animation === undefined ? {} : { animation: texts.animation ? 1 : 0 }),
      ...(texts.scaleMod === undefined ? {} : { scale: texts.scaleMod }),
      ...(small && large ? { small_id: small.id, large_id: large.id, thumbnail_is_old: 0 } : {}),
      updated_at: new Date().toISOString(),
    });
    // A model for Quick Look has its scale within.
    if (texts.scaleMod !== undefined && texts.scaleMod !== asset.scale) {
      await prepareAgain(transaction, id);
    }
    if (texts.tags) await replaceTags(transaction, id, tagsOf(texts.tags));
    for (const file of old) if (file !== null) await files.release(transaction, file);
    await recordBy(transaction, viewer, {
      event: "file-change",
      subject: `asset ${id}`,
      details: { name: texts.name, changed: changesOf(asset, texts, small).join(", ") },
    });
  });
}
