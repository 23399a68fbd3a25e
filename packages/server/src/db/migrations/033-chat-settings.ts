import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "033-chat-settings";

const NONE = { chat: "{}", question_limit: 60, synonyms: "[]" } as const;

/** What a bot's chat says of its own accord, how much it may be asked, and its synonyms. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable("bots")
    .addColumn("chat", "text", (column) => column.notNull().defaultTo(NONE.chat))
    .execute();
  await db.schema
    .alterTable("bots")
    .addColumn("question_limit", "integer", (column) =>
      column.notNull().defaultTo(NONE.question_limit),
    )
    .execute();
  await db.schema
    .alterTable("bots")
    .addColumn("synonyms", "text", (column) => column.notNull().defaultTo(NONE.synonyms))
    .execute();
}

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "bots" ? { ...row, ...NONE } : row;
}
