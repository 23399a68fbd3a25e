import type { Db } from "../../db/connection.ts";

/** A stored model, of which a USDZ is made. */
export interface StoredModel {
  owner_id: number;
  file_id: number;
  file_name: string;
  file_key: string;
}

export function findModel(db: Db, assetId: number): Promise<StoredModel | undefined> {
  return db
    .selectFrom("assets")
    .innerJoin("stored_files", "stored_files.id", "assets.file_id")
    .select([
      "assets.owner_id",
      "assets.file_id",
      "assets.file_name",
      "stored_files.key as file_key",
    ])
    .where("assets.id", "=", assetId)
    .executeTakeFirst();
}

/** The key of a model's USDZ in a form, null where it cannot be made; undefined until it was tried. */
export async function findUsdz(
  db: Db,
  assetId: number,
  form: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("asset_usdz")
    .leftJoin("stored_files", "stored_files.id", "asset_usdz.file_id")
    .select("stored_files.key")
    .where("asset_id", "=", assetId)
    .where("form", "=", form)
    .executeTakeFirst();
  return row?.key;
}

/** @returns false where another node has been quicker */
export async function insertUsdz(
  db: Db,
  usdz: { asset_id: number; form: string; file_id: number | null; made_at: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto("asset_usdz")
    .values(usdz)
    .onConflict((conflict) => conflict.columns(["asset_id", "form"]).doNothing())
    .executeTakeFirstOrThrow();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Deletes all USDZ of a model, or those beyond the latest ones. @returns their files */
export async function deleteUsdz(db: Db, assetId: number, latest = 0): Promise<number[]> {
  const rows = await db
    .selectFrom("asset_usdz")
    .select(["form", "file_id"])
    .where("asset_id", "=", assetId)
    .orderBy("made_at", "desc")
    .orderBy("form")
    .execute();
  const gone = rows.slice(latest);
  if (gone.length === 0) return [];
  const forms = gone.map(({ form }) => form);
  await db
    .deleteFrom("asset_usdz")
    .where("asset_id", "=", assetId)
    .where("form", "in", forms)
    .execute();
  return gone.flatMap(({ file_id }) => file_id ?? []);
}

/** Models of which some form cannot be made, with these forms. */
export async function listImpossible(db: Db, assetIds: readonly number[]): Promise<Set<string>> {
  if (assetIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("asset_usdz")
    .select(["asset_id", "form"])
    .where("asset_id", "in", [...assetIds])
    .where("file_id", "is", null)
    .execute();
  return new Set(rows.map(({ asset_id, form }) => `${asset_id} ${form}`));
}
