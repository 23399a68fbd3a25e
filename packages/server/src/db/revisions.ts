import { isDeepStrictEqual } from "node:util";
import type { Db } from "./connection.ts";
import type { RecordKind } from "./schema.ts";

/** Versions that are kept of a record; whoever edits an older one is told of every field. */
const KEPT = 20;

interface Saved {
  kind: RecordKind;
  id: number;
  version: number;
  /** The record's own fields, by the names of the answer. */
  fields: object;
  by: number;
  at: string;
}

/** Remembers how a record is after a save; belongs into the save's transaction. */
export async function rememberRevision(db: Db, saved: Saved): Promise<void> {
  await db
    .insertInto("revisions")
    .values({
      kind: saved.kind,
      record_id: saved.id,
      version: saved.version,
      fields: JSON.stringify(saved.fields),
      saved_by: saved.by,
      saved_at: saved.at,
    })
    .execute();
  await db
    .deleteFrom("revisions")
    .where("kind", "=", saved.kind)
    .where("record_id", "=", saved.id)
    .where("version", "<=", saved.version - KEPT)
    .execute();
}

/** Names of the fields that differ between the version that somebody read and what is stored. */
export async function changedSince(
  db: Db,
  kind: RecordKind,
  id: number,
  version: number,
  current: object,
): Promise<string[]> {
  const row = await db
    .selectFrom("revisions")
    .select("fields")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  const read = row ? (JSON.parse(row.fields) as Record<string, unknown>) : {};
  return Object.entries(current)
    .filter(([field, value]) => !isDeepStrictEqual(value, read[field]))
    .map(([field]) => field);
}
