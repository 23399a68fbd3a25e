import { ASSET_BYTES, ASSET_TYPE_CODE } from "@panel/domain/assets";
import { PICTURE_KINDS, type PictureKind } from "@panel/domain/source-pictures";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** Best first: a picture that is still too heavy is encoded anew. */
const QUALITIES = [0.92, 0.82, 0.7];
/** By how much a picture shrinks that is too heavy in every quality. */
const STEP = 0.75;

/**
 * A drawn picture as a file that the library takes, and its size, which is smaller where nothing else helps.
 * @param most bytes that the file may have
 */
export async function encodePicture(
  canvas: OffscreenCanvas,
  kind: PictureKind,
  most: number = ASSET_BYTES[ASSET_TYPE_CODE.image],
): Promise<{ blob: Blob; width: number; height: number }> {
  const types = typesFor(kind, kind !== "jpeg" && isTransparent(canvas));
  let drawn: OffscreenCanvas | undefined = canvas;
  while (drawn) {
    const blob = await encodedWithin(drawn, types, most);
    if (blob) return { blob, width: drawn.width, height: drawn.height };
    drawn = drawn.width > 16 ? smaller(drawn) : undefined;
  }
  throw new UnreadablePicture("memory", { found: 1 });
}

async function encodedWithin(
  canvas: OffscreenCanvas,
  types: readonly string[],
  most: number,
): Promise<Blob | undefined> {
  for (const type of types) {
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type, quality });
      // Not every browser writes WebP: it makes a PNG instead.
      if (blob.type !== type) break;
      if (blob.size <= most) return blob;
      if (type === "image/png") break;
    }
  }
  return undefined;
}

function typesFor(kind: PictureKind, transparent: boolean): readonly string[] {
  if (transparent) return ["image/webp", "image/png"];
  return PICTURE_KINDS[kind].photo ? ["image/jpeg"] : ["image/webp", "image/jpeg"];
}

function isTransparent(canvas: OffscreenCanvas): boolean {
  const { data } = drawing(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function smaller(canvas: OffscreenCanvas): OffscreenCanvas {
  const made = new OffscreenCanvas(
    Math.round(canvas.width * STEP),
    Math.max(1, Math.round(canvas.height * STEP)),
  );
  const flat = drawing(made);
  flat.imageSmoothingQuality = "high";
  flat.drawImage(canvas, 0, 0, made.width, made.height);
  return made;
}

export function drawing(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const flat = canvas.getContext("2d");
  if (!flat) throw new Error("The browser has no canvas");
  return flat;
}
