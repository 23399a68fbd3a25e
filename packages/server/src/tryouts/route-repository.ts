import { EXPERIENCE_COLUMNS } from "../db/columns.ts";
import type { Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";

export function findRoute(db: Db, id: number): Promise<ExperienceRow | undefined> {
  return db
    .selectFrom("gymkhanas")
    .select(EXPERIENCE_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The number of the latest version of a route; undefined before its first. */
export async function latestNumber(db: Db, experienceId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("versions")
    .select("number")
    .where("gymkhana_id", "=", experienceId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}
