import { rename, rm } from "node:fs/promises";
import type { UploadedAssetTypeCode } from "@panel/domain/assets";
import type { NewFile } from "../storage/files.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { senderGone } from "../app-error.ts";
import { LEFTOVERS, type ProcessedUpload } from "./process-upload.ts";
import type { UsdzForm } from "./process-usdz.ts";
import type { Sender } from "./fair-queue.ts";
import type { Decoder } from "./decoder.ts";

/**
 * Has the decoder process check an upload and convert it into the files that will be stored.
 * @param work gets the files while they are there; they are gone when it returns
 * @throws AppError unsupported-type when the content is of another type, unprocessable when it is
 *   broken or dangerous
 */
export async function decodeUpload<T>(
  decoder: Decoder,
  type: UploadedAssetTypeCode,
  upload: UploadedFile,
  thumbnail: UploadedFile | undefined,
  sender: Sender,
  work: (processed: ProcessedUpload) => Promise<T>,
): Promise<T> {
  return claimed([upload, ...(thumbnail ? [thumbnail] : [])], async ([file, picture]) => {
    return work(
      (await decoder.process(
        { type, upload: file, thumbnail: picture },
        sender,
      )) as ProcessedUpload,
    );
  });
}

/** Only its picture, for a model that gets another one. */
export async function decodeThumbnail<T>(
  decoder: Decoder,
  thumbnail: UploadedFile,
  sender: Sender,
  work: (processed: Partial<ProcessedUpload>) => Promise<T>,
): Promise<T> {
  return claimed([thumbnail], async ([picture]) =>
    work(await decoder.process({ thumbnail: picture }, sender)),
  );
}

/** A photo that is in no library, drawn anew with no more bytes than it has. */
export async function decodePhoto<T>(
  decoder: Decoder,
  photo: UploadedFile,
  sender: Sender,
  work: (drawn: NewFile) => Promise<T>,
): Promise<T> {
  return claimed([photo], async ([own]) => {
    const { file } = await decoder.process(own ? { photo: own } : {}, sender);
    if (!file) throw new Error("The decoder has drawn no photo");
    return work(file);
  });
}

/** A stored picture as the icon of an app. */
export async function decodeIcon<T>(
  decoder: Decoder,
  picture: UploadedFile,
  sender: Sender,
  work: (drawn: NewFile) => Promise<T>,
): Promise<T> {
  return claimed([picture], async ([own]) => {
    const { file } = await decoder.process(own ? { icon: own } : {}, sender);
    if (!file) throw new Error("The decoder has drawn no icon");
    return work(file);
  });
}

/** A stored model for Quick Look, in one form. */
export async function decodeUsdz<T>(
  decoder: Decoder,
  model: UploadedFile,
  form: UsdzForm,
  sender: Sender,
  work: (made: NewFile) => Promise<T>,
): Promise<T> {
  return claimed([model], async ([own]) => {
    const { file } = await decoder.process(own ? { usdz: { model: own, form } } : {}, sender);
    if (!file) throw new Error("The decoder has made no USDZ");
    return work(file);
  });
}

/**
 * An upload is deleted when its sender closes the connection; renamed, it stays until the work on
 * it ends.
 */
async function claimed<T>(
  uploads: readonly UploadedFile[],
  work: (own: UploadedFile[]) => Promise<T>,
): Promise<T> {
  const own: UploadedFile[] = [];
  try {
    for (const upload of uploads) {
      const path = `${upload.path}.work`;
      await rename(upload.path, path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT" ? senderGone() : error;
      });
      upload.share?.hold();
      own.push({ ...upload, path });
    }
    return await work(own);
  } finally {
    for (const { path, share } of own) {
      for (const end of LEFTOVERS) await rm(path + end, { force: true });
      share?.release();
    }
  }
}
