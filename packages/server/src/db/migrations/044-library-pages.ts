import { nameKey, searchedText } from "@panel/domain/asset-order";
import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "044-library-pages";

/* A library is searched and ordered by the database: what is compared is stored beside what is shown. Assets have free tags. */

const BATCH = 500;

interface Named {
  id: number;
  name: string;
  description: string;
  file_name: string;
}

const searched = (row: Omit<Named, "id">): string =>
  searchedText({ name: row.name, description: row.description, fileName: row.file_name });

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table !== "assets") return row;
  const named = row as unknown as Named;
  return { ...row, folded: searched(named), name_key: nameKey(named.name) };
}

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  // Both engines compare keys byte by byte.
  const key = engine === "postgres" ? sql`text collate "C"` : ("text" as const);
  await db.schema
    .alterTable("assets")
    .addColumn("folded", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("assets")
    .addColumn("name_key", key, (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createTable("asset_tags")
    .addColumn("asset_id", "integer", (column) =>
      column.notNull().references("assets.id").onDelete("cascade"),
    )
    .addColumn("folded", key, (column) => column.notNull())
    .addColumn("tag", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("asset_tags_key", ["asset_id", "folded"])
    .execute();
  await db.schema.createIndex("asset_tags_folded").on("asset_tags").column("folded").execute();
  await fillIn(db);
}

async function fillIn(db: Db): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<Named>`select id, name, description, file_name from assets
      where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(db);
    const end = rows.at(-1);
    if (!end) break;
    const values = rows.map(
      (row) => sql`(${sql.lit(row.id)}, ${searched(row)}, ${nameKey(row.name)})`,
    );
    await sql`with made (id, folded, name_key) as (values ${sql.join(values)})
      update assets set folded = made.folded, name_key = made.name_key from made
      where assets.id = made.id`.execute(db);
    last = end.id;
  }
}
