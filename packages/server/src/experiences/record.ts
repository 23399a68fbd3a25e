import type { GymkhanaAsset, GymkhanaRecord } from "@panel/api-client/panel-types";
import type { Db } from "../db/connection.ts";
import type { ExperienceRow, MapPointRow } from "../db/schema.ts";
import { usedAssets } from "../library/used-assets.ts";
import { pointRows } from "../points/experience-points.ts";
import { pointRecord } from "../points/stored.ts";
import { mapInTurns } from "../turns.ts";
import { listCollaborators } from "./repository.ts";
import { ownFields, type Collaborator } from "./stored.ts";

/** Everything that a whole experience is made from. */
export interface RecordParts {
  row: ExperienceRow;
  editors: Collaborator[];
  /** In the author's order. */
  points: readonly MapPointRow[];
  library: GymkhanaAsset[];
}

export async function recordParts(db: Db, row: ExperienceRow): Promise<RecordParts> {
  return {
    row,
    editors: await listCollaborators(db, row.id),
    points: await pointRows(db, row.id),
    library: await usedAssets(db, row.id),
  };
}

/** The whole experience, in the contract's shape. */
export async function recordOf({
  row,
  editors,
  points,
  library,
}: RecordParts): Promise<GymkhanaRecord> {
  const fields = ownFields(row, editors);
  const records = await mapInTurns(points, pointRecord);
  return {
    id: row.id,
    version: row.version,
    idUser: row.owner_id,
    ...fields,
    gymprivate: [{ code: fields.code }],
    mappoints: records.map((each) => each.point),
    mappointstory: [...fields.mappointstory, ...records.flatMap((each) => each.mappointstory)],
    mappointardesc: records.flatMap((each) => each.mappointardesc),
    mappointMinigames: records.flatMap((each) => each.mappointMinigames),
    library,
  };
}
