import { GYMKHANA_COLUMNS } from "../db/columns.ts";
import type { Db } from "../db/connection.ts";
import type { GymkhanaRow } from "../db/schema.ts";

export function findRoute(db: Db, id: number): Promise<GymkhanaRow | undefined> {
  return db
    .selectFrom("gymkhanas")
    .select(GYMKHANA_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
}
