import type { Db } from "../connection.ts";

export const name = "004-file-owners";

export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable("stored_files")
    .addColumn("owner_id", "integer", (column) => column.references("users.id"))
    .execute();
  await db.schema
    .createIndex("stored_files_owner")
    .on("stored_files")
    .column("owner_id")
    .where("owner_id", "is not", null)
    .execute();
}
