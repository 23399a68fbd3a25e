import { sql } from "kysely";
import type { Connection, Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "014-plays";

/** No older archive holds the new tables. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  const withId = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        engine === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      );
  await withId("play_keys")
    .addColumn("installation", "text", (column) => column.notNull())
    .addColumn("secret_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  await withId("play_players")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addUniqueConstraint("play_players_hash", ["gymkhana_id", "hash"])
    .execute();
  await db.schema
    .createTable("play_events")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("player_id", "integer", (column) =>
      column.notNull().references("play_players.id").onDelete("cascade"),
    )
    .addColumn("play", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("point_id", "integer")
    .addColumn("is_right", "integer")
    .addColumn("language", "text")
    .addColumn("gender", "text")
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("play_events_hash", ["gymkhana_id", "hash"])
    .execute();
  await db.schema.createIndex("play_events_player").on("play_events").column("player_id").execute();
  await db.schema
    .createIndex("play_events_received")
    .on("play_events")
    .column("received_at")
    .execute();
  const sums = db.schema
    .createTable("play_sums")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("start", "integer", (column) => column.notNull())
    .addColumn("measure", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addColumn("people", "bigint", (column) => column.notNull())
    .addColumn("seconds", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("play_sums_cell", ["gymkhana_id", "size", "start", "measure", "key"]);
  await (engine === "sqlite" ? sums.modifyEnd(sql`without rowid`) : sums).execute();
}
