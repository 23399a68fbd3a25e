import { decodeQR } from "qr/decode.js";

/** What a picture is read from. */
export type Picture = Pick<ImageData, "data" | "width" | "height">;

/** For each picture (ms), beside what must be tried. */
const TIME = 120;

/** What the code in a picture says, also in a mirrored one, as some cameras give it; undefined where none is read. */
export const readPicture = (picture: Picture): string | undefined =>
  decoded(picture) ?? decoded(mirrored(picture));

function decoded(picture: Picture): string | undefined {
  try {
    return decodeQR(picture, { timeLimit: TIME }) || undefined;
  } catch {
    // It throws for every picture without a code.
    return undefined;
  }
}

/** The lines of a picture from right to left. */
function mirrored({ data, width, height }: Picture): Picture {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const turned = new Uint32Array(from.length);
  for (let start = 0; start < from.length; start += width) {
    turned.set(from.subarray(start, start + width).toReversed(), start);
  }
  return { data: new Uint8ClampedArray(turned.buffer), width, height };
}
