import { bitmapOf } from "@panel/models/textures/textures";
import { type ConvertOptions, filesToUsdz, type Redraw } from "@panel/models/usdz/convert-files";

/** Quality of a JPEG in which nobody sees the difference. */
const quality = 0.92;

/** Draws a picture anew: as JPEG where nothing of it is see-through, which is a fraction of a PNG. */
const redraw: Redraw = async (picture, edge) => {
  const bitmap = await bitmapOf(picture, edge, false);
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const flat = canvas.getContext("2d", { willReadFrequently: true });
    if (!flat) throw new Error("No canvas could be made");
    flat.drawImage(bitmap, 0, 0);
    const { data } = flat.getImageData(0, 0, bitmap.width, bitmap.height);
    const type = isOpaque(data) ? "image/jpeg" : "image/png";
    const blob = await canvas.convertToBlob({ type, quality });
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type };
  } finally {
    bitmap.close();
  }
};

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false;
  return true;
}

/** A model's files as USDZ, in a worker of a browser. @throws {ModelError} */
export const usdzOf = (
  files: Parameters<typeof filesToUsdz>[0],
  options: Omit<ConvertOptions, "redraw">,
) => filesToUsdz(files, { ...options, redraw });
