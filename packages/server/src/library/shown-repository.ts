import { compiledQuery } from "../db/compiled-query.ts";
import type { Db } from "../db/connection.ts";
import type { AssetRow } from "../db/schema.ts";

/** An asset as far as a form or a game needs it; how it was drawn and found is left out. */
export type ShownAsset = Pick<
  AssetRow,
  | "id"
  | "owner_id"
  | "is_global"
  | "name"
  | "type"
  | "alt_cas"
  | "alt_cat"
  | "alt_eng"
  | "author"
  | "licence"
  | "credit"
> & { file_key: string; small_key: string | null };

const shownIn = compiledQuery((db, { experienceId }: { experienceId: number }) =>
  shown(db, usedBy(db, experienceId)),
);
const shownAt = compiledQuery(
  (db, { experienceId, pointId }: { experienceId: number; pointId: number }) =>
    shown(db, usedBy(db, experienceId).where("point_id", "=", pointId)),
);

/** The ids of what an experience and its points use, as a part of a query. */
export const usedBy = (db: Db, experienceId: number) =>
  db.selectFrom("asset_uses").select("asset_id").where("gymkhana_id", "=", experienceId);

const shown = (db: Db, ids: ReturnType<typeof usedBy> | readonly number[]) =>
  db
    .selectFrom("assets")
    .innerJoin("stored_files as file", "file.id", "assets.file_id")
    .leftJoin("stored_files as small", "small.id", "assets.small_id")
    .select([
      "assets.id",
      "assets.owner_id",
      "assets.is_global",
      "assets.name",
      "assets.type",
      "assets.alt_cas",
      "assets.alt_cat",
      "assets.alt_eng",
      "assets.author",
      "assets.licence",
      "assets.credit",
      "file.key as file_key",
      "small.key as small_key",
    ])
    .where("assets.id", "in", ids)
    .orderBy("assets.id");

/** What an experience and its points use, or only one of the points, to be shown. */
export function listShown(
  db: Db,
  experienceId: number,
  pointId?: number,
): Promise<readonly ShownAsset[]> {
  return pointId === undefined
    ? shownIn(db, { experienceId })
    : shownAt(db, { experienceId, pointId });
}

/** Those of the assets that are there, to be shown. */
export async function listShownOf(db: Db, ids: readonly number[]): Promise<ShownAsset[]> {
  return ids.length === 0 ? [] : shown(db, ids).execute();
}
