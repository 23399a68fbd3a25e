import type { OutputInfo, Sharp } from "sharp";
import { IMAGE_PIXELS } from "@panel/domain/assets";
import { AppError } from "../app-error.ts";
import { imageFailure, uprightImage } from "./read-image.ts";

/** Longest side of a picture as phones show it, in pixels. */
const LONGEST = 2048;
/** Longest sides of the pictures in lists and previews. */
const SMALL = 320;
const LARGE = 1024;

/** The names of files that were drawn. */
export interface Pictures {
  full: string;
  large: string;
  small: string;
  width: number;
  height: number;
}

/**
 * Draws an image anew as WebP in three sizes, beside it on disk; transparency stays. Metadata is
 * dropped.
 * @throws AppError unprocessable for an image that is broken, cut short or has too many pixels
 */
export async function drawPictures(path: string): Promise<Pictures> {
  const [full, large, small] = [`${path}.full`, `${path}.large`, `${path}.small`];
  const { width, height } = await draw(
    uprightImage(path, await maxPixels(path)),
    { side: LONGEST, quality: 90 },
    full,
  );
  // Each from the one before: the large original is decoded once.
  await draw(uprightImage(full), { side: LARGE, quality: 82 }, large);
  await draw(uprightImage(large), { side: SMALL, quality: 80 }, small);
  return { full, large, small, width, height };
}

async function maxPixels(path: string): Promise<number> {
  const { format, isProgressive, width, height } = await uprightImage(path, Number.MAX_SAFE_INTEGER)
    .metadata()
    .catch((error: unknown) => {
      throw imageFailure(error);
    });
  const streams = (format === "jpeg" || format === "png") && !isProgressive;
  // A small file can hold a huge picture, and some decoders need the whole of it in memory.
  const most = streams ? IMAGE_PIXELS.byLine : IMAGE_PIXELS.atOnce;
  if (width * height > most) {
    throw new AppError("unprocessable", "ERRORS.imagePixels", "The image has too many pixels");
  }
  return most;
}

async function draw(
  image: Sharp,
  { side, quality }: { side: number; quality: number },
  target: string,
): Promise<OutputInfo> {
  return image
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toFile(target)
    .catch((error: unknown) => {
      throw imageFailure(error);
    });
}
