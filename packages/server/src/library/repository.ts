import {
  expressionBuilder,
  sql,
  type Expression,
  type Insertable,
  type NotNull,
  type SqlBool,
} from "kysely";
import { nameKey, searchedText } from "@panel/domain/asset-order";
import {
  assetsSeenBy,
  librariesOf,
  type AssetAccess,
  type LibraryScope,
} from "@panel/domain/asset-policies";
import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { AssetRow, Schema } from "../db/schema.ts";
import { visibleTo } from "../access/visibility-repository.ts";
import type { Viewer } from "../viewer.ts";
import { sharedWith } from "./sharing-repository.ts";
import { usedBy } from "./shown-repository.ts";

/** An asset with the keys of its files, its tags and how often it is used. */
export interface ListedAsset extends Pick<AssetRow, (typeof COLUMNS)[number]> {
  file_key: string;
  file_bytes: number;
  small_key: string | null;
  large_key: string | null;
  icon_key: string | null;
  /** Divided by commas, which no tag has; null without any. */
  tags: string | null;
  uses: number;
}

/** All but what searches go through. */
const COLUMNS = [
  "id",
  "owner_id",
  "is_global",
  "team_id",
  "name",
  "name_key",
  "file_name",
  "type",
  "category_id",
  "description",
  "alt_cas",
  "alt_cat",
  "alt_eng",
  "author",
  "licence",
  "credit",
  "animation",
  "scale",
  "file_id",
  "small_id",
  "large_id",
  "icon_id",
  "thumbnail_is_old",
  "sha256",
  "facts",
  "speech",
  "request_id",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof AssetRow)[];

/** The same, as a viewer sees it. */
export interface SeenAsset extends ListedAsset {
  /** Whether it is shared with the viewer's team; null is no. */
  is_shared: number | boolean | null;
  /** Who shares it with a team. */
  sharer_name: string | null;
  sharer_surname: string | null;
}

function listed(db: Db) {
  return (
    db
      .selectFrom("assets")
      .innerJoin("stored_files as file", "file.id", "assets.file_id")
      .leftJoin("stored_files as small", "small.id", "assets.small_id")
      .leftJoin("stored_files as large", "large.id", "assets.large_id")
      .leftJoin("stored_files as icon", "icon.id", "assets.icon_id")
      .select(COLUMNS.map((column) => `assets.${column}` as const))
      .select([
        "file.key as file_key",
        "file.bytes as file_bytes",
        "small.key as small_key",
        "large.key as large_key",
        "icon.key as icon_key",
      ])
      .select((eb) =>
        eb
          .selectFrom("asset_uses")
          .select((inner) => inner.fn.countAll<number>().as("count"))
          .whereRef("asset_uses.asset_id", "=", "assets.id")
          .as("uses"),
      )
      .select(
        sql<
          string | null
        >`(select string_agg(tag, ',' order by folded) from asset_tags where asset_id = assets.id)`.as(
          "tags",
        ),
      )
      // The join and the count always find a row.
      .$narrowType<{ uses: NotNull }>()
  );
}

/** The tags of an asset, in the order of the alphabet. */
export function listedTags({ tags }: Pick<ListedAsset, "tags">): string[] {
  return tags === null ? [] : tags.split(",");
}

/** Assets as a viewer sees them, as the start of a query. */
export function seen(db: Db, viewer: Viewer) {
  return listed(db)
    .leftJoin("users as sharer", (join) =>
      join.onRef("sharer.id", "=", "assets.owner_id").on("assets.team_id", "is not", null),
    )
    .select([
      sharedWith(viewer).as("is_shared"),
      "sharer.name as sharer_name",
      "sharer.surname as sharer_surname",
    ]);
}

/** What an experience and its points use, with all that is known of it. */
export function listUsed(db: Db, experienceId: number): Promise<ListedAsset[]> {
  return listed(db)
    .where("assets.id", "in", usedBy(db, experienceId))
    .orderBy("assets.id")
    .execute();
}

/** Some assets, as far as they are still there, by id. */
export async function listFiles(db: Db, ids: readonly number[]): Promise<ListedAsset[]> {
  const files: ListedAsset[] = [];
  for (const some of chunks(ids, IDS_AT_ONCE)) {
    files.push(...(await listed(db).where("assets.id", "in", some).execute()));
  }
  return files.toSorted((one, other) => one.id - other.id);
}
/** Databases limit the parameters of a statement. */
const IDS_AT_ONCE = 500;

/** What decides who may do what with an asset. */
export function assetAccess({
  owner_id,
  is_global,
  is_shared,
}: Pick<SeenAsset, "owner_id" | "is_global" | "is_shared">): AssetAccess {
  return { ownerId: owner_id, isGlobal: is_global === 1, isShared: Boolean(is_shared) };
}

/** What one of the libraries holds: the policy's `libraryWith`, in SQL. */
export function inLibrary(viewer: Viewer, library: LibraryScope): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "assets">();
  return library === "global"
    ? eb.or([
        eb("assets.is_global", "=", 1),
        eb.and([sharedWith(viewer), eb("assets.owner_id", "!=", viewer.id)]),
      ])
    : eb.and([eb("assets.owner_id", "=", viewer.id), eb("assets.is_global", "=", 0)]);
}

/** The policy's `isInLibrary`, in SQL. */
function inLibraryOf(viewer: Viewer): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, "assets">();
  return eb.or(librariesOf(viewer.role).map((library) => inLibrary(viewer, library)));
}

/** Of the given assets those that the viewer may see: the policy's `mayUseAsset` in SQL, over what it works on. */
export async function listSeen(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<SeenAsset[]> {
  const found = seen(db, viewer)
    .where("assets.id", "in", [...ids])
    .orderBy("assets.id");
  if (assetsSeenBy(viewer.role) === "all") return found.execute();
  return found
    .where((eb) =>
      eb.or([
        inLibraryOf(viewer),
        eb.exists(
          db
            .selectFrom("asset_uses")
            .innerJoin("gymkhanas", "gymkhanas.id", "asset_uses.gymkhana_id")
            .select("asset_uses.id")
            .whereRef("asset_uses.asset_id", "=", sql.ref("assets.id"))
            .where(visibleTo(viewer)),
        ),
      ]),
    )
    .execute();
}

export async function findSeen(db: Db, viewer: Viewer, id: number): Promise<SeenAsset | undefined> {
  return (await listSeen(db, viewer, [id]))[0];
}

/** The newest asset of the viewer's libraries that was made from the same content. */
export async function findCopy(
  db: Db,
  viewer: Viewer,
  sha256: string,
): Promise<SeenAsset | undefined> {
  return seen(db, viewer)
    .where("assets.sha256", "=", sha256)
    .where(inLibraryOf(viewer))
    .orderBy("assets.id", "desc")
    .executeTakeFirst();
}

/** The id of the asset that this request of the owner's made. */
export async function findByRequest(
  db: Db,
  ownerId: number,
  requestId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("assets")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  return row?.id;
}

/** Nobody else may change, delete or begin to use the assets until the transaction ends. */
export async function lockForChange(
  connection: Connection,
  transaction: Db,
  ids: readonly number[],
): Promise<void> {
  // SQLite's transactions have the whole file for themselves anyway.
  if (connection.engine !== "postgres") return;
  // In one order, so that two of them cannot wait for each other.
  await transaction
    .selectFrom("assets")
    .select("id")
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
}

type Compared = "folded" | "name_key";

/** What searches and orders compare. */
function compared(row: Pick<AssetRow, "name" | "description" | "file_name">) {
  return {
    folded: searchedText({ ...row, fileName: row.file_name }),
    name_key: nameKey(row.name),
  };
}

export async function insertAsset(
  db: Db,
  row: Omit<Insertable<Schema["assets"]>, "id" | Compared>,
): Promise<number> {
  const made = await db
    .insertInto("assets")
    .values({ ...row, ...compared(row) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

export async function updateAsset(
  db: Db,
  before: Pick<AssetRow, "id" | "name" | "description" | "file_name">,
  changes: Partial<Omit<AssetRow, "id" | Compared>>,
): Promise<void> {
  await db
    .updateTable("assets")
    .set({ ...changes, ...compared({ ...before, ...changes }) })
    .where("id", "=", before.id)
    .execute();
}

/** @returns false where the picture has been replaced or deleted meanwhile, or has an icon */
export async function setIcon(
  db: Db,
  picture: Pick<AssetRow, "id" | "file_id">,
  iconId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("assets")
    .set({ icon_id: iconId })
    .where("id", "=", picture.id)
    .where("file_id", "=", picture.file_id)
    .where("icon_id", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removeAsset(db: Db, id: number): Promise<void> {
  await db.deleteFrom("assets").where("id", "=", id).execute();
}

/** Gives a user's assets to another one; the requests that made them are forgotten. */
export async function setOwner(db: Db, fromId: number, toId: number): Promise<void> {
  await db
    .updateTable("assets")
    .set({ owner_id: toId, request_id: null })
    .where("owner_id", "=", fromId)
    .execute();
}
