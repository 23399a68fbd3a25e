import { createHash, randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import type { StoredFile } from "../db/schema.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { Files } from "../storage/files.ts";
import { colouredSource } from "./png-colours.ts";
import { imageExtensions, imageFailure, uprightImage } from "./read-image.ts";

/** Both sides of a stored avatar, in pixels. */
const SIDE = 512;

/**
 * Decodes the image, turns it upright, cuts the middle square out, and stores it as WebP without
 * what cameras write into files. All metadata is dropped.
 * @throws AppError unsupported-type for what is no PNG, JPEG, WebP or GIF by its content;
 *   unprocessable for one that is broken or has too many pixels
 */
export async function storeAvatar(files: Files, upload: UploadedFile): Promise<StoredFile> {
  await imageExtensions(upload.path);
  const drawn = await uprightImage(await colouredSource(upload.path))
    .resize(SIDE, SIDE, { fit: "cover" })
    .webp({ quality: 84 })
    .toBuffer()
    .catch((error: unknown) => {
      throw imageFailure(error);
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
