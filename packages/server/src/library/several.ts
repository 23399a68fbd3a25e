import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import { recordBy } from "../audit/record.ts";
import { badRequest, Refusal } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { Files } from "../storage/files.ts";
import type { Viewer } from "../viewer.ts";
import { allowedAssets, knownCategories } from "./allowed.ts";
import * as repository from "./repository.ts";
import type { ListedAsset } from "./repository.ts";
import { usageLocations } from "./usage-locations.ts";
import { listPublished } from "./uses-repository.ts";
import { releaseFiles } from "./write-asset.ts";

/** Assets in use whose places a refusal names; of the others it tells the id only. */
const NAMED = 50;

/** What is left out stays as it is. */
export interface AssetsChange {
  idMod: number;
  category?: number | undefined;
  /** Of a model. */
  scaleMod?: number | undefined;
}

/** Puts assets into categories and gives models another scale, all or none; of an asset that is named twice the last change counts. */
export async function changeAssets(
  connection: Connection,
  viewer: Viewer,
  changes: readonly AssetsChange[],
): Promise<void> {
  const wanted = new Map(changes.map((change) => [change.idMod, change]));
  await connection.db.transaction().execute(async (transaction) => {
    const ids = [...wanted.keys()];
    await repository.lockForChange(connection, transaction, ids);
    const assets = await allowedAssets(transaction, "edit", viewer, ids);
    await knownCategories(
      transaction,
      changes.flatMap(({ category }) => category ?? []),
    );
    const updated_at = new Date().toISOString();
    for (const asset of assets) {
      const { id, name } = asset;
      const { category = asset.category_id, scaleMod = asset.scale } = wanted.get(id) ?? {};
      const changed = [
        ...(category === asset.category_id ? [] : ["category"]),
        ...(scaleMod === asset.scale ? [] : ["scaleMod"]),
      ];
      if (changed.length === 0) continue;
      if (scaleMod !== asset.scale && asset.type !== ASSET_TYPE_CODE.model) {
        throw badRequest("Only a model has a scale", { fields: ["scaleMod"] });
      }
      const row = { category_id: category, scale: scaleMod, updated_at };
      await repository.updateAsset(transaction, asset, row);
      await recordBy(transaction, viewer, {
        event: "file-change",
        subject: `asset ${id}`,
        details: { name, changed: changed.join(", ") },
      });
    }
  });
}

/** Deletes an asset that nothing uses. */
export async function removeAsset(
  connection: Connection,
  files: Files,
  viewer: Viewer,
  id: number,
): Promise<void> {
  await connection.db.transaction().execute(async (transaction) => {
    await repository.lockForChange(connection, transaction, [id]);
    const assets = await allowedAssets(transaction, "delete", viewer, [id]);
    if (assets.some(({ uses }) => uses > 0)) {
      const places = await usageLocations(transaction, viewer, id);
      throw new Refusal("ASSET_ERRORS.inUse", "The asset is in use", { ...places });
    }
    await refusePublished(transaction, [id]);
    await removeAll(transaction, files, viewer, assets);
  });
}

/** Deletes several assets, all or none. */
export async function removeAssets(
  connection: Connection,
  files: Files,
  viewer: Viewer,
  given: readonly number[],
): Promise<void> {
  const ids = [...new Set(given)];
  await connection.db.transaction().execute(async (transaction) => {
    await repository.lockForChange(connection, transaction, ids);
    const assets = await allowedAssets(transaction, "delete", viewer, ids);
    const used = assets.filter(({ uses }) => uses > 0);
    if (used.length > 0) {
      const places = [];
      for (const { id, name } of used.slice(0, NAMED)) {
        places.push({ id, name, ...(await usageLocations(transaction, viewer, id)) });
      }
      throw new Refusal("ASSET_ERRORS.inUseSeveral", "Some of the assets are in use", {
        inUse: used.map(({ id }) => id),
        places,
      });
    }
    await refusePublished(transaction, ids);
    await removeAll(transaction, files, viewer, assets);
  });
}

/** @throws Refusal for files that visitors of published routes are shown */
async function refusePublished(transaction: Db, ids: readonly number[]): Promise<void> {
  const published = await listPublished(transaction, ids, new Date().toISOString());
  if (published.length === 0) return;
  throw new Refusal("ASSET_ERRORS.published", "Visitors of a published route are shown it", {
    inUse: published,
  });
}

async function removeAll(
  transaction: Db,
  files: Files,
  viewer: Viewer,
  assets: readonly ListedAsset[],
): Promise<void> {
  for (const asset of assets) {
    const { id, name } = asset;
    await releaseFiles(transaction, files, asset);
    await repository.removeAsset(transaction, id);
    await recordBy(transaction, viewer, {
      event: "file-delete",
      subject: `asset ${id}`,
      details: { name },
    });
  }
}
