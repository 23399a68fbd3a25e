/** A square cut out of a picture, in its own px. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

/** The square of a picture that a frame shows; `x` and `y` are the picture's middle relative to the frame's, in px. */
export function squareOf(
  picture: { width: number; height: number },
  view: { scale: number; x: number; y: number },
  frameSide: number,
): Square {
  const side = Math.min(frameSide / view.scale, picture.width, picture.height);
  const within = (start: number, length: number) => Math.min(Math.max(0, start), length - side);
  return {
    left: within(picture.width / 2 - view.x / view.scale - side / 2, picture.width),
    top: within(picture.height / 2 - view.y / view.scale - side / 2, picture.height),
    side,
  };
}

/** Largest side of the output, in px: avatars are never shown larger. */
const largestSide = 512;
const qualities = [0.9, 0.8, 0.7, 0.55, 0.4];

function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

/**
 * The square as a file: WebP, or JPEG where the browser cannot write WebP. Where the file exceeds `maxBytes`,
 * the quality is lowered first, then the size. Rejects when nothing fits.
 */
export async function croppedFile(
  image: CanvasImageSource,
  { left, top, side }: Square,
  name: string,
  maxBytes: number,
): Promise<File> {
  for (
    let size = Math.min(largestSide, Math.round(side));
    size >= 16;
    size = Math.round(size / 2)
  ) {
    const canvas = document.createElement("canvas");
    canvas.width = size;
    canvas.height = size;
    canvas.getContext("2d")?.drawImage(image, left, top, side, side, 0, 0, size, size);
    for (const quality of qualities) {
      let blob = await encoded(canvas, "image/webp", quality);
      if (blob?.type !== "image/webp") blob = await encoded(canvas, "image/jpeg", quality);
      if (!blob || blob.size > maxBytes) continue;
      const ending = blob.type === "image/webp" ? "webp" : "jpg";
      return new File([blob], `${name.replace(/\.\w+$/, "")}.${ending}`, { type: blob.type });
    }
  }
  throw new RangeError(`No picture fits into ${maxBytes} bytes`);
}
