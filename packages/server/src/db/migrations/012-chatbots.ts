import { sql } from "kysely";
import type { Connection, Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "012-chatbots";

/** A point's bot was a part of its content, and is a column from here on. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table !== "map_points") return row;
  const { chatbot, ...content } = JSON.parse(String(row["content"])) as { chatbot?: string };
  return { ...row, content: JSON.stringify(content), bot_id: chatbot || null };
}

const BATCH = 500;

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  await db.schema
    .createTable("chatbots")
    .addColumn("id", "integer", (column) =>
      engine === "sqlite"
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn("bot_id", "text", (column) => column.notNull().unique())
    .addColumn("owner_id", "integer", (column) => column.notNull().references("users.id"))
    .addColumn("texts", "text", (column) => column.notNull())
    .addColumn("avatar_id", "integer", (column) => column.references("stored_files.id"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("chatbots_owner").on("chatbots").column("owner_id").execute();
  await db.schema.createIndex("chatbots_avatar_id").on("chatbots").column("avatar_id").execute();

  await db.schema.alterTable("map_points").addColumn("bot_id", "text").execute();
  for (let last = 0; ;) {
    const { rows } = await sql<ArchivedRow & { id: number }>`select * from map_points
      where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(db);
    for (const row of rows) {
      const { content, bot_id: botId } = upgradeRow("map_points", row);
      await sql`update map_points set content = ${content}, bot_id = ${botId}
        where id = ${row.id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  await sql`create index map_points_bot on map_points (bot_id) where bot_id is not null`.execute(
    db,
  );
}
