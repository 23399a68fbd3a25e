import type { GymkhanaAsset } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import { listUsed, type ListedAsset } from "./repository.ts";
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
