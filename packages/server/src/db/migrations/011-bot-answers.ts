import { sql } from "kysely";
import type { Connection, Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "011-bot-answers";

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  const withId = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        engine === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      );
  await withId("bot_token_ledger")
    .addColumn("account_id", "integer", (column) => column.notNull().references("bot_accounts.id"))
    // What a deleted bot took is not given back.
    .addColumn("bot_id", "integer", (column) => column.references("bots.id").onDelete("set null"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("tokens", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("is_estimate", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("bot_token_ledger_account")
    .on("bot_token_ledger")
    .columns(["account_id", "tokens"])
    .execute();
  await db.schema
    .createIndex("bot_token_ledger_bot")
    .on("bot_token_ledger")
    .column("bot_id")
    .execute();
  await sql`create index bot_token_ledger_reserved on bot_token_ledger (created_at)
    where state = 'reserved'`.execute(db);

  await withId("bot_unanswered")
    .addColumn("bot_id", "integer", (column) =>
      column.notNull().references("bots.id").onDelete("cascade"),
    )
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("bot_unanswered_bot")
    .on("bot_unanswered")
    .columns(["bot_id", "id"])
    .execute();
  await db.schema
    .createIndex("bot_unanswered_asked")
    .on("bot_unanswered")
    .column("asked_at")
    .execute();

  await db.schema
    .createTable("bot_model_states")
    .addColumn("endpoint", "text", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("since", "text", (column) => column.notNull())
    .execute();
}

/** The step adds tables only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
