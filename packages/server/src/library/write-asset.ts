import { librariesOf } from "@panel/domain/asset-policies";
import { ASSET_TYPE_CODE } from "@panel/domain/assets";
import type { AssetFacts } from "@panel/api-client/panel-types";
import { recordBy } from "../audit/record.ts";
import type { Db } from "../db/connection.ts";
import type { AssetRow, StoredFile } from "../db/schema.ts";
import type { Files } from "../storage/files.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Viewer } from "../viewer.ts";
import { altColumns, attributionColumns, type NewAsset } from "./asset-form.ts";
import { plainFileName } from "./file-name.ts";
import type { ProcessedUpload } from "./process-upload.ts";
import { insertAsset } from "./repository.ts";
import { deleteUsdz } from "./usdz/usdz-repository.ts";

const PARTS = ["file", "small", "large"] as const;

/** Files of an asset that are stored, and not kept yet. */
export type Stored = Partial<Record<(typeof PARTS)[number], StoredFile>>;

/** An asset whose files are stored and whose record is still to be written. */
export interface PreparedAsset {
  asset: NewAsset;
  upload: UploadedFile;
  facts: AssetFacts;
  /** Of the stored file. */
  bytes: number;
  stored: Stored;
}

/** Stores the files of an upload, all or none. */
export async function storeFiles(
  files: Files,
  processed: Partial<ProcessedUpload>,
): Promise<Stored> {
  const done: Stored = {};
  try {
    for (const part of PARTS) {
      const file = processed[part];
      if (file) done[part] = await files.put(file);
    }
    return done;
  } catch (error) {
    await files.discard(Object.values(done));
    throw error;
  }
}

/** Lets go of all files of an asset, as it was read, and of what was made of them. */
export async function releaseFiles(
  transaction: Db,
  files: Pick<Files, "release">,
  asset: Pick<AssetRow, "id" | "file_id" | "small_id" | "large_id" | "icon_id">,
): Promise<void> {
  const { id, file_id, small_id, large_id, icon_id } = asset;
  const made = await deleteUsdz(transaction, id);
  for (const file of [file_id, small_id, large_id, icon_id, ...made]) {
    if (file !== null) await files.release(transaction, file);
  }
}

/** Writes the record of an asset and keeps its files; belongs into the transaction that has made sure of the room. */
export async function writeAsset(
  transaction: Db,
  files: Files,
  viewer: Viewer,
  { asset, upload, facts, stored: { file, small, large } }: Omit<PreparedAsset, "bytes">,
): Promise<number> {
  // What is uploaded belongs into the first of the libraries that the viewer works with.
  const isGlobal = librariesOf(viewer.role)[0] === "global";
  if (!file) throw new Error("An upload has become no file");
  await files.keep(transaction, file.id, isGlobal ? undefined : viewer.id);
  for (const picture of [small, large]) {
    if (picture) await files.keep(transaction, picture.id);
  }
  const now = new Date().toISOString();
  const id = await insertAsset(transaction, {
    owner_id: viewer.id,
    is_global: isGlobal ? 1 : 0,
    name: asset.name,
    file_name: plainFileName(upload.fileName),
    type: asset.type,
    category_id: asset.category,
    description: asset.description,
    ...(asset.type === ASSET_TYPE_CODE.image ? altColumns(asset) : {}),
    ...attributionColumns(asset),
    animation: asset.animation ? 1 : 0,
    scale: asset.scaleMod ?? 1,
    file_id: file.id,
    small_id: small?.id ?? null,
    large_id: large?.id ?? null,
    sha256: upload.sha256,
    facts: factsOf(asset, facts),
    speech: asset.speech ? JSON.stringify(asset.speech) : null,
    request_id: asset.requestId ?? null,
    created_at: now,
    updated_at: now,
  });
  await recordBy(transaction, viewer, {
    event: "upload",
    subject: `asset ${id}`,
    details: {
      name: asset.name,
      type: asset.type,
      bytes: upload.bytes,
      ...(asset.speech ? { voice: asset.speech.voice } : {}),
    },
  });
  return id;
}

/** What is stored of an asset's facts: the sender's measures stand where the server has none. */
export const factsOf = (
  { type, weight }: Pick<NewAsset, "type" | "weight">,
  facts: AssetFacts,
): string => JSON.stringify(type === ASSET_TYPE_CODE.model ? { ...weight, ...facts } : facts);
