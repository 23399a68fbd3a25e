import { stat } from "node:fs/promises";
import type { OutputInfo, Sharp } from "sharp";
import { IMAGE_PIXELS } from "@panel/domain/assets";
import { AppError } from "../app-error.ts";
import { colouredSource } from "./png-colours.ts";
import { imageFailure, uprightImage } from "./read-image.ts";

/** Longest side of a picture as phones show it, in pixels. */
const LONGEST = 2048;
/** The least quality at which a photo still shows what it was taken for. */
const COARSEST = 50;
/** Side of an app's icon in pixels: what browsers ask for. */
const ICON = 512;
/** Longest sides of the pictures in lists and previews. */
const SMALL = 320;
const LARGE = 1024;

/** The names of the files in lists and previews that were drawn. */
export interface ListPictures {
  large: string;
  small: string;
}

/** The names of all files that were drawn. */
export interface Pictures extends ListPictures {
  full: string;
  width: number;
  height: number;
}

/**
 * Draws an image anew as WebP in three sizes, beside it on disk; transparency stays. Metadata is
 * dropped.
 * @throws AppError unprocessable for an image that is broken, cut short or has too many pixels
 */
export async function drawPictures(path: string): Promise<Pictures> {
  const full = `${path}.full`;
  const original = uprightImage(await colouredSource(path), await maxPixels(path));
  const { width, height } = await draw(original, { side: LONGEST, quality: 90 }, full);
  return { full, width, height, ...(await drawListed(path, uprightImage(full))) };
}

/**
 * Draws a photo anew as WebP of no more bytes than it has, beside it on disk. What a phone has packed well gets larger where
 * it is drawn as finely as any: first it is drawn coarser, then smaller.
 * @returns the name of the file
 * @throws AppError as `drawPictures`
 */
export async function drawPhoto(path: string): Promise<string> {
  const target = `${path}.full`;
  const pixels = await maxPixels(path);
  const source = await colouredSource(path);
  const { size: most } = await stat(path);
  let [side, quality] = [LONGEST, 90];
  for (;;) {
    const drawn = await draw(uprightImage(source, pixels), { side, quality }, target);
    if (drawn.size <= most || side < SMALL) return target;
    if (quality > COARSEST) quality -= 20;
    else side = Math.floor(Math.max(drawn.width, drawn.height) * 0.7);
  }
}

/**
 * Draws only the two sizes of lists and previews, which takes a decoder less memory.
 * @throws AppError as `drawPictures`
 */
export async function drawListPictures(path: string): Promise<ListPictures> {
  return drawListed(path, uprightImage(await colouredSource(path), await maxPixels(path)));
}

/**
 * Draws the middle of a picture as the square PNG that browsers take for the icon of an app, beside it on disk.
 * @returns the name of the file
 * @throws AppError unprocessable for a picture that is broken
 */
export async function drawIcon(path: string): Promise<string> {
  const target = `${path}.full`;
  await uprightImage(path)
    .resize(ICON, ICON, { fit: "cover" })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(target)
    .catch((error: unknown) => {
      throw imageFailure(error);
    });
  return target;
}

/** Each from the one before: the large original is decoded once. */
async function drawListed(path: string, image: Sharp): Promise<ListPictures> {
  const [large, small] = [`${path}.large`, `${path}.small`];
  await draw(image, { side: LARGE, quality: 82 }, large);
  await draw(uprightImage(large), { side: SMALL, quality: 80 }, small);
  return { large, small };
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
