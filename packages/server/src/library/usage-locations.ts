import type { AssetUses } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import { experienceWire, pointWire } from "@panel/domain/experience/wire";
import { storedName } from "../access/stored-name.ts";
import type { Viewer } from "../viewer.ts";
import { countInVersions, countUses, listUses } from "./uses-repository.ts";

/** Where an asset is used, as far as the viewer may know. */
export async function usageLocations(db: Db, viewer: Viewer, assetId: number): Promise<AssetUses> {
  const rows = await listUses(db, viewer, assetId);
  const count = await countUses(db, assetId);
  const inVersions = await countInVersions(db, [assetId]);
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
  return { uses, hidden, ...(inVersions > 0 ? { inVersions } : {}) };
}
