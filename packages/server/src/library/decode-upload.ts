import { rename, rm } from "node:fs/promises";
import type { UploadedAssetTypeCode } from "@panel/domain/assets";
import type { NewFile } from "../storage/files.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { senderGone } from "../app-error.ts";
import { LEFTOVERS, type ProcessedUpload } from "./process-upload.ts";
import type { UsdzForm } from "./process-usdz.ts";
import type { Sender } from "./fair-queue.ts";
import type { Decoder, Task } from "./decoder.ts";

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

type DecodeOne<T> = [
  decoder: Decoder,
  upload: UploadedFile,
  sender: Sender,
  work: (made: NewFile) => Promise<T>,
];

/** A photo that is in no library, drawn anew with no more bytes than it has. */
export const decodePhoto = <T>(...all: DecodeOne<T>): Promise<T> =>
  decodeOne((photo) => ({ photo }), ...all);

/** A stored picture as the icon of an app. */
export const decodeIcon = <T>(...all: DecodeOne<T>): Promise<T> =>
  decodeOne((icon) => ({ icon }), ...all);

/** A stored model for Quick Look, in one form. */
export const decodeUsdz = <T>(form: UsdzForm, ...all: DecodeOne<T>): Promise<T> =>
  decodeOne((model) => ({ usdz: { model, form } }), ...all);

/** The one file that a task makes of another. */
async function decodeOne<T>(
  taskOf: (own: UploadedFile) => Task,
  ...[decoder, upload, sender, work]: DecodeOne<T>
): Promise<T> {
  return claimed([upload], async ([own]) => {
    const { file } = await decoder.process(own ? taskOf(own) : {}, sender);
    if (!file) throw new Error("The decoder has made no file");
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
