/** A picture of roughness, which is green, of one whose opacity is gloss. */
export async function roughnessOf(picture: ImageBitmap, gloss: number): Promise<ImageBitmap> {
  const { width, height } = picture;
  const flat = new OffscreenCanvas(width, height).getContext("2d");
  if (!flat) throw new Error("The browser has no canvas");
  flat.drawImage(picture, 0, 0);
  picture.close();
  const pixels = flat.getImageData(0, 0, width, height);
  roughen(pixels.data, gloss);
  return createImageBitmap(pixels, { premultiplyAlpha: "none", colorSpaceConversion: "none" });
}

/** Writes roughness in place of red, green, blue and gloss. */
export function roughen(pixels: Uint8ClampedArray, gloss: number): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const roughness = 255 - (pixels[at + 3] ?? 0) * gloss;
    pixels.set([0, roughness, 0, 255], at);
  }
}
