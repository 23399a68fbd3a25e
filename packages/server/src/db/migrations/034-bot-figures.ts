import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "034-bot-figures";

/** How many questions a bot was asked on a day, and whether answers were useful. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("bot_figures")
    .addColumn("bot_id", "integer", (column) =>
      column.notNull().references("bots.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("asked", "integer", (column) => column.notNull())
    .addColumn("answered", "integer", (column) => column.notNull())
    .addColumn("refused", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("bot_figures_key", ["bot_id", "day", "language"])
    .execute();
  await db.schema
    .createTable("bot_ratings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("bot_id", "integer", (column) =>
      column.notNull().references("bots.id").onDelete("cascade"),
    )
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("useful", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("bot_ratings_bot")
    .on("bot_ratings")
    .columns(["bot_id", "day"])
    .execute();
}

/** The step adds tables only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
