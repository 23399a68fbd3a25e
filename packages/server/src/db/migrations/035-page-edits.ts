import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";
import * as readAgain from "./031-read-again.ts";

export const name = "035-page-edits";

/*
 * What is read of a page is kept with what was left out of it, and beside it what the staff of a bot want of
 * the page. Files are read once more, so that what was left out of them is known too.
 */

const PAGE = { read_by: "text", left_out: "[]", read_text: null } as const;
const FILE = { edits: 0, edits_indexed: 0, ocr_pages: 0 } as const;

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table === "bot_pages") return { ...row, ...PAGE };
  return table === "bot_files" ? readAgain.upgradeRow(table, { ...row, ...FILE }) : row;
}

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("bot_page_edits")
    .addColumn("bot_file_id", "integer", (column) =>
      column.notNull().references("bot_files.id").onDelete("cascade"),
    )
    .addColumn("page", "integer", (column) => column.notNull())
    .addColumn("is_left_out", "integer", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("bot_page_edits_key", ["bot_file_id", "page"])
    .execute();
  await db.schema
    .alterTable("bot_pages")
    .addColumn("read_by", "text", (column) => column.notNull().defaultTo(PAGE.read_by))
    .execute();
  await db.schema
    .alterTable("bot_pages")
    .addColumn("left_out", "text", (column) => column.notNull().defaultTo(PAGE.left_out))
    .execute();
  await db.schema.alterTable("bot_pages").addColumn("read_text", "text").execute();
  for (const column of ["edits", "edits_indexed", "ocr_pages"] as const) {
    await db.schema
      .alterTable("bot_files")
      .addColumn(column, "integer", (added) => added.notNull().defaultTo(0))
      .execute();
  }
  await readAgain.up(db);
}
