import { sql } from "kysely";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Db } from "../db/connection.ts";
import type { DeletedNote } from "./notes-repository.ts";

const deletedExperiences = (db: Db) =>
  db
    .selectFrom("gymkhanas")
    .select("id")
    // In the text: SQLite takes the index of deleted ones only where it can read that they are asked for.
    .where("state", "=", sql.lit(EXPERIENCE_STATE.deleted));

/** Links that have ended, and links and walks of deleted experiences. */
export async function deleteEnded(db: Db, now: string): Promise<void> {
  for (const table of ["try_links", "model_links"] as const) {
    await db.deleteFrom(table).where("expires_at", "<=", now).execute();
  }
  for (const table of ["try_links", "kept_walks"] as const) {
    await db.deleteFrom(table).where("gymkhana_id", "in", deletedExperiences(db)).execute();
  }
}

/** Notes that came before a moment, or of deleted experiences: at most `limit`. */
export async function deleteOldNotes(
  transaction: Db,
  before: string,
  limit: number,
): Promise<DeletedNote[]> {
  const old = transaction
    .selectFrom("try_notes")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("received_at", "<", before),
        eb("gymkhana_id", "in", deletedExperiences(transaction)),
      ]),
    )
    .limit(limit);
  return transaction
    .deleteFrom("try_notes")
    .where("id", "in", old)
    .returning(["id", "photo_id"])
    .execute();
}
