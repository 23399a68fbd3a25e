import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";

const AT_ONCE = 100;

/** Experiences that have versions. */
export async function listVersioned(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("versions")
    .select("gymkhana_id")
    .distinct()
    .orderBy("gymkhana_id")
    .execute();
  return rows.map((row) => row.gymkhana_id);
}

/** Nobody else writes to the experience or its points until the transaction ends; nor to an experience that is gone. */
export async function lockVersions(
  { engine }: Connection,
  transaction: Db,
  experienceId: number,
): Promise<void> {
  // SQLite's transactions have the whole file for themselves anyway.
  if (engine !== "postgres") return;
  await transaction
    .selectFrom("gymkhanas")
    .select("id")
    .where("id", "=", experienceId)
    .forUpdate()
    .execute();
}

export function listDated(db: Db, experienceId: number) {
  return db
    .selectFrom("versions")
    .select(["number", "saved_at as savedAt", "name"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("publications")
          .select("publications.id")
          .whereRef("publications.gymkhana_id", "=", "versions.gymkhana_id")
          .whereRef("publications.number", "=", "versions.number"),
      )
        .$castTo<boolean | 0 | 1>()
        .as("isPublished"),
    )
    .where("gymkhana_id", "=", experienceId)
    .orderBy("number")
    .execute();
}

export async function deleteVersions(
  db: Db,
  experienceId: number,
  numbers: readonly number[],
): Promise<void> {
  for (const some of chunks(numbers, AT_ONCE)) {
    await db
      .deleteFrom("versions")
      .where("gymkhana_id", "=", experienceId)
      .where("number", "in", some)
      .execute();
  }
}

export async function setNotes(
  db: Db,
  experienceId: number,
  number: number,
  notes: string,
): Promise<void> {
  await db
    .updateTable("versions")
    .set({ notes })
    .where("gymkhana_id", "=", experienceId)
    .where("number", "=", number)
    .execute();
}

export async function listPartIds(db: Db, experienceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("version_parts")
    .select("id")
    .where("gymkhana_id", "=", experienceId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteParts(db: Db, ids: readonly number[]): Promise<void> {
  for (const some of chunks(ids, AT_ONCE)) {
    await db.deleteFrom("version_parts").where("id", "in", some).execute();
  }
}

export async function deleteAssets(db: Db, experienceId: number): Promise<void> {
  await db.deleteFrom("version_assets").where("gymkhana_id", "=", experienceId).execute();
}
