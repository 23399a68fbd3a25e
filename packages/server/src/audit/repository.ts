import { sql } from "kysely";
import { foldText } from "@panel/domain/fold-text";
import type { Db } from "../db/connection.ts";
import type { AuditRow } from "../db/schema.ts";

export async function insertEntry(db: Db, entry: Omit<AuditRow, "id">): Promise<void> {
  await db.insertInto("audit").values(entry).execute();
}

/** Adds an actor or a subject to the names that a search goes through, unless it is among them. */
export async function insertName(db: Db, name: string): Promise<void> {
  const unknown = db
    .selectNoFrom([
      sql<string>`cast(${name} as text)`.as("name"),
      sql<string>`cast(${foldText(name)} as text)`.as("folded"),
    ])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("audit_names").select("name").where("name", "=", name))),
    );
  await db.insertInto("audit_names").columns(["name", "folded"]).expression(unknown).execute();
}
