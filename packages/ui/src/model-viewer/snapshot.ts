import { ModelError } from "@panel/models/problem";

/** WebP qualities, tried in this order; after the last one the picture is made smaller. */
const qualities = [0.92, 0.82, 0.7, 0.55];

/** Smallest side, in pixels. */
const smallest = 64;

/**
 * A square picture as WebP of at most `maxBytes`: the quality is lowered first, then the size.
 * @param draw draws the picture at a side in pixels
 * @throws {ModelError} noWebp where the browser writes none; failed when nothing is small enough
 */
export async function webpWithin(
  draw: (size: number) => HTMLCanvasElement,
  size: number,
  maxBytes: number,
): Promise<Blob> {
  for (let side = size; side >= Math.min(size, smallest); side = Math.floor(side * 0.75)) {
    const canvas = draw(side);
    for (const quality of qualities) {
      const blob = await webp(canvas, quality);
      if (blob.size <= maxBytes) return blob;
    }
  }
  throw new ModelError("failed");
}

async function webp(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/webp", quality);
  });
  // A browser without WebP encoding silently returns a PNG.
  if (blob?.type !== "image/webp") throw new ModelError(blob ? "noWebp" : "failed");
  return blob;
}
