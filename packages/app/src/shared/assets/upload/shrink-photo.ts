import { ADVISED_SIDE, ASSET_BYTES, ASSET_TYPE_CODE, IMAGE_PIXELS } from "@panel/domain/assets";

/** Width and height in pixels, before and after. */
export interface Shrunk {
  from: readonly [width: number, height: number];
  to: readonly [width: number, height: number];
}

/** Best first: a picture that is still too heavy is encoded anew. */
const QUALITIES = [0.92, 0.82, 0.7];

/** The size of a picture within the advised one; undefined where it may stay as it is. */
export function shrunkSize(
  width: number,
  height: number,
  bytes: number,
): readonly [number, number] | undefined {
  const heavy = bytes > ASSET_BYTES[ASSET_TYPE_CODE.image];
  if (!heavy && width * height <= IMAGE_PIXELS.atOnce) return undefined;
  const share = Math.min(1, ADVISED_SIDE / Math.max(width, height));
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
}

/**
 * Makes a photo that is too large as small as is advised, upright and in its own colours. A photo stays a JPEG; other
 * pictures become WebP, which keeps what is transparent.
 * @returns undefined where nothing has to be done, and for what the browser cannot read
 */
export async function shrinkPhoto(file: File): Promise<{ file: File; shrunk: Shrunk } | undefined> {
  // Of an animation only one picture would be left, and the server says so too.
  if (!/^image\/(?:jpeg|png|webp)$/.test(file.type)) return undefined;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => undefined,
  );
  if (!picture) return undefined;
  try {
    const { width, height } = picture;
    const to = shrunkSize(width, height, file.size);
    if (!to) return undefined;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = to;
    const flat = canvas.getContext("2d");
    if (!flat) return undefined;
    flat.imageSmoothingQuality = "high";
    flat.drawImage(picture, 0, 0, ...to);
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, type, quality);
      });
      if (blob?.type !== type) return undefined;
      if (blob.size > ASSET_BYTES[ASSET_TYPE_CODE.image]) continue;
      const name = type === file.type ? file.name : file.name.replace(/\.[^.]*$/, "") + ".webp";
      return { file: new File([blob], name, { type }), shrunk: { from: [width, height], to } };
    }
    return undefined;
  } finally {
    picture.close();
  }
}
