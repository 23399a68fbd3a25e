import type { Db } from "../db/connection.ts";
import { rememberRevision } from "../db/revisions.ts";
import type { MapPointRow } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { ownFields } from "./stored.ts";

/** Keeps what a point's version holds, so that a later conflict can tell what changed. */
export async function rememberPoint(db: Db, viewer: Viewer, row: MapPointRow): Promise<void> {
  await rememberRevision(db, {
    kind: "mappoint",
    id: row.id,
    version: row.version,
    fields: ownFields(row),
    by: viewer.id,
    at: row.updated_at,
  });
}
