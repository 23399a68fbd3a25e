import { fileTypeFromFile } from "file-type";
import sharp, { type Sharp } from "sharp";
import { AppError } from "../app-error.ts";
import { isStorageDown, StorageDown } from "../storage/storage.ts";

/** What may be decoded at all; the decoder itself would take SVG and more. */
const READABLE: Readonly<Record<string, readonly string[]>> = {
  "image/png": ["png"],
  // Of several pictures; as of a GIF, the first one is kept.
  "image/apng": ["png", "apng"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
};
/** A small file can hold a huge picture. */
const MAX_PIXELS = 50_000_000;

// One image at a time and no cache, to bound the memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * What an image's name may end with, by its content.
 * @throws AppError unsupported-type for what is no PNG, JPEG, WebP or GIF
 */
export async function imageExtensions(path: string): Promise<readonly string[]> {
  const type = await fileTypeFromFile(path);
  const extensions = type && READABLE[type.mime];
  if (!extensions) {
    throw new AppError(
      "unsupported-type",
      "ERRORS.imageType",
      "The file is no PNG, JPEG, WebP or GIF",
    );
  }
  return extensions;
}

/**
 * An image turned upright, in sRGB, without what cameras write into files, once it is written anew. Of 16 bits sharp works in
 * Display P3 unless it is told otherwise, and writes these numbers without the profile that they need.
 */
export function uprightImage(source: string | Buffer, maxPixels = MAX_PIXELS): Sharp {
  return sharp(source, { limitInputPixels: maxPixels, failOn: "error" })
    .pipelineColourspace("srgb")
    .autoOrient();
}

/** The words of the system for a disk that is full, over quota or broken: the decoder passes on no codes. */
const DISK_WORDS =
  /no space left on device|disk quota exceeded|input\/output error|read-only file system|too many open files/i;

/** What a failure of the decoder means: that the disk cannot be used now, or that the image is broken. */
export function imageFailure(error: unknown): unknown {
  if (isStorageDown(error)) return error;
  return error instanceof Error && DISK_WORDS.test(error.message)
    ? new StorageDown("An image cannot be read or written", { cause: error })
    : unreadableImage();
}

const unreadableImage = (): AppError =>
  new AppError("unprocessable", "ERRORS.imageUnreadable", "The image cannot be read");
