import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "054-events";

/** Events of published routes, with their teams, phones, links and log. */
export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  const withId = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        engine === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      );
  const ofEvent = (table: string) =>
    withId(table).addColumn("event_id", "integer", (column) =>
      column.notNull().references("events.id").onDelete("cascade"),
    );
  await withId("events")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("account_id", "integer", (column) => column.notNull())
    .addColumn("request_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("starts_at", "text")
    .addColumn("ends_at", "text")
    .addColumn("minutes", "integer")
    .addColumn("started_at", "text")
    .addColumn("ended_at", "text")
    .addColumn("due_at", "text")
    .addColumn("rules", "text", (column) => column.notNull())
    .addColumn("phones", "integer", (column) => column.notNull())
    .addColumn("names_by_teams", "integer", (column) => column.notNull())
    .addColumn("ranking", "text", (column) => column.notNull())
    .addColumn("places", "integer", (column) => column.notNull())
    .addColumn("hidden_minutes", "integer", (column) => column.notNull())
    .addColumn("revealed", "integer", (column) => column.notNull())
    .addColumn("number", "integer")
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("noticed", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("cleared_at", "text")
    .addUniqueConstraint("events_request", ["gymkhana_id", "request_id"])
    .execute();
  await ofEvent("event_teams")
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text")
    .addColumn("code", "text", (column) => column.unique())
    .addColumn("progress", "text", (column) => column.notNull())
    .addColumn("has_played", "integer", (column) => column.notNull())
    .addColumn("adjusted", "integer", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("log_revision", "integer", (column) => column.notNull())
    .addUniqueConstraint("event_teams_number", ["event_id", "number"])
    .addUniqueConstraint("event_teams_name", ["event_id", "name_key"])
    .execute();
  await ofEvent("event_phones")
    .addColumn("team_id", "integer", (column) =>
      column.notNull().references("event_teams.id").onDelete("cascade"),
    )
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("shares_place", "integer", (column) => column.notNull())
    .addColumn("joined_at", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("place_at", "text")
    .addUniqueConstraint("event_phones_phone", ["team_id", "phone"])
    .execute();
  await ofEvent("event_links")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("may", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await ofEvent("event_actions")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("team_id", "integer", (column) =>
      column.references("event_teams.id").onDelete("cascade"),
    )
    .addColumn("point_id", "integer")
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("user_id", "integer")
    .addColumn("helper", "text", (column) => column.notNull())
    .addColumn("request_id", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .addUniqueConstraint("event_actions_request", ["event_id", "request_id"])
    .execute();
  for (const table of ["event_phones", "event_links"]) {
    await db.schema.createIndex(`${table}_of`).on(table).column("event_id").execute();
  }
  await db.schema
    .createIndex("event_actions_of")
    .on("event_actions")
    .columns(["event_id", "id"])
    .execute();
  await db.schema
    .createIndex("events_running")
    .on("events")
    .columns(["starts_at", "due_at", "ended_at"])
    .where("ended_at", "is", null)
    .execute();
  await db.schema
    .createIndex("events_names")
    .on("events")
    .columns(["ended_at", "cleared_at"])
    .where("cleared_at", "is", null)
    .execute();
  await db.schema
    .alterTable("visits")
    .addColumn("team_id", "integer", (column) =>
      column.references("event_teams.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("visits_team")
    .on("visits")
    .column("team_id")
    .unique()
    .where("team_id", "is not", null)
    .execute();
}

/** No visit was one of a team. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "visits" ? { ...row, team_id: null } : row;
}
