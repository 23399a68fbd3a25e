import { createHash, randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import sharp from "sharp";
import type { StoredFile } from "../db/schema.ts";
import { AppError } from "../http/errors.ts";
import type { UploadedFile } from "../http/uploads.ts";
import type { Files } from "../storage/files.ts";

/** What may be decoded at all; the decoder itself would take SVG and more. */
const READABLE = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
/** A small file can hold a huge picture. */
const MOST_PIXELS = 50_000_000;
/** Both sides of a stored profile image, in pixels. */
const SIDE = 512;

// The work queue of the decoder stays as short as its memory is small.
sharp.concurrency(1);
sharp.cache(false);

const unreadable = (): AppError =>
  new AppError(422, "ERRORS.imageUnreadable", "The image cannot be read");

/**
 * Decodes the image, turns it upright, cuts the middle square out, and stores it as WebP without
 * what cameras write into files. Only what was drawn survives.
 * @throws AppError 415 for what is no PNG, JPEG, WebP or GIF by its content; 422 for one that is
 *   broken or has too many pixels
 */
export async function storeProfileImage(files: Files, upload: UploadedFile): Promise<StoredFile> {
  const type = await fileTypeFromFile(upload.path);
  if (!type || !READABLE.has(type.mime)) {
    throw new AppError(415, "ERRORS.imageType", "The file is no PNG, JPEG, WebP or GIF");
  }
  const drawn = await sharp(upload.path, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: "cover" })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
  const path = `${upload.path}.${randomBytes(4).toString("hex")}`;
  try {
    await writeFile(path, drawn, { mode: 0o600 });
    return await files.put({
      path,
      bytes: drawn.length,
      sha256: createHash("sha256").update(drawn).digest("hex"),
      extension: "webp",
    });
  } finally {
    await rm(path, { force: true });
  }
}
