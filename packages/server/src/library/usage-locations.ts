import type { AssetUses } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import { experienceWire, pointWire } from "@panel/domain/experience/wire";
import { allowedAssets } from "./allowed.ts";
import type { Viewer } from "../viewer.ts";
import { countUsesOfOthers } from "./sharing-repository.ts";
import { countInVersions, countUses, listUses } from "./uses-repository.ts";
import { valueAt } from "@panel/domain/experience/fields";

/** The Spanish name in the stored content of an experience or a point. */
function storedName(content: string): string {
  return (valueAt(JSON.parse(content), "name.cas") ?? "") as string;
}

/** How many experiences use some assets, which the viewer may delete, in earlier versions alone, and how many of others do. */
export async function countUsesOfSeveral(
  db: Db,
  viewer: Viewer,
  given: readonly number[],
): Promise<{ inVersions: number; ofOthers?: number }> {
  const ids = [...new Set(given)];
  await allowedAssets(db, "delete", viewer, ids);
  const inVersions = await countInVersions(db, ids);
  const ofOthers = await countUsesOfOthers(db, ids);
  return { inVersions, ...(ofOthers > 0 ? { ofOthers } : {}) };
}

/** Where an asset is used, as far as the viewer may know. */
export async function usageLocations(db: Db, viewer: Viewer, assetId: number): Promise<AssetUses> {
  const rows = await listUses(db, viewer, assetId);
  const count = await countUses(db, assetId);
  const inVersions = await countInVersions(db, [assetId]);
  const ofOthers = await countUsesOfOthers(db, [assetId]);
  const uses = rows.map((row) => ({
    gymId: row.gymkhana_id,
    gymName: storedName(row.content),
    ...(row.point_id === null || row.point_content === null
      ? { field: experienceWire.formName(row.field) ?? row.field }
      : {
          pointId: row.point_id,
          pointName: storedName(row.point_content),
          field: pointWire.formName(row.field) ?? row.field,
        }),
  }));
  const hidden = count - uses.length;
  return {
    uses,
    hidden,
    ...(inVersions > 0 ? { inVersions } : {}),
    ...(ofOthers > 0 ? { ofOthers } : {}),
  };
}
