/** Width and height in pixels, as a header declares them. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Whether a text stands at a place, each letter one byte. */
export type Mark = (place: number, text: string) => boolean;

const larger = (a: PictureSize | undefined, b: PictureSize): PictureSize =>
  a && a.width * a.height > b.width * b.height ? a : b;

export function webpSize(view: DataView, mark: Mark): PictureSize {
  if (mark(12, "VP8X")) {
    const three = (place: number) =>
      view.getUint16(place, true) + view.getUint8(place + 2) * 0x10000 + 1;
    return { width: three(24), height: three(27) };
  }
  if (mark(12, "VP8L")) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}

/** Finds the first frame header; the segments before it declare their lengths. */
export function jpegSize(view: DataView): PictureSize | undefined {
  let place = 2;
  while (place + 9 < view.byteLength && view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    place += marker === 0xff ? 1 : 2 + view.getUint16(place + 2);
  }
  return undefined;
}

/** The larger of the screen and the first picture, which may reach beyond it. */
export function gifSize(view: DataView): PictureSize {
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const flags = view.getUint8(10);
  let place = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  // Extensions: a label, then blocks that declare their lengths.
  while (place + 9 < view.byteLength && view.getUint8(place) === 0x21) {
    place += 2;
    while (place < view.byteLength && view.getUint8(place) > 0) place += 1 + view.getUint8(place);
    place += 1;
  }
  if (place + 9 > view.byteLength || view.getUint8(place) !== 0x2c) return screen;
  return larger(screen, {
    width: view.getUint16(place + 1, true) + view.getUint16(place + 5, true),
    height: view.getUint16(place + 3, true) + view.getUint16(place + 7, true),
  });
}

/** @returns the first picture's size; the oldest header has shorter numbers */
export function bmpSize(view: DataView): PictureSize {
  if (view.getUint32(14, true) === 12) {
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  }
  return {
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
  };
}

/** Reads the tags of the first directory, in either byte order. */
export function tiffSize(view: DataView): PictureSize | undefined {
  const little = view.getUint8(0) === 0x49;
  const isBig = view.getUint16(2, little) === 43;
  const long = (place: number) => Number(view.getBigUint64(place, little));
  const start = isBig ? long(8) : view.getUint32(4, little);
  const count = isBig ? long(start) : view.getUint16(start, little);
  const entry = isBig ? 20 : 12;
  const found: Partial<PictureSize> = {};
  for (let index = 0; index < Math.min(count, 4096); index += 1) {
    const place = start + (isBig ? 8 : 2) + index * entry;
    const tag = view.getUint16(place, little);
    if (tag !== 256 && tag !== 257) continue;
    const at = place + (isBig ? 12 : 8);
    const type = view.getUint16(place + 2, little);
    const value =
      type === 3 ? view.getUint16(at, little) : type === 16 ? long(at) : view.getUint32(at, little);
    found[tag === 256 ? "width" : "height"] = value;
  }
  const { width, height } = found;
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** The window of the pixels, an attribute of the header. */
export function exrSize(view: DataView, text: string): PictureSize | undefined {
  const name = "dataWindow\0box2i\0";
  const found = text.indexOf(name);
  if (found < 0) return undefined;
  const [left, top, right, bottom] = [4, 8, 12, 16].map((offset) =>
    view.getInt32(found + name.length + offset, true),
  ) as [number, number, number, number];
  return { width: right - left + 1, height: bottom - top + 1 };
}

/** A line of text that says which way the rows run. */
export function radianceSize(text: string): PictureSize | undefined {
  const [, first, rows, , columns] =
    /\n[+-]([XY]) (\d{1,9}) [+-]([XY]) (\d{1,9})\n/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const sides = [Number(rows), Number(columns)] as const;
  return first === "Y"
    ? { width: sides[1], height: sides[0] }
    : { width: sides[0], height: sides[1] };
}

/** The largest of the pictures that an AVIF or HEIF declares: tiles and thumbnails are among them. */
export function heifSize(view: DataView, text: string): PictureSize | undefined {
  let size: PictureSize | undefined;
  for (let at = text.indexOf("ispe"); at >= 0; at = text.indexOf("ispe", at + 4)) {
    if (at + 16 > view.byteLength) break;
    size = larger(size, { width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
  }
  return size;
}
