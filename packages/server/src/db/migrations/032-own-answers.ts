import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "032-own-answers";

/** Answers that the staff of a bot write, and what a question without an answer asks for. */
export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  await db.schema
    .createTable("bot_own_answers")
    .addColumn("id", "integer", (column) =>
      engine === "sqlite"
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn("bot_id", "integer", (column) =>
      column.notNull().references("bots.id").onDelete("cascade"),
    )
    .addColumn("public_id", "text", (column) => column.notNull())
    .addColumn("texts", "text", (column) => column.notNull())
    .addColumn("wordings", "text", (column) => column.notNull())
    .addColumn("index", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addUniqueConstraint("bot_own_answers_of_bot", ["bot_id", "public_id"])
    .execute();
  await db.schema.alterTable("bot_unanswered").addColumn("asked_for", "text").execute();
}

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "bot_unanswered" ? { ...row, asked_for: null } : row;
}
