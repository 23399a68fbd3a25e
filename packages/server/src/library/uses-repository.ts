import { experienceIsThere } from "../db/columns.ts";
import type { Connection, Db } from "../db/connection.ts";
import { visibleTo } from "../access/visibility-repository.ts";
import type { Viewer } from "../viewer.ts";

/** Replaces the uses of an experience itself, or of one of its points. */
export async function replaceUses(
  transaction: Db,
  experienceId: number,
  pointId: number | undefined,
  uses: readonly { field: string; assetId: number }[],
): Promise<void> {
  await transaction
    .deleteFrom("asset_uses")
    .where("gymkhana_id", "=", experienceId)
    .where("point_id", pointId === undefined ? "is" : "=", pointId ?? null)
    .execute();
  await insertUses(
    transaction,
    uses.map(({ field, assetId }) => ({
      asset_id: assetId,
      gymkhana_id: experienceId,
      point_id: pointId ?? null,
      field,
    })),
  );
}

/** The fields that use an asset, whoever sees them. */
export function listFieldsOf(db: Db, assetId: number) {
  return db
    .selectFrom("asset_uses")
    .select(["field", "point_id"])
    .where("asset_id", "=", assetId)
    .execute();
}

/** What an experience and its points use. */
export function listUsesOf(db: Db, experienceId: number) {
  return db
    .selectFrom("asset_uses")
    .select(["asset_id", "point_id", "field"])
    .where("gymkhana_id", "=", experienceId)
    .execute();
}

export async function insertUses(
  db: Db,
  rows: readonly {
    asset_id: number;
    gymkhana_id: number;
    point_id: number | null;
    field: string;
  }[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto("asset_uses").values(rows).execute();
}

export async function deleteUsesOf(db: Db, experienceId: number): Promise<void> {
  await db.deleteFrom("asset_uses").where("gymkhana_id", "=", experienceId).execute();
}

/** The existing assets of these ids; they cannot be deleted until the transaction ends. */
export async function lockAssets(connection: Connection, transaction: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const query = transaction
    .selectFrom("assets")
    .select(["id", "owner_id", "is_global", "team_id", "type", "facts"])
    .where("id", "in", [...ids])
    .orderBy("id");
  const rows = await (connection.engine === "postgres" ? query.forKeyShare() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Type and facts of the existing assets of these ids. */
export async function listAssetFacts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom("assets")
    .select(["id", "type", "facts"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many experiences have a version with one of some assets which they do not use now. */
export async function countInVersions(db: Db, assetIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom("version_assets")
    .select((eb) => eb.fn.count<number>("version_assets.gymkhana_id").distinct().as("count"))
    .where("asset_id", "in", assetIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("asset_uses")
            .select("asset_uses.id")
            .whereRef("asset_uses.asset_id", "=", "version_assets.asset_id")
            .whereRef("asset_uses.gymkhana_id", "=", "version_assets.gymkhana_id"),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

export async function usedIn(db: Db, experienceId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("asset_uses")
    .select("asset_id")
    .distinct()
    .where("gymkhana_id", "=", experienceId)
    .execute();
  return new Set(rows.map((row) => row.asset_id));
}

/** Where an asset is used, of what the viewer sees; the contents are the stored ones. */
export function listUses(db: Db, viewer: Viewer, assetId: number) {
  return db
    .selectFrom("asset_uses")
    .innerJoin("gymkhanas", "gymkhanas.id", "asset_uses.gymkhana_id")
    .leftJoin("map_points", "map_points.id", "asset_uses.point_id")
    .select([
      "asset_uses.gymkhana_id",
      "asset_uses.point_id",
      "asset_uses.field",
      "gymkhanas.content",
      "map_points.content as point_content",
    ])
    .where("asset_uses.asset_id", "=", assetId)
    .where(visibleTo(viewer))
    .orderBy("asset_uses.gymkhana_id")
    .orderBy("asset_uses.id")
    .execute();
}

/** How often an asset is used, whoever sees it. */
export async function countUses(db: Db, assetId: number): Promise<number> {
  const { count } = await db
    .selectFrom("asset_uses")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("asset_id", "=", assetId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of some assets that visitors of published routes are shown: of what is published, and of visits under way. */
export async function listPublished(
  db: Db,
  assetIds: readonly number[],
  now: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom("publication_assets as named")
    .select("named.asset_id")
    .distinct()
    .where("named.asset_id", "in", assetIds)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom("gymkhanas")
            .select("gymkhanas.id")
            .whereRef("gymkhanas.id", "=", "named.gymkhana_id")
            .whereRef("gymkhanas.published_number", "=", "named.number")
            .where(experienceIsThere),
        ),
        exists(
          selectFrom("visits")
            .select("visits.id")
            .whereRef("visits.gymkhana_id", "=", "named.gymkhana_id")
            .whereRef("visits.number", "=", "named.number")
            .where("visits.ends_at", ">", now)
            .where("visits.ended_at", "is", null)
            .where("visits.team_id", "is", null),
        ),
        exists(
          selectFrom("events")
            .select("events.id")
            .whereRef("events.gymkhana_id", "=", "named.gymkhana_id")
            .whereRef("events.number", "=", "named.number")
            .where("events.ended_at", "is", null),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => row.asset_id);
}

/** Has the publications of an asset prepared again, whose file or scale is another now. */
export async function prepareAgain(transaction: Db, assetId: number): Promise<void> {
  await transaction
    .updateTable("publications")
    .set({ prepare_at: new Date().toISOString() })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("publications")
        .innerJoin("publication_assets", (join) =>
          join
            .onRef("publication_assets.gymkhana_id", "=", "publications.gymkhana_id")
            .onRef("publication_assets.number", "=", "publications.number"),
        )
        .select("publications.id")
        .where("publication_assets.asset_id", "=", assetId),
    )
    .execute();
}
