import { isDeepStrictEqual } from "node:util";
import type { Db } from "./connection.ts";

/** Versions that are kept of a record; whoever edits an older one is told of every field. */
const KEPT = 20;

/** Experiences; of their points, what was saved is in the versions of the whole. */
const KIND = "gymkhana";

interface Saved {
  id: number;
  version: number;
  /** The record's own fields, by the names of the answer. */
  fields: object;
  by: number;
  at: string;
}

/** Remembers how an experience is after a save; belongs into the save's transaction. */
export async function rememberRevision(db: Db, saved: Saved): Promise<void> {
  await db
    .insertInto("revisions")
    .values({
      kind: KIND,
      record_id: saved.id,
      version: saved.version,
      fields: JSON.stringify(saved.fields),
      saved_by: saved.by,
      saved_at: saved.at,
    })
    .execute();
  await db
    .deleteFrom("revisions")
    .where("kind", "=", KIND)
    .where("record_id", "=", saved.id)
    .where("version", "<=", saved.version - KEPT)
    .execute();
}

/** Names of the fields that differ between the version that somebody read and what is stored. */
export async function changedSince(
  db: Db,
  id: number,
  version: number,
  current: object,
): Promise<string[]> {
  const row = await db
    .selectFrom("revisions")
    .select("fields")
    .where("kind", "=", KIND)
    .where("record_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return differingFields(row ? (JSON.parse(row.fields) as object) : {}, current);
}

/** Names of the fields of `current` that `read` has otherwise, or not at all. */
export function differingFields(read: object, current: object): string[] {
  const before = read as Readonly<Record<string, unknown>>;
  return Object.entries(current)
    .filter(([field, value]) => !isDeepStrictEqual(value, before[field]))
    .map(([field]) => field);
}
