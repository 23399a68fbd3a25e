import { zlibSync } from "fflate";
import { codedToSrgb } from "./coded-colours.ts";
import { isProfile, type Colours } from "./heif-colours.ts";

type Rgba = Uint8ClampedArray<ArrayBuffer>;

/** A canvas of sRGB with the pixels of a picture whose colours may be others. */
export async function inSrgb(
  pixels: Rgba,
  width: number,
  height: number,
  colours: Colours | undefined,
): Promise<OffscreenCanvas> {
  const canvas = new OffscreenCanvas(width, height);
  const flat = canvas.getContext("2d");
  if (!flat) throw new Error("The browser has no canvas");
  if (colours instanceof Uint8Array) {
    // The browser itself knows how to read any profile, in a PNG that is made for it.
    const picture = await createImageBitmap(profiledPng(pixels, width, height, colours));
    flat.drawImage(picture, 0, 0);
    picture.close();
  } else {
    if (colours) codedToSrgb(pixels, colours);
    flat.putImageData(new ImageData(pixels, width, height), 0, 0);
  }
  return canvas;
}

/** A PNG with a profile, barely packed, since it is read at once. */
function profiledPng(pixels: Rgba, width: number, height: number, profile: Uint8Array): Blob {
  const isGray = isProfile(profile, "GRAY");
  const shown = isGray ? withoutColours(pixels) : pixels;
  const bytes = width * (isGray ? 2 : 4);
  const rows = new Uint8Array((bytes + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(shown.subarray(row * bytes, (row + 1) * bytes), row * (bytes + 1) + 1);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits of gray, or of red, green and blue, and of opacity
  head.set([8, isGray ? 4 : 6], 8);
  const named = new TextEncoder().encode("ICC\0\0");
  const packed = zlibSync(profile);
  const embedded = new Uint8Array(named.length + packed.length);
  embedded.set(named);
  embedded.set(packed, named.length);
  return new Blob(
    [
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      ...chunk("IHDR", head),
      ...chunk("iCCP", embedded),
      ...chunk("IDAT", zlibSync(rows, { level: 0 })),
      ...chunk("IEND", new Uint8Array()),
    ],
    { type: "image/png" },
  );
}

/** Gray and opacity alone. */
function withoutColours(pixels: Rgba): Rgba {
  const made = new Uint8ClampedArray(pixels.length / 2);
  for (let at = 0; at < made.length; at += 2) {
    made[at] = pixels[at * 2] ?? 0;
    made[at + 1] = pixels[at * 2 + 3] ?? 0;
  }
  return made;
}

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const named = new Uint8Array(content.length + 4);
  named.set(new TextEncoder().encode(name));
  named.set(content, 4);
  return [bigEndian(content.length), named, bigEndian(crc32(named))];
}

function bigEndian(value: number): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(4);
  new DataView(made.buffer).setUint32(0, value);
  return made;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of a PNG's chunks. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
