import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "048-visits";

/* Published routes, the visits to them, and prizes that were handed over. */

/** Of what is stored of an experience: what opens it to visitors, and which version they get. */
const OF_EXPERIENCES = {
  open_on_web: 0,
  is_listed: 0,
  opens_on: "",
  closes_on: "",
  published_number: null,
  published_state: "",
} as const;

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  for (const [column, value] of Object.entries(OF_EXPERIENCES)) {
    await db.schema
      .alterTable("gymkhanas")
      .addColumn(column, typeof value === "string" ? "text" : "integer", (each) =>
        value === null ? each : each.notNull().defaultTo(value),
      )
      .execute();
  }
  await db.schema.alterTable("play_events").addColumn("origin", "text").execute();
  const withId = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        engine === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn("gymkhana_id", "integer", (column) =>
        column.notNull().references("gymkhanas.id").onDelete("cascade"),
      );
  await withId("publications")
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("published_at", "text", (column) => column.notNull())
    .addColumn("published_by", "integer")
    .addColumn("summary", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("publication_assets")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("asset_id", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("publication_assets_key", ["asset_id", "gymkhana_id", "number"])
    .execute();
  await db.schema
    .createTable("published_codes")
    .addColumn("access_key", "text", (column) => column.primaryKey())
    .addColumn("look", "text", (column) => column.notNull())
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("since", "text", (column) => column.notNull())
    .execute();
  await withId("visits")
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("player", "text", (column) => column.notNull())
    .addColumn("play", "text", (column) => column.notNull())
    .addColumn("play_number", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("gender", "text")
    .addColumn("anywhere", "integer", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("earned_at", "text")
    .addColumn("collected_at", "text")
    .addColumn("count_at", "text")
    .addColumn("counted_steps", "integer", (column) => column.notNull())
    .addColumn("counted_ends", "integer", (column) => column.notNull())
    .addUniqueConstraint("visits_request", ["gymkhana_id", "request_hash"])
    .addUniqueConstraint("visits_play", ["gymkhana_id", "play_number"])
    .execute();
  await db.schema
    .createTable("visit_steps")
    .addColumn("visit_id", "integer", (column) =>
      column.notNull().references("visits.id").onDelete("cascade"),
    )
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("point_id", "integer", (column) => column.notNull())
    .addColumn("after", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("visit_steps_key", ["visit_id", "place"])
    .execute();
  await withId("collections")
    .addColumn("play_number", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("user_id", "integer")
    .addColumn("undone_at", "text")
    .execute();
  for (const table of ["publications", "collections"]) {
    await db.schema.createIndex(`${table}_of`).on(table).columns(["gymkhana_id", "id"]).execute();
  }
  await db.schema
    .createIndex("published_codes_look")
    .on("published_codes")
    .column("look")
    .execute();
  await db.schema
    .createIndex("visits_version")
    .on("visits")
    .columns(["gymkhana_id", "number", "ends_at"])
    .execute();
  await db.schema
    .createIndex("visits_started")
    .on("visits")
    .columns(["gymkhana_id", "started_at"])
    .execute();
  await db.schema
    .createIndex("visits_uncounted")
    .on("visits")
    .column("count_at")
    .where("count_at", "is not", null)
    .execute();
  await db.schema.createIndex("visits_end").on("visits").column("ends_at").execute();
}

/** Nothing was published. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table === "play_events") return { ...row, origin: null };
  return table === "gymkhanas" ? { ...row, ...OF_EXPERIENCES } : row;
}
