import type { Connection, Db } from "../connection.ts";

export const name = "003-files";

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  await db.schema
    .createTable("stored_files")
    .addColumn("id", "integer", (column) =>
      engine === "sqlite"
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("node", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  // Only what is not in use is ever looked for by its state.
  await db.schema
    .createIndex("stored_files_unused")
    .on("stored_files")
    .column("state")
    .where("state", "!=", "kept")
    .execute();
}
