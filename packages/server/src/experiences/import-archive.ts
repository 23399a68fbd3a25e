import { rm } from "node:fs/promises";
import { ASSET_BYTES, THUMBNAIL_BYTES } from "@panel/domain/assets";
import { withAssets, type ArchivedAsset } from "@panel/domain/experience/archive";
import { ROUTE_BYTES } from "@panel/domain/experience/route-size";
import { idRanges } from "../audit/id-ranges.ts";
import { recordBy } from "../audit/record.ts";
import { AppError, badRequest, senderGone } from "../app-error.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { ExperienceRow } from "../db/schema.ts";
import type { Library } from "../library/service.ts";
import type { PreparedAsset } from "../library/write-asset.ts";
import { createArchived, idsOfGone } from "../points/create-archived.ts";
import { accountOf, lockBranch, requireQuota } from "../resources/quota.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Imports } from "../throttle/imports.ts";
import { missingAssets, takeHistory } from "../versions/archived.ts";
import { keepVersion, routeTooLong } from "../versions/keep.ts";
import type { Viewer } from "../viewer.ts";
import type { Workers } from "../workers/workers.ts";
import { randomCode } from "./access-codes.ts";
import { openArchive, type OpenedArchive } from "./read-archive.ts";
import { findByRequest } from "./repository.ts";
import { experienceOf } from "./stored.ts";
import { createExperience, rememberExperience } from "./write.ts";

export interface ImportedExperience {
  id: number;
  /** The new access code. */
  code: string;
  /** What has become of the history of the archive, if it has one. */
  history?: { versions: number; missingAssets: number };
}

interface ArchiveInput {
  archive: UploadedFile | undefined;
  /** See RequestId in the contract. */
  requestId: string | undefined;
  /** Whether the sender has closed the connection: then nothing is created. */
  isGone: () => boolean;
}

interface Parts {
  connection: Connection;
  library: Library;
  imports: Imports;
  workers: Workers;
}

/** New assets by the ids that the archive gives them; a number is one of the libraries. */
type Assets = ReadonlyMap<number, PreparedAsset | number>;

/**
 * Makes experiences of archives. Assets are judged and their files stored one after the other; then one transaction creates
 * assets, experience and points. What is stored and not created is removed, by the sweep of files after a crash.
 */
export function createArchiveImport({ connection, library, imports, workers }: Parts) {
  const { db } = connection;

  async function prepare(viewer: Viewer, archive: OpenedArchive, isGone: () => boolean) {
    const known = await library.categories("es");
    const assets = new Map<number, PreparedAsset | number>();
    const byContent = new Map<string, PreparedAsset | number>();
    try {
      for (const asset of archive.assets) {
        if (isGone()) throw senderGone();
        const { type } = asset;
        const isKnown = known.some(({ id }) => id === asset.category);
        const category = isKnown ? asset.category : (known[0]?.id ?? asset.category);
        await unpacked(archive, asset, async (file, thumbnail) => {
          const content = `${type} ${file.sha256}`;
          const prepared =
            byContent.get(content) ??
            (await library.prepare(viewer, {
              ...textsOf(asset),
              category,
              type,
              allowCopy: true,
              file,
              thumbnail,
              isGone,
            }));
          byContent.set(content, prepared);
          assets.set(asset.id, prepared);
        });
      }
      if (isGone()) throw senderGone();
      return assets;
    } catch (error) {
      await library.discard(newOf(assets));
      throw error;
    }
  }

  /** Creates the new assets; answers the ids of all by those of the archive. */
  async function createAssets(transaction: Db, viewer: Viewer, assets: Assets) {
    const added = newOf(assets);
    if (added.length > 0) {
      const bytes = added.reduce((sum, each) => sum + each.bytes, 0);
      await requireQuota(connection, transaction, viewer.id, { files: added.length, bytes });
    }
    const ids = new Map<PreparedAsset, number>();
    for (const each of added) ids.set(each, await library.create(transaction, viewer, each));
    return new Map(
      [...assets].map(([old, each]) => [
        old,
        typeof each === "number" ? each : (ids.get(each) ?? 0),
      ]),
    );
  }

  async function create(
    transaction: Db,
    viewer: Viewer,
    archive: OpenedArchive,
    assets: Assets,
    requestId: string | undefined,
  ): Promise<ImportedExperience> {
    await lockBranch(connection, transaction, viewer.id);
    const before = await made(transaction, viewer, requestId);
    if (before) return before;
    const { points } = archive;
    // A history that comes along may say that nothing has grown.
    const bytes = points.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (bytes > ROUTE_BYTES) throw routeTooLong(bytes);
    if (points.length > 0) {
      await requireQuota(connection, transaction, viewer.id, { mappoints: points.length });
    }
    const ids = await createAssets(transaction, viewer, assets);
    const changes = withAssets(archive.experience, ids);
    const input = { requestId, changes, mayLack: true, makeCode: randomCode };
    const row = await createExperience(connection, transaction, viewer, input);
    const pointIds = await createArchived(connection, transaction, viewer, row.id, {
      points,
      assets: ids,
    });
    await rememberExperience(transaction, viewer, row);
    const latest = await takenHistory(transaction, row.id, archive, pointIds, ids);
    await keepVersion(transaction, viewer, row, latest);
    const madeAssets = newOf(assets).length;
    await recordBy(transaction, viewer, {
      event: "experience-import",
      subject: `gymkhana ${row.id}`,
      details: {
        points: pointIds.size,
        ...(pointIds.size > 0 ? { pointIds: idRanges([...pointIds.values()]) } : {}),
        files: madeAssets,
        ...(madeAssets > 0 ? { assetIds: idRanges(idsOfNew(assets, ids)) } : {}),
      },
    });
    return { ...imported(row), ...historyOf(archive, ids) };
  }

  return async function importArchive(
    viewer: Viewer,
    { archive: upload, requestId, isGone }: ArchiveInput,
  ): Promise<ImportedExperience> {
    if (!upload) throw badRequest("The archive is missing", { fields: ["archive"] });
    const before = await made(db, viewer, requestId);
    if (before) return before;
    const reading = { workers, account: await accountOf(db, viewer.id) };
    return imports.run(viewer.id, { of: "archive" }, () =>
      openArchive(reading, upload, async (archive) => {
        const mappoints = archive.points.length;
        if (mappoints > 0) await requireQuota(connection, db, viewer.id, { mappoints });
        const assets = await prepare(viewer, archive, isGone);
        try {
          return await db
            .transaction()
            .execute((transaction) => create(transaction, viewer, archive, assets, requestId));
        } finally {
          await library.discard(newOf(assets));
        }
      }),
    );
  };
}
export type ArchiveImport = ReturnType<typeof createArchiveImport>;

/** The versions of an archive, as those of the new experience; undefined where there are none. */
async function takenHistory(
  transaction: Db,
  experienceId: number,
  { history }: OpenedArchive,
  pointIds: ReadonlyMap<number, number>,
  assets: ReadonlyMap<number, number>,
) {
  if (!history || history === "damaged") return undefined;
  const named = new Set(history.versions.flatMap(({ points }) => points.map(([id]) => id)));
  const gone = [...named].filter((id) => !pointIds.has(id));
  const ids = await idsOfGone(transaction, experienceId, gone.length);
  const points = new Map([...pointIds, ...gone.map((id, at) => [id, ids[at] ?? 0] as const)]);
  return takeHistory(transaction, experienceId, history, { assets, points });
}

function historyOf({ history }: OpenedArchive, assets: ReadonlyMap<number, number>) {
  if (!history) return {};
  if (history === "damaged") return { history: { versions: 0, missingAssets: 0 } };
  const { versions } = history;
  return {
    history: { versions: versions.length, missingAssets: missingAssets(history, assets) },
  };
}

/** What an earlier try of the same request has made, whose answer was lost. */
async function made(
  db: Db,
  viewer: Viewer,
  requestId: string | undefined,
): Promise<ImportedExperience | undefined> {
  const row = requestId === undefined ? undefined : await findByRequest(db, viewer.id, requestId);
  return row && imported(row);
}

const imported = (row: ExperienceRow) => ({ id: row.id, code: experienceOf(row).code });

const newOf = (assets: Assets) => [
  ...new Set([...assets.values()].filter((each) => typeof each !== "number")),
];

/** @param ids of all assets by those of the archive */
const idsOfNew = (assets: Assets, ids: ReadonlyMap<number, number>) =>
  [...assets].flatMap(([old, each]) => (typeof each === "number" ? [] : [ids.get(old) ?? 0]));

function textsOf({
  name,
  description,
  alt,
  attribution,
  animation,
  scale,
  weight,
  speech,
  file,
}: ArchivedAsset) {
  const called = name.trim() || file.replace(/^.*\//, "");
  return {
    name: called,
    description: description.trim() || called,
    ...(alt ? { altText: alt.cas, altTextCat: alt.cat, altTextEng: alt.eng } : {}),
    ...attribution,
    animation,
    scaleMod: scale,
    ...(weight ? { weight } : {}),
    ...(speech ? { speech } : {}),
  };
}

/**
 * Unpacks the files of an asset while they are worked on.
 * @throws AppError that names the asset where its file is refused
 */
async function unpacked(
  archive: OpenedArchive,
  { type, name, file, thumbnail }: ArchivedAsset,
  work: (file: UploadedFile, thumbnail: UploadedFile | undefined) => Promise<void>,
): Promise<void> {
  const files: UploadedFile[] = [];
  const extract = async (from: string, most: number) => {
    const extracted = await archive.extract(from, name.trim() || "asset", most);
    files.push(extracted);
    return extracted;
  };
  try {
    const main = await extract(file, ASSET_BYTES[type]);
    const picture = thumbnail === undefined ? undefined : await extract(thumbnail, THUMBNAIL_BYTES);
    await work(main, picture);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { kind, key, message, data, retryAfter } = error;
    throw new AppError(kind, key, message, {
      data: { entry: name || file, ...data },
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  } finally {
    for (const { path, share } of files) {
      await rm(path, { force: true });
      share?.release();
    }
  }
}
