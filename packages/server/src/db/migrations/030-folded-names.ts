import { foldText } from "@panel/domain/fold-text";
import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "030-folded-names";

/* The names of the audit log are searched as every list is: folded. */

const BATCH = 500;

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "audit_names" ? { ...row, folded: foldText(String(row["name"])) } : row;
}

export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable("audit_names")
    .addColumn("folded", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  for (let last = ""; ;) {
    const { rows } = await sql<{ name: string }>`select distinct name from audit_names
      where name > ${last} order by name limit ${sql.lit(BATCH)}`.execute(db);
    const end = rows.at(-1);
    if (!end) break;
    const values = rows.map((row) => sql`(${row.name}, ${foldText(row.name)})`);
    await sql`with made (name, folded) as (values ${sql.join(values)})
      update audit_names set folded = made.folded from made
      where audit_names.name = made.name`.execute(db);
    last = end.name;
  }
}
