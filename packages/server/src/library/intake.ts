import { rename, rm } from "node:fs/promises";
import type { UploadedAssetType } from "@panel/domain/assets";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import { senderGone } from "./refusals.ts";
import { LEFTOVERS, type Taken } from "./take.ts";
import type { Sender } from "./turns.ts";
import type { Workshop } from "./workshop.ts";

/**
 * Has an upload looked into and made into what will be stored.
 * @param work gets the files while they are there; they are gone when it returns
 * @throws AppError unsupported-type when the content is of another type, unprocessable when it is broken or dangerous
 */
export async function takeIn<T>(
  workshop: Workshop,
  type: UploadedAssetType,
  upload: UploadedFile,
  thumbnail: UploadedFile | undefined,
  sender: Sender,
  work: (taken: Taken) => Promise<T>,
): Promise<T> {
  return claimed([upload, ...(thumbnail ? [thumbnail] : [])], async ([file, picture]) => {
    return work((await workshop.take({ type, upload: file, thumbnail: picture }, sender)) as Taken);
  });
}

/** Only its picture, for a model that gets another one. */
export async function takeThumbnail<T>(
  workshop: Workshop,
  thumbnail: UploadedFile,
  sender: Sender,
  work: (taken: Partial<Taken>) => Promise<T>,
): Promise<T> {
  return claimed([thumbnail], async ([picture]) =>
    work(await workshop.take({ thumbnail: picture }, sender)),
  );
}

/** An upload goes away as soon as its sender does; under another name it stays until it is done with. */
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
      own.push({ ...upload, path });
    }
    return await work(own);
  } finally {
    for (const { path } of own) {
      for (const end of LEFTOVERS) await rm(path + end, { force: true });
    }
  }
}
