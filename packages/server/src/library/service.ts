import type { LibraryScope } from "@panel/domain/asset-policies";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type {
  AssetMedia,
  AssetUses,
  LibraryAsset,
  LibraryCounts,
  ModelCategory,
} from "@panel/api-client/panel-types";
import { recordBy } from "../audit/record.ts";
import type { Connection, Db } from "../db/connection.ts";
import { AppError, Refusal, notFound, senderGone } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { lockBranch, requireQuota } from "../resources/quota.ts";
import type { Files } from "../storage/files.ts";
import { acceptable } from "./acceptable.ts";
import { allowedAsset, knownCategories } from "./allowed.ts";
import type { AssetChange, AssetFile, NewAsset } from "./asset-form.ts";
import { changeAsset, requireTakesThumbnail } from "./change-asset.ts";
import { listCategories } from "./categories-repository.ts";
import { decodeUpload, decodeThumbnail } from "./decode-upload.ts";
import { countUsesOfSeveral, usageLocations } from "./usage-locations.ts";
import type { AssetFilter, AssetPage } from "./asset-page.ts";
import { libraryCounts, libraryPage } from "./pages.ts";
import { replaceFile } from "./replace-file.ts";
import * as repository from "./repository.ts";
import { changeAssets, removeAsset, removeAssets, type AssetsChange } from "./several.ts";
import { shareAssets } from "./share.ts";
import { endOutsideSharing } from "./sharing-repository.ts";
import { assetMedia, libraryAsset } from "./records.ts";
import { changeTags, type TagChange } from "./tags.ts";
import type { ProcessedUpload } from "./process-upload.ts";
import type { Decoder } from "./decoder.ts";
import { storeFiles, writeAsset, type PreparedAsset, type Stored } from "./write-asset.ts";

export interface Library {
  /** A page of a library, or all of it; the global one has what is shared with the viewer's team, too. */
  list(viewer: Viewer, library: LibraryScope, page: AssetPage): Promise<LibraryAsset[]>;
  counts(viewer: Viewer, library: LibraryScope, filter: AssetFilter): Promise<LibraryCounts>;
  categories(language: InterfaceLanguage): Promise<ModelCategory[]>;
  media(viewer: Viewer, id: number): Promise<AssetMedia>;
  uses(viewer: Viewer, id: number): Promise<AssetUses>;
  /** How many experiences use some assets, which the viewer may delete, in earlier versions alone, and how many of others do. */
  usesOfSeveral(
    viewer: Viewer,
    ids: readonly number[],
  ): Promise<{ inVersions: number; ofOthers?: number }>;
  /** @returns the new asset as the library lists it */
  upload(viewer: Viewer, asset: NewAsset): Promise<{ id: number; asset?: LibraryAsset }>;
  /**
   * Judges an upload and stores its files for a record that is written later, in a transaction that makes sure of the
   * room and of the category.
   * @returns the id of an asset of the viewer's libraries that has the same content, if there is one
   */
  prepare(viewer: Viewer, asset: NewAsset): Promise<PreparedAsset | number>;
  /** @returns the id of the new asset */
  create(transaction: Db, viewer: Viewer, prepared: PreparedAsset): Promise<number>;
  /** Removes the files of those that were not created. */
  discard(prepared: readonly PreparedAsset[]): Promise<void>;
  update(viewer: Viewer, id: number, change: AssetChange): Promise<void>;
  /** Gives an asset another file of its type; it keeps its id and its uses. */
  replaceFile(viewer: Viewer, id: number, given: AssetFile): Promise<{ asset: LibraryAsset }>;
  remove(viewer: Viewer, id: number): Promise<void>;
  /** All of the changes are stored or none. */
  changeSeveral(viewer: Viewer, changes: readonly AssetsChange[]): Promise<void>;
  /** Of all of the assets or of none. */
  changeTags(viewer: Viewer, ids: readonly number[], change: TagChange): Promise<void>;
  /** All are deleted or none. */
  removeSeveral(viewer: Viewer, ids: readonly number[]): Promise<void>;
  /** All are shared with the viewer's team, or all are not. */
  share(viewer: Viewer, ids: readonly number[], isShared: boolean): Promise<void>;
  /**
   * Ends the sharing with teams that an owner has left.
   * @param userIds who has left or led one, and who has got what was theirs
   * @returns how many assets were shared
   */
  endOutsideSharing(transaction: Db, userIds: readonly number[]): Promise<number>;
  /** Gives a user's assets to another one. */
  handOver(transaction: Db, fromId: number, toId: number): Promise<void>;
}

export function createLibrary(connection: Connection, files: Files, decoder: Decoder): Library {
  const { db } = connection;

  /** Stores the files of an upload; those that `write` does not keep are deleted again at once. */
  async function stored<T>(
    processed: Partial<ProcessedUpload>,
    write: (stored: Stored) => Promise<T>,
  ): Promise<T> {
    const done = await storeFiles(files, processed);
    try {
      return await write(done);
    } finally {
      await files.discard(Object.values(done));
    }
  }

  async function made(viewer: Viewer, asset: NewAsset, transaction: Db = db) {
    return asset.requestId === undefined
      ? undefined
      : repository.findByRequest(transaction, viewer.id, asset.requestId);
  }

  /** @param id of the asset that may have this content */
  async function refuseCopy(
    viewer: Viewer,
    { allowCopy }: { allowCopy: boolean },
    sha256: string,
    transaction: Db = db,
    id?: number,
  ) {
    if (allowCopy) return;
    const existing = await repository.findCopy(transaction, viewer, sha256);
    if (existing && existing.id !== id) {
      throw new Refusal("ASSET_ERRORS.duplicate", "The file is in the library already", {
        existing: libraryAsset(viewer, existing),
      });
    }
  }

  async function insert(
    viewer: Viewer,
    asset: NewAsset,
    upload: UploadedFile,
    processed: ProcessedUpload,
  ) {
    if (asset.isGone()) throw senderGone();
    return stored(processed, (done) =>
      db.transaction().execute(async (transaction) => {
        await lockBranch(connection, transaction, viewer.id);
        const before = await made(viewer, asset, transaction);
        if (before !== undefined) return { id: before };
        await refuseCopy(viewer, asset, upload.sha256, transaction);
        await requireQuota(connection, transaction, viewer.id, {
          files: 1,
          bytes: processed.file.bytes,
        });
        await knownCategories(transaction, [asset.category]);
        const { facts } = processed;
        const id = await writeAsset(transaction, files, viewer, {
          asset,
          upload,
          facts,
          stored: done,
        });
        return { id };
      }),
    );
  }

  async function asUploaded(viewer: Viewer, id: number) {
    const listed = await repository.findSeen(db, viewer, id);
    return { id, ...(listed ? { asset: libraryAsset(viewer, listed) } : {}) };
  }

  /** Has an upload judged and converted; a refusal of its content is recorded. */
  async function decoded<T>(
    viewer: Viewer,
    { type, thumbnail, isGone }: Pick<NewAsset, "type" | "thumbnail" | "isGone">,
    upload: UploadedFile,
    work: (processed: ProcessedUpload) => Promise<T>,
  ): Promise<T> {
    try {
      const picture = type === ASSET_TYPE_CODE.model ? thumbnail : undefined;
      const sender = { userId: viewer.id, isGone };
      return await decodeUpload(decoder, type, upload, picture, sender, work);
    } catch (error) {
      if (
        error instanceof AppError &&
        (error.kind === "unsupported-type" || error.kind === "unprocessable")
      ) {
        await recordBy(db, viewer, {
          event: "upload",
          outcome: "refused",
          subject: "asset",
          details: { type, bytes: upload.bytes, reason: error.key },
        });
      }
      throw error;
    }
  }

  return {
    handOver: repository.setOwner,
    endOutsideSharing,
    share: (viewer, ids, isShared) => shareAssets(connection, viewer, ids, isShared),
    list: (viewer, library, page) => libraryPage(db, viewer, library, page),
    counts: (viewer, library, filter) => libraryCounts(db, viewer, library, filter),
    categories: (language) => listCategories(db, language),

    async media(viewer, id) {
      const asset = await repository.findSeen(db, viewer, id);
      if (!asset) throw notFound();
      return assetMedia(asset);
    },

    async uses(viewer, id) {
      if (!(await repository.findSeen(db, viewer, id))) throw notFound();
      return usageLocations(db, viewer, id);
    },

    usesOfSeveral: (viewer, ids) => countUsesOfSeveral(db, viewer, ids),

    async upload(viewer, asset) {
      const upload = acceptable(asset);
      const before = await made(viewer, asset);
      if (before !== undefined) return asUploaded(viewer, before);
      await knownCategories(db, [asset.category]);
      await refuseCopy(viewer, asset, upload.sha256);
      // Images are encoded anew and sounds lose their tags, so their final size is not known yet.
      const bytes = asset.type === ASSET_TYPE_CODE.model ? upload.bytes : 1;
      await requireQuota(connection, db, viewer.id, { files: 1, bytes });
      const { id } = await decoded(viewer, asset, upload, (processed) =>
        insert(viewer, asset, upload, processed),
      );
      return asUploaded(viewer, id);
    },

    async prepare(viewer, asset) {
      const upload = acceptable(asset);
      const copy = await repository.findCopy(db, viewer, upload.sha256);
      if (copy?.type === asset.type) return copy.id;
      return decoded(viewer, asset, upload, async (processed) => ({
        asset,
        upload,
        facts: processed.facts,
        bytes: processed.file.bytes,
        stored: await storeFiles(files, processed),
      }));
    },
    create: (transaction, viewer, prepared) => writeAsset(transaction, files, viewer, prepared),
    discard: (prepared) => files.discard(prepared.flatMap((each) => Object.values(each.stored))),

    async update(viewer, id, given) {
      requireTakesThumbnail(await allowedAsset(db, "edit", viewer, id), given.thumbnail);
      await knownCategories(db, [given.texts.category]);
      const change = (processed: Partial<ProcessedUpload>) => {
        if (given.isGone()) throw senderGone();
        return stored(processed, (done) => changeAsset(connection, files, viewer, id, given, done));
      };
      const sender = { userId: viewer.id, isGone: given.isGone };
      await (given.thumbnail
        ? decodeThumbnail(decoder, given.thumbnail, sender, change)
        : change({}));
    },

    async replaceFile(viewer, id, given) {
      const { type } = await allowedAsset(db, "edit", viewer, id);
      const upload = acceptable({ ...given, type });
      await refuseCopy(viewer, given, upload.sha256, db, id);
      const change = (processed: ProcessedUpload) => {
        if (given.isGone()) throw senderGone();
        return stored(processed, (done) =>
          replaceFile(connection, files, viewer, id, {
            given,
            upload,
            processed,
            stored: done,
            refuseCopy: (transaction) => refuseCopy(viewer, given, upload.sha256, transaction, id),
          }),
        );
      };
      await decoded(viewer, { ...given, type }, upload, change);
      const { asset } = await asUploaded(viewer, id);
      if (!asset) throw notFound();
      return { asset };
    },

    remove: (viewer, id) => removeAsset(connection, files, viewer, id),
    changeSeveral: (viewer, changes) => changeAssets(connection, viewer, changes),
    changeTags: (viewer, ids, change) => changeTags(connection, viewer, ids, change),
    removeSeveral: (viewer, ids) => removeAssets(connection, files, viewer, ids),
  };
}
