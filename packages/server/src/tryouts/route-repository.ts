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
