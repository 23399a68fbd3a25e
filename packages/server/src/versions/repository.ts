import { sql, type Selectable } from "kysely";
import { chunks } from "../db/chunks.ts";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Db } from "../db/connection.ts";
import type { VersionsSchema } from "../db/versions-schema.ts";

export type VersionRow = Selectable<VersionsSchema["versions"]>;

/** Databases limit the parameters of a statement. */
const AT_ONCE = 100;

const latest = compiledQuery((db, { experienceId }: { experienceId: number }) =>
  db
    .selectFrom("versions")
    .select(["number", "saved_at", "manifest"])
    .where("gymkhana_id", "=", experienceId)
    .orderBy("number", "desc")
    .limit(1),
);

/** The latest version. */
export async function findLatest(db: Db, experienceId: number) {
  const [row] = await latest(db, { experienceId });
  return row;
}

/** The number of the latest version ; undefined before its first. */
export async function findLatestNumber(db: Db, experienceId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("versions")
    .select("number")
    .where("gymkhana_id", "=", experienceId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

export function findVersion(db: Db, experienceId: number, number: number) {
  return db
    .selectFrom("versions")
    .select(["number", "manifest"])
    .where("gymkhana_id", "=", experienceId)
    .where("number", "=", number)
    .executeTakeFirst();
}

/** The latest first. */
export function listManifests(db: Db, experienceId: number, most: number) {
  return db
    .selectFrom("versions")
    .select(["number", "manifest"])
    .where("gymkhana_id", "=", experienceId)
    .orderBy("number", "desc")
    .limit(most)
    .execute();
}

const pointStates = compiledQuery(
  (db, { experienceId, since }: { experienceId: number; since: string }) =>
    db
      .selectFrom("map_points")
      .select(["id", "version", "depends_on", "depends_not_on", "bot_id"])
      // The engines know it without reading what is stored.
      .select(sql<number>`octet_length(content)`.as("bytes"))
      .select((eb) =>
        eb.case().when("updated_at", ">=", since).then(eb.ref("content")).end().as("content"),
      )
      .where("gymkhana_id", "=", experienceId)
      .orderBy("position")
      .orderBy("id"),
);

/**
 * What tells whether a point was changed, of all points in the author's order.
 * @param since of points that were written since then, also what they hold
 */
export function listPointStates(db: Db, experienceId: number, since: string) {
  return pointStates(db, { experienceId, since });
}

/** What points hold, by their ids. */
export async function listPointContents(db: Db, ids: readonly number[]) {
  const contents = new Map<number, string>();
  for (const some of chunks(ids, AT_ONCE)) {
    const rows = await db
      .selectFrom("map_points")
      .select(["id", "content"])
      .where("id", "in", some)
      .execute();
    for (const { id, content } of rows) contents.set(id, content);
  }
  return contents;
}

interface NewPart {
  hash: string;
  content: string;
}

const keeping = (db: Db, rows: readonly (NewPart & { gymkhana_id: number })[]) =>
  db
    .insertInto("version_parts")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["gymkhana_id", "hash"])
        .doUpdateSet((eb) => ({ hash: eb.ref("excluded.hash") })),
    )
    .returning(["id", "hash"]);
const keptPart = compiledQuery(
  (db, { gymkhana_id, hash, content }: NewPart & { gymkhana_id: number }) =>
    keeping(db, [{ gymkhana_id, hash, content }]),
);

/**
 * Keeps parts that are not kept yet, in a transaction.
 * @returns the ids of all, by their hashes
 */
export async function keepParts(
  transaction: Db,
  experienceId: number,
  parts: readonly NewPart[],
): Promise<Map<string, number>> {
  const rows = parts.map((part) => ({ gymkhana_id: experienceId, ...part }));
  const [first] = rows;
  const ids = new Map<string, number>();
  // Most saves change one part.
  if (rows.length === 1 && first) {
    for (const { id, hash } of await keptPart(transaction, first)) ids.set(hash, id);
    return ids;
  }
  for (const some of chunks(rows, AT_ONCE)) {
    for (const { id, hash } of await keeping(transaction, some).execute()) ids.set(hash, id);
  }
  return ids;
}

const onePart = compiledQuery((db, { id }: { id: number }) =>
  db.selectFrom("version_parts").select(["id", "content"]).where("id", "=", id),
);

/** The contents of parts, by their ids. */
export async function listParts(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const parts = new Map<number, string>();
  const [first] = ids;
  if (ids.length === 1 && first !== undefined) {
    for (const { id, content } of await onePart(db, { id: first })) parts.set(id, content);
    return parts;
  }
  for (const some of chunks(ids, AT_ONCE)) {
    const rows = await db
      .selectFrom("version_parts")
      .select(["id", "content"])
      .where("id", "in", some)
      .execute();
    for (const { id, content } of rows) parts.set(id, content);
  }
  return parts;
}

const insertion = compiledQuery((db, row: VersionRow) =>
  db.insertInto("versions").values({
    gymkhana_id: row.gymkhana_id,
    number: row.number,
    saved_at: row.saved_at,
    saved_by: row.saved_by,
    saved_by_name: row.saved_by_name,
    device: row.device,
    name: row.name,
    restored: row.restored,
    notes: row.notes,
    manifest: row.manifest,
  }),
);

/** Keeps a version, in a transaction. */
export async function insertVersion(transaction: Db, row: VersionRow): Promise<void> {
  await insertion(transaction, row);
}

/** Notes that versions of an experience name assets. */
export async function insertAssets(
  db: Db,
  experienceId: number,
  assetIds: readonly number[],
): Promise<void> {
  for (const some of chunks(assetIds, AT_ONCE)) {
    await db
      .insertInto("version_assets")
      .values(some.map((asset_id) => ({ gymkhana_id: experienceId, asset_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A version as lists show it. */
export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** All of an experience, the latest first, with who saved each. */
export function listWhole(db: Db, experienceId: number) {
  return db
    .selectFrom("versions")
    .leftJoin("users", "users.id", "versions.saved_by")
    .select([
      "versions.number",
      "versions.saved_at",
      "versions.saved_by_name",
      "versions.device",
      "versions.name",
      "versions.restored",
      "versions.manifest",
      "users.name as user_name",
      "users.surname as user_surname",
    ])
    .where("versions.gymkhana_id", "=", experienceId)
    .orderBy("versions.number", "desc")
    .execute();
}

/** The latest first, with who saved each. */
export function listVersions(db: Db, experienceId: number, before: number, most: number) {
  return db
    .selectFrom("versions")
    .leftJoin("users", "users.id", "versions.saved_by")
    .select([
      "versions.number",
      "versions.saved_at",
      "versions.saved_by_name",
      "versions.device",
      "versions.name",
      "versions.restored",
      "versions.notes",
      "users.name as user_name",
      "users.surname as user_surname",
    ])
    .where("versions.gymkhana_id", "=", experienceId)
    .where("versions.number", "<", before)
    .orderBy("versions.number", "desc")
    .limit(most)
    .execute();
}

/** Whether there is such a version. */
export async function setName(
  db: Db,
  experienceId: number,
  number: number,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("versions")
    .set({ name })
    .where("gymkhana_id", "=", experienceId)
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const KEPT_WITH_VERSIONS = [
  "versions",
  "version_parts",
  "version_assets",
  "outdated_texts",
  "text_drafts",
  "draft_runs",
] as const;

/** Deletes all versions of an experience, what is known of its translations, and drafts of these. */
export async function deleteAll(db: Db, experienceId: number): Promise<void> {
  for (const table of KEPT_WITH_VERSIONS) {
    await db.deleteFrom(table).where("gymkhana_id", "=", experienceId).execute();
  }
}
