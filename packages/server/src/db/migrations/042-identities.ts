import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "042-identities";

/* Users may sign in with accounts of providers of identities. */

/** No table that there was before changes. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("identities")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("linked_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .addPrimaryKeyConstraint("identities_key", ["issuer", "subject"])
    .addUniqueConstraint("identities_of_user", ["user_id", "provider"])
    .execute();
  await db.schema
    .createTable("provider_sign_ins")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.references("users.id"))
    .addColumn("link_digest", "text")
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("answered_at", "text")
    .addColumn("answer", "text")
    .addColumn("finished_at", "text")
    .execute();
  await db.schema
    .createIndex("provider_sign_ins_expiry")
    .on("provider_sign_ins")
    .column("expires_at")
    .execute();
  await db.schema
    .createTable("provider_sessions")
    .addColumn("session_id", "text", (column) =>
      column.primaryKey().references("sessions.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("id_token", "text", (column) => column.notNull())
    .execute();
}
