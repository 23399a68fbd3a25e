import type { PointChanges } from "@panel/domain/experience/point";
import type { Db } from "../db/connection.ts";
import type { MapPointRow } from "../db/schema.ts";
import { updatePoint } from "./repository.ts";
import { changedPoint, contentOf, pointOf } from "./stored.ts";

/** Changes texts of a point, whose rules the caller has checked and whose experience the transaction has locked. */
export function writeTexts(
  transaction: Db,
  row: MapPointRow,
  changes: PointChanges,
): Promise<MapPointRow> {
  return updatePoint(transaction, row.id, {
    version: row.version + 1,
    updated_at: new Date().toISOString(),
    ...contentOf(changedPoint(pointOf(row), changes)),
  });
}
