import { decodeQR } from "qr/decode.js";

/** The worker's answer to a picture; undefined where it has no code. */
export type CodeAnswer = string | undefined;

addEventListener("message", ({ data }: MessageEvent<ImageData>) => {
  postMessage((read(data) ?? read(mirrored(data))) satisfies CodeAnswer);
});

function read(picture: ImageData): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    // It throws for every picture without a code.
    return undefined;
  }
}

/** Some cameras give mirrored pictures, whose codes cannot be read. */
function mirrored({ data, width, height }: ImageData): ImageData {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(from.length);
  for (let row = 0; row < from.length; row += width) {
    for (let x = 0; x < width; x++) to[row + x] = from[row + width - 1 - x] ?? 0;
  }
  return new ImageData(new Uint8ClampedArray(to.buffer), width, height);
}
