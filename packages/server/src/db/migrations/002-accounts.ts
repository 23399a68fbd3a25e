import { sql } from "kysely";
import type { Connection, Db } from "../connection.ts";

export const name = "002-accounts";

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  await extendUsers(db);
  await createSessions(db);
  await createLinks(db, engine);
  await createMails(db, engine);
  await createAudit(db, engine);
}

/** Ids are never used again: AUTOINCREMENT and identity both see to that. */
function withId(db: Db, engine: Connection["engine"], table: string) {
  return db.schema
    .createTable(table)
    .addColumn("id", "integer", (column) =>
      engine === "sqlite"
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
}

async function extendUsers(db: Db): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("es"))
    .execute();
  await db.schema.alterTable("users").addColumn("request_id", "text").execute();
  await sql`create unique index users_request on users (parent_id, request_id)`.execute(db);
  await sql`create index users_listed on users (parent_id, id) where deleted_at is null`.execute(
    db,
  );
}

async function createSessions(db: Db): Promise<void> {
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_user").on("sessions").column("user_id").execute();
  await db.schema.createIndex("sessions_expiry").on("sessions").column("expires_at").execute();
}

async function createLinks(db: Db, engine: Connection["engine"]): Promise<void> {
  await db.schema
    .createTable("account_links")
    .addColumn("secret_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema
    .createIndex("account_links_user")
    .on("account_links")
    .columns(["user_id", "purpose"])
    .execute();
  await withId(db, engine, "recovery_requests")
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}

async function createMails(db: Db, engine: Connection["engine"]): Promise<void> {
  await withId(db, engine, "mails")
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_try_at", "text", (column) => column.notNull())
    .addColumn("claimed_until", "text")
    .addColumn("sent_at", "text")
    .addColumn("given_up_at", "text")
    .addColumn("last_error", "text")
    .execute();
  await sql`create index mails_waiting on mails (next_try_at)
    where sent_at is null and given_up_at is null`.execute(db);
  await db.schema.createIndex("mails_age").on("mails").column("created_at").execute();
}

async function createAudit(db: Db, engine: Connection["engine"]): Promise<void> {
  await withId(db, engine, "audit")
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    // No reference: the log stands by itself, whatever becomes of the users in it.
    .addColumn("actor_id", "integer")
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("audit_event").on("audit").columns(["event", "id"]).execute();
  await db.schema.createIndex("audit_actor").on("audit").columns(["actor", "id"]).execute();
  await db.schema.createIndex("audit_subject").on("audit").columns(["subject", "id"]).execute();
  await db.schema.createIndex("audit_at").on("audit").columns(["at", "id"]).execute();
  // A search for part of a name reads this short list, not the long log. A name may be there
  // twice: were it unique, writers of a new name would wait for each other.
  await db.schema
    .createTable("audit_names")
    .addColumn("name", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("audit_names_name").on("audit_names").column("name").execute();
  await (engine === "sqlite" ? protectOnSqlite(db) : protectOnPostgres(db));
}

/** Also used after a restore, which alone may replace the log. */
export async function protectOnSqlite(db: Db): Promise<void> {
  for (const action of ["update", "delete"]) {
    await sql`create trigger ${sql.id(`audit_no_${action}`)} before ${sql.raw(action)} on audit
      begin select raise(abort, 'audit is append-only'); end`.execute(db);
  }
}

async function protectOnPostgres(db: Db): Promise<void> {
  await sql`create function audit_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'audit is append-only'; end $$`.execute(db);
  await sql`create trigger audit_no_change before update or delete on audit
    for each row execute function audit_refuse()`.execute(db);
  await sql`create trigger audit_no_truncate before truncate on audit
    for each statement execute function audit_refuse()`.execute(db);
}
