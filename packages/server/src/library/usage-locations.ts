import type { AssetUses } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import { experienceWire, pointWire } from "@panel/domain/experience/wire";
import { storedName } from "../experiences/stored.ts";
import { visibleTo } from "../experiences/visibility.ts";
import type { Viewer } from "../viewer.ts";

/** Where an asset is used, as far as the viewer may know. */
export async function usageLocations(db: Db, viewer: Viewer, assetId: number): Promise<AssetUses> {
  const rows = await db
    .selectFrom("asset_uses")
    .innerJoin("gymkhanas", "gymkhanas.id", "asset_uses.gymkhana_id")
    .leftJoin("map_points", "map_points.id", "asset_uses.point_id")
    .select([
      "asset_uses.gymkhana_id",
      "asset_uses.point_id",
      "asset_uses.field",
      "gymkhanas.content",
      "map_points.content as point_content",
    ])
    .where("asset_uses.asset_id", "=", assetId)
    .where(visibleTo(viewer))
    .orderBy("asset_uses.gymkhana_id")
    .orderBy("asset_uses.id")
    .execute();
  const { count } = await db
    .selectFrom("asset_uses")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("asset_id", "=", assetId)
    .executeTakeFirstOrThrow();
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
  return { uses, hidden: count - uses.length };
}
