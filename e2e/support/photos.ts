import sharp from "sharp";
import type { MadeFile } from "./asset-files.ts";

/** Colours of a photo's two halves as they are seen, in sRGB. */
export const PHOTO_COLOURS = { top: [220, 80, 40], bottom: [60, 150, 90] } as const;

const plane = (width: number, height: number, [r, g, b]: readonly [number, number, number]) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } });

/**
 * A JPEG of 12 megapixels as phones take it upright: it lies on its side, which its EXIF data tells, and its numbers are
 * those of Display P3.
 */
export async function sidewaysPhoto(name: string): Promise<MadeFile> {
  const [width, height] = [4000, 3000];
  const half = await plane(width / 2, height, PHOTO_COLOURS.bottom)
    .png()
    .toBuffer();
  const buffer = await plane(width, height, PHOTO_COLOURS.top)
    .composite([{ input: half, left: width / 2, top: 0 }])
    .withIccProfile("p3")
    .withMetadata({ orientation: 6, icc: "p3" })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** A PNG of 12 megapixels whose left half is transparent. */
export async function halfClearPng(name: string): Promise<MadeFile> {
  const [width, height] = [4000, 3000];
  const half = await plane(width / 2, height, PHOTO_COLOURS.top)
    .png()
    .toBuffer();
  const buffer = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

/** A WebP of 9 megapixels that shows two pictures in turn. */
export async function movingWebp(name: string): Promise<MadeFile> {
  const pictures = await Promise.all(
    Object.values(PHOTO_COLOURS).map((colour) => plane(3000, 3000, colour).png().toBuffer()),
  );
  const buffer = await sharp(pictures, { join: { animated: true } })
    .webp({ delay: [200, 200], effort: 0 })
    .toBuffer();
  return { name, mimeType: "image/webp", buffer };
}
