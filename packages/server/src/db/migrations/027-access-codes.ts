import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "027-access-codes";

/*
 * Access codes are unique. Codes that several experiences share already stay, and only the first of those, an active one
 * if there is any, counts as their owner; the others are `code_shared`.
 */

const DELETED = 3;

function keyOf(row: ArchivedRow): string | null {
  if (row["state"] === DELETED) return null;
  const { code } = JSON.parse(String(row["content"])) as { code?: unknown };
  return typeof code === "string" ? code.trim().toUpperCase() || null : null;
}

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "gymkhanas" ? { ...row, access_code: keyOf(row), code_shared: 1 } : row;
}

/** Of shared codes, makes those their owner's that have no owner: where all rows are there that there are. */
export async function settleAccessCodes(db: Db): Promise<void> {
  await sql`update gymkhanas set code_shared = 0
    where code_shared = 1 and access_code is not null and not exists (
      select 1 from gymkhanas as other
      where other.access_code = gymkhanas.access_code and other.id <> gymkhanas.id and (
        other.code_shared = 0
        or (coalesce(other.state, 2) = 1 and coalesce(gymkhanas.state, 2) <> 1)
        or ((coalesce(other.state, 2) = 1) = (coalesce(gymkhanas.state, 2) = 1)
          and other.id < gymkhanas.id)))`.execute(db);
}

const BATCH = 500;

export async function up(db: Db): Promise<void> {
  await db.schema.alterTable("gymkhanas").addColumn("access_code", "text").execute();
  await db.schema
    .alterTable("gymkhanas")
    .addColumn("code_shared", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  for (let last = 0; ;) {
    const { rows } = await sql<ArchivedRow & { id: number }>`select id, state, content
      from gymkhanas where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(db);
    for (const row of rows) {
      await sql`update gymkhanas set access_code = ${keyOf(row)} where id = ${row.id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  await db.schema
    .createIndex("gymkhanas_access_code")
    .on("gymkhanas")
    .column("access_code")
    .execute();
  await settleAccessCodes(db);
  await sql`create unique index gymkhanas_unique_code on gymkhanas (access_code)
    where code_shared = 0`.execute(db);
}
