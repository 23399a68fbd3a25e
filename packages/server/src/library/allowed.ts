import { assetPermissions, type AssetPermissions } from "@panel/domain/asset-policies";
import { badRequest, notAllowed, notFound } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { areCategories } from "./categories-repository.ts";
import * as repository from "./repository.ts";
import type { SeenAsset } from "./repository.ts";

/** The assets of these ids, if the viewer may change or delete all of them. */
export async function allowedAssets(
  db: Db,
  action: keyof AssetPermissions,
  viewer: Viewer,
  ids: readonly number[],
): Promise<SeenAsset[]> {
  const assets = await repository.listSeen(db, viewer, ids);
  if (assets.length < new Set(ids).size) throw notFound();
  for (const asset of assets) {
    if (!assetPermissions(viewer, repository.assetAccess(asset))[action]) throw notAllowed();
  }
  return assets;
}

export async function allowedAsset(
  db: Db,
  action: keyof AssetPermissions,
  viewer: Viewer,
  id: number,
): Promise<SeenAsset> {
  const [asset] = await allowedAssets(db, action, viewer, [id]);
  if (!asset) throw notFound();
  return asset;
}

export async function knownCategories(transaction: Db, ids: readonly number[]): Promise<void> {
  if (await areCategories(transaction, ids)) return;
  throw badRequest("There is no such category", { fields: ["category"] });
}
