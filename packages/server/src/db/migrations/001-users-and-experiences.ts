import { sql, type CreateTableBuilder } from "kysely";
import type { Connection, Db } from "../connection.ts";

export const name = "001-users-and-experiences";

type Table = CreateTableBuilder<string, string>;

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  /** Ids are never used again: AUTOINCREMENT and identity both see to that. */
  const withId = (table: string): Table =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        engine === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      );

  const profile = texts(withId("users"), "role", "email", "name", "surname", "entity", "city");
  await numbers(
    texts(profile, "phone", "facebook", "instagram", "twitter", "created_at", "updated_at"),
    "uses_default_password",
    "max_supervisors",
    "max_editors",
    "max_mappoints",
    "max_files",
    "is_equitable",
    "has_shared_gyms",
    "has_chatbots",
  )
    .addColumn("parent_id", "integer", (column) => column.references("users.id"))
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("token_version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("max_bytes", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("image_id", "integer")
    .addColumn("parlia_token", "text")
    .addColumn("deleted_at", "text")
    .execute();
  // An address is free again once its user is deleted.
  await sql`create unique index users_email on users (email) where deleted_at is null`.execute(db);
  await db.schema.createIndex("users_parent").on("users").column("parent_id").execute();

  await db.schema
    .createTable("throttle")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expire", "bigint")
    .execute();

  await texts(withId("gymkhanas"), "content", "created_at", "updated_at")
    .addColumn("owner_id", "integer", (column) => column.notNull().references("users.id"))
    .addColumn("state", "integer")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("request_id", "text")
    .addUniqueConstraint("gymkhanas_request", ["owner_id", "request_id"])
    .execute();
  await db.schema.createIndex("gymkhanas_owner").on("gymkhanas").column("owner_id").execute();

  await db.schema
    .createTable("gymkhana_editors")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
    .addPrimaryKeyConstraint("gymkhana_editors_key", ["gymkhana_id", "user_id"])
    .execute();
  await db.schema
    .createIndex("gymkhana_editors_user")
    .on("gymkhana_editors")
    .column("user_id")
    .execute();

  await texts(withId("map_points"), "content", "created_at", "updated_at")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("depends_on", "integer", (column) => column.references("map_points.id"))
    .addColumn("depends_not_on", "integer", (column) => column.references("map_points.id"))
    .addColumn("request_id", "text")
    .addUniqueConstraint("map_points_request", ["gymkhana_id", "request_id"])
    .execute();
  await db.schema.createIndex("map_points_route").on("map_points").column("gymkhana_id").execute();

  await texts(db.schema.createTable("revisions"), "kind", "fields", "saved_at")
    .addColumn("record_id", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("saved_by", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("revisions_key", ["kind", "record_id", "version"])
    .execute();
}

function texts(table: Table, ...names: string[]): Table {
  return names.reduce(
    (so, column) => so.addColumn(column, "text", (spec) => spec.notNull()),
    table,
  );
}

function numbers(table: Table, ...names: string[]): Table {
  return names.reduce(
    (so, column) => so.addColumn(column, "integer", (spec) => spec.notNull().defaultTo(0)),
    table,
  );
}
