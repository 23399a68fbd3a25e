import type { Db } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { teamMember, type TeamMember } from "./records.ts";
import { listLastSeen } from "./repository.ts";

/** Those of the viewer's own users who signed in last, the latest first. */
export async function lastSeen(db: Db, viewer: Viewer, most: number): Promise<TeamMember[]> {
  return (await listLastSeen(db, viewer, most)).map(teamMember);
}
