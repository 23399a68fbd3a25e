import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "039-lotteries";

interface Content {
  prize?: { enabled?: boolean; delivery?: string; lotteryDay?: string };
}

/** Draws of prizes. Experiences that have a day for one get theirs, whose seed the server makes when it runs. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("lotteries")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.primaryKey().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("day", "text")
    .addColumn("seed", "text")
    .addColumn("commitment", "text")
    .addColumn("committed_at", "text")
    .addColumn("record", "text")
    .execute();
  // The few that are still to be drawn are looked for again and again.
  await db.schema
    .createIndex("lotteries_open")
    .on("lotteries")
    .column("day")
    .where(sql.ref("record"), "is", null)
    .execute();
  const rows = await db
    .selectFrom("gymkhanas")
    .select(["id", "content"])
    .where("content", "like", '%"delivery":"lottery"%')
    .execute();
  for (const { id, content } of rows) {
    const { prize } = JSON.parse(content) as Content;
    if (!prize?.enabled || prize.delivery !== "lottery" || !prize.lotteryDay) continue;
    const code = randomBytes(10).toString("hex");
    const row = { gymkhana_id: id, code, day: prize.lotteryDay };
    await db.insertInto("lotteries").values(row).execute();
  }
}

/** The step adds a table only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
