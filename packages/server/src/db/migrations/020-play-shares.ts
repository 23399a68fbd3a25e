import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "020-play-shares";

/*
 * What an event of a play needs to be counted is kept. For players of before it is made when they report again, or by and
 * by: no start waits for it. Keys may be a company's, and experiences know until when they were active.
 */

const ADDED: Readonly<Record<string, ArchivedRow>> = {
  play_keys: { admin_id: null },
  play_players: { counted: 0, erased: 0, first_day: null, gender: null, gender_order: null },
  play_events: { counts: 0 },
  gymkhanas: { active_until: null },
};

export const upgradeRow = (table: string, row: ArchivedRow): ArchivedRow => ({
  ...row,
  ...ADDED[table],
});

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  await db.schema.alterTable("gymkhanas").addColumn("active_until", "text").execute();
  await db.schema
    .alterTable("play_keys")
    .addColumn("admin_id", "integer", (column) => column.references("users.id"))
    .execute();
  for (const flag of ["counted", "erased"]) {
    await db.schema
      .alterTable("play_players")
      .addColumn(flag, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable("play_players").addColumn("first_day", "integer").execute();
  await db.schema.alterTable("play_players").addColumn("gender", "text").execute();
  await db.schema.alterTable("play_players").addColumn("gender_order", "text").execute();
  await db.schema
    .alterTable("play_events")
    .addColumn("counts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // The few that are looked for, in tables of millions.
  await sql`create index play_players_uncounted on play_players (id) where counted = 0`.execute(db);
  await sql`create index play_players_erased on play_players (id) where erased = 1`.execute(db);
  await sql`create index play_events_counting on play_events (play) where counts = 1`.execute(db);
  const shares = db.schema
    .createTable("play_shares")
    .addColumn("player_id", "integer", (column) =>
      column.notNull().references("play_players.id").onDelete("cascade"),
    )
    .addColumn("measure", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("day", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("people", "integer", (column) => column.notNull())
    .addColumn("seconds", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("play_shares_cell", ["player_id", "measure", "key", "day"]);
  await (engine === "sqlite" ? shares.modifyEnd(sql`without rowid`) : shares).execute();
}
