import { sql } from "kysely";
import type { Connection, Db } from "../connection.ts";

export const name = "005-library";

/** The names that the library starts with; the order is that of the lists. */
const CATEGORIES = [
  ["Monumentos y edificios", "Monuments and buildings", "Monuments i edificis"],
  ["Museos y arte", "Museums and art", "Museus i art"],
  ["Historia y leyendas", "History and legends", "Història i llegendes"],
  ["Personajes", "Characters", "Personatges"],
  ["Animales", "Animals", "Animals"],
  ["Naturaleza y paisajes", "Nature and landscapes", "Natura i paisatges"],
  ["Gastronomía", "Food and drink", "Gastronomia"],
  ["Fiestas y tradiciones", "Festivals and traditions", "Festes i tradicions"],
  ["Objetos", "Objects", "Objectes"],
  ["Juegos y premios", "Games and prizes", "Jocs i premis"],
  ["Narración y voces", "Narration and voices", "Narració i veus"],
  ["Música y efectos", "Music and effects", "Música i efectes"],
  ["Otros", "Other", "Altres"],
] as const;

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  const withId = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        engine === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      );
  await withId("asset_categories")
    .addColumn("name_es", "text", (column) => column.notNull())
    .addColumn("name_en", "text", (column) => column.notNull())
    .addColumn("name_ca", "text", (column) => column.notNull())
    .execute();
  const rows = CATEGORIES.map(([name_es, name_en, name_ca]) => ({ name_es, name_en, name_ca }));
  await db.insertInto("asset_categories").values(rows).execute();

  await withId("assets")
    .addColumn("owner_id", "integer", (column) => column.notNull().references("users.id"))
    .addColumn("is_global", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("type", "integer", (column) => column.notNull())
    .addColumn("category_id", "integer", (column) =>
      column.notNull().references("asset_categories.id"),
    )
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("animation", "integer", (column) => column.notNull())
    .addColumn("scale", "double precision", (column) => column.notNull())
    .addColumn("file_id", "integer", (column) => column.notNull().references("stored_files.id"))
    .addColumn("small_id", "integer", (column) => column.references("stored_files.id"))
    .addColumn("large_id", "integer", (column) => column.references("stored_files.id"))
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("request_id", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addUniqueConstraint("assets_request", ["owner_id", "request_id"])
    .execute();
  await db.schema.createIndex("assets_owner").on("assets").columns(["owner_id", "id"]).execute();
  await sql`create index assets_global on assets (id) where is_global = 1`.execute(db);
  await db.schema.createIndex("assets_content").on("assets").column("sha256").execute();
  for (const column of ["file_id", "small_id", "large_id"]) {
    await db.schema.createIndex(`assets_${column}`).on("assets").column(column).execute();
  }

  await withId("asset_uses")
    .addColumn("asset_id", "integer", (column) =>
      column.notNull().references("assets.id").onDelete("restrict"),
    )
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("point_id", "integer", (column) =>
      column.references("map_points.id").onDelete("cascade"),
    )
    .addColumn("field", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("asset_uses_asset").on("asset_uses").column("asset_id").execute();
  await db.schema
    .createIndex("asset_uses_place")
    .on("asset_uses")
    .columns(["gymkhana_id", "point_id"])
    .execute();
  await db.schema.createIndex("asset_uses_point").on("asset_uses").column("point_id").execute();
}
