import { isAttributed } from "@panel/domain/asset-licences";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { GymkhanaAsset } from "@panel/api-client/panel-types";
import type { TryMedia } from "@panel/api-client/tryouts-types";
import type { Db } from "../db/connection.ts";
import { fileAddress } from "../storage/file-address.ts";
import { listFiles, listUsed, type ListedAsset } from "./repository.ts";
import { experienceAsset } from "./records.ts";
import { listShown, listShownOf } from "./shown-repository.ts";

/** The assets that an experience and its points use, or one of the points, in the contract's shape. */
export async function usedAssets(
  db: Db,
  experienceId: number,
  pointId?: number,
): Promise<GymkhanaAsset[]> {
  return (await listShown(db, experienceId, pointId)).map(experienceAsset);
}

/** Those of the assets that are still there, in the contract's shape. */
export async function shownAssets(db: Db, ids: readonly number[]): Promise<GymkhanaAsset[]> {
  return (await listShownOf(db, ids)).map(experienceAsset);
}

/** An asset with all that is known of it. */
export type UsedFile = ListedAsset;

/** What an experience and its points use, with all that is known of it. */
export function usedFiles(db: Db, experienceId: number): Promise<UsedFile[]> {
  return listUsed(db, experienceId);
}

/** The same of some assets, as far as they are still there. */
export function filesOf(db: Db, ids: readonly number[]): Promise<UsedFile[]> {
  return listFiles(db, ids);
}

/** In the contract's TryMedia. */
export function mediaRecord(asset: UsedFile): TryMedia {
  return {
    id: asset.id,
    type: asset.type,
    url: fileAddress(asset.file_key),
    ...(asset.small_key === null ? {} : { thumbnail: fileAddress(asset.small_key) }),
    ...(asset.type === ASSET_TYPE_CODE.image
      ? { altText: asset.alt_cas, altTextCat: asset.alt_cat, altTextEng: asset.alt_eng }
      : {}),
    ...(asset.type === ASSET_TYPE_CODE.model ? { scale: asset.scale } : {}),
    ...(isAttributed(asset)
      ? {
          name: asset.name,
          author: asset.author,
          licence: asset.licence,
          credit: asset.credit,
        }
      : {}),
  };
}
