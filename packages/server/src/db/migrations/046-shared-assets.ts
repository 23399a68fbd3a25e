import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "046-shared-assets";

/** Assets that their owners share with the team of a supervisor. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable("assets")
    .addColumn("team_id", "integer", (column) => column.references("users.id"))
    .execute();
  await sql`create index assets_team on assets (team_id, id) where team_id is not null`.execute(db);
}

/** Nothing was shared with a team. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "assets" ? { ...row, team_id: null } : row;
}
