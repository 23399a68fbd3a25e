import { decodeQR } from "qr/decode.js";
import type { Frame } from "./frame-reader.ts";

/** For each picture (ms), beside what must be tried. */
const TIME = 120;

/** What the code in a picture says, also in a mirrored one, as some cameras give it; undefined where none is read. */
export function readFrame({ pixels, width, height }: Frame): string | undefined {
  return decoded(pixels, width, height) ?? decoded(mirrored(pixels, width), width, height);
}

function decoded(data: Uint8ClampedArray, width: number, height: number): string | undefined {
  try {
    return decodeQR({ data, width, height }, { timeLimit: TIME }) || undefined;
  } catch {
    // It tells so that there is no code.
    return undefined;
  }
}

/** The lines of a picture from right to left. */
function mirrored(pixels: Uint8ClampedArray<ArrayBuffer>, width: number): Uint8ClampedArray {
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const turned = new Uint32Array(from.length);
  for (let start = 0; start < from.length; start += width) {
    turned.set(from.subarray(start, start + width).toReversed(), start);
  }
  return new Uint8ClampedArray(turned.buffer);
}
