import { ASSET_TAGS_MAX, areSameTags, changedTags } from "@panel/domain/asset-tags";
import { recordBy } from "../audit/record.ts";
import { Refusal } from "../app-error.ts";
import type { Connection } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { allowedAssets } from "./allowed.ts";
import * as repository from "./repository.ts";
import { replaceTags } from "./tags-repository.ts";

export interface TagChange {
  add?: readonly string[] | undefined;
  remove?: readonly string[] | undefined;
}

/** Adds tags to several assets and takes others away, of all or of none; those that have them already stay as they are. */
export async function changeTags(
  connection: Connection,
  viewer: Viewer,
  given: readonly number[],
  { add = [], remove = [] }: TagChange,
): Promise<void> {
  const ids = [...new Set(given)];
  await connection.db.transaction().execute(async (transaction) => {
    await repository.lockForChange(connection, transaction, ids);
    const assets = await allowedAssets(transaction, "edit", viewer, ids);
    const changes = assets.flatMap((asset) => {
      const before = repository.listedTags(asset);
      const after = changedTags(before, { add, remove });
      return areSameTags(after, before) ? [] : [{ asset, after }];
    });
    const full = changes.filter(({ after }) => after.length > ASSET_TAGS_MAX);
    if (full.length > 0) {
      throw new Refusal("ASSET_ERRORS.tooManyTags", "An asset would have too many tags", {
        full: full.map(({ asset }) => asset.id),
      });
    }
    const updated_at = new Date().toISOString();
    for (const { asset, after } of changes) {
      await repository.updateAsset(transaction, asset, { updated_at });
      await replaceTags(transaction, asset.id, after);
      await recordBy(transaction, viewer, {
        event: "file-change",
        subject: `asset ${asset.id}`,
        details: { name: asset.name, changed: "tags" },
      });
    }
  });
}
