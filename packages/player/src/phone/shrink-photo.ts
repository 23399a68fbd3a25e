/** A photo that the server takes. */
const BYTES_MAX = 2_000_000;
/** Along the longer side, in pixels, from the first try to the last. */
const SIDES = [1600, 1200, 800] as const;

/**
 * A photo drawn anew as JPEG, small enough to be sent, without what cameras write into files.
 * @throws Error if the browser cannot read it
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    for (const side of SIDES) {
      const drawn = await drawnAt(picture, side);
      if (drawn.size <= BYTES_MAX) return drawn;
    }
  } finally {
    picture.close();
  }
  throw new Error("The photo does not get small enough");
}

async function drawnAt(picture: ImageBitmap, side: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo cannot be drawn"))),
      "image/jpeg",
      0.82,
    );
  });
}
