import {
  bmpSize,
  exrSize,
  gifSize,
  heifSize,
  jpegSize,
  type Mark,
  type PictureSize,
  radianceSize,
  tiffSize,
  webpSize,
} from "./picture-heads.ts";

/** What browsers, three's TGALoader or `readKtx2` can read. */
const shownTypes = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/bmp",
  "image/x-tga",
  "image/ktx2",
] as const;
/** What other programs may read: it is counted, and not shown. */
const otherTypes = [
  "image/avif",
  "image/tiff",
  "image/vnd.ms-dds",
  "image/ktx",
  "image/vnd.radiance",
  "image/x-exr",
  "image/vnd.adobe.photoshop",
] as const;

export type ShownType = (typeof shownTypes)[number];

/** Facts from a picture's header. */
export interface ImageHead {
  type: ShownType | (typeof otherTypes)[number];
  width: number;
  height: number;
  /** Pictures of that size that it holds as layers or faces. */
  layers: number;
  /** Bytes that a pixel takes on a graphics chip. */
  bytesPerPixel: number;
}

export const isShown = (head: ImageHead): head is ImageHead & { type: ShownType } =>
  shownTypes.some((type) => type === head.type);

/** Bytes in which the texts of a header are looked for. */
const headBytes = 65_536;

/**
 * Reads the size of a picture without decoding it, because a small file may decode to a picture that fills the memory.
 * Undefined for files of an unknown kind, and for headers that were cut short or declare no pixels.
 * @param name identifies TGA, which has no signature
 */
export function imageHead(bytes: Uint8Array, name: string): ImageHead | undefined {
  if (bytes.length < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark: Mark = (place, text) =>
    Array.from(text).every((letter, index) => bytes[place + index] === letter.charCodeAt(0));
  const text = () => new TextDecoder("latin1").decode(bytes.subarray(0, headBytes));
  try {
    const head = headOf(view, mark, text, name);
    // A KTX2 that declares no pixels is told by its reader to be damaged.
    const isSized = head && (head.type === "image/ktx2" || (head.width > 0 && head.height > 0));
    return isSized ? head : undefined;
  } catch (error) {
    // The view throws it for a place behind the end of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function headOf(
  view: DataView,
  mark: Mark,
  text: () => string,
  name: string,
): ImageHead | undefined {
  const head = (
    type: ImageHead["type"],
    size: PictureSize | undefined,
    more: Partial<ImageHead> = {},
  ): ImageHead | undefined => size && { layers: 1, bytesPerPixel: 4, ...size, type, ...more };
  const word = (place: number) => view.getUint32(place, true);

  if (mark(0, "\u0089PNG\r\n\u001a\n")) {
    if (!mark(12, "IHDR")) return undefined;
    return head("image/png", { width: view.getUint32(16), height: view.getUint32(20) });
  }
  if (mark(0, "GIF8")) return head("image/gif", gifSize(view));
  if (mark(0, "BM")) return head("image/bmp", bmpSize(view));
  if (mark(0, "\u00abKTX 20\u00bb")) {
    const layers = Math.max(1, word(28)) * Math.max(1, word(32)) * Math.max(1, word(36));
    const size = { width: word(20), height: Math.max(1, word(24)) };
    // Without a format of its own it is one that stays packed.
    return head("image/ktx2", size, { layers, ...(word(12) === 0 ? { bytesPerPixel: 1 } : {}) });
  }
  if (mark(0, "\u00abKTX 11\u00bb")) {
    const little = word(12) === 0x04030201;
    const size = { width: view.getUint32(36, little), height: view.getUint32(40, little) };
    return head("image/ktx", size, { layers: Math.max(1, view.getUint32(52, little)) });
  }
  if (mark(0, "RIFF") && mark(8, "WEBP")) return head("image/webp", webpSize(view, mark));
  if (mark(0, "\u00ff\u00d8")) return head("image/jpeg", jpegSize(view));
  if (mark(0, "DDS ")) {
    const faces = word(112) & 0x200 ? 6 : 1;
    const layers = mark(84, "DX10") ? Math.max(1, word(140)) : 1;
    const size = { width: word(16), height: word(12) };
    // Phones do not read its blocks, so that it is unpacked.
    return head("image/vnd.ms-dds", size, { layers: layers * faces });
  }
  if (["II\u002a\0", "II\u002b\0", "MM\0\u002a", "MM\0\u002b"].some((start) => mark(0, start))) {
    return head("image/tiff", tiffSize(view));
  }
  if (mark(0, "\u0076\u002f\u0031\u0001")) {
    return head("image/x-exr", exrSize(view, text()), { bytesPerPixel: 8 });
  }
  if (mark(0, "#?")) {
    return head("image/vnd.radiance", radianceSize(text()), { bytesPerPixel: 8 });
  }
  if (mark(0, "8BPS")) {
    const size = { width: view.getUint32(18), height: view.getUint32(14) };
    return head("image/vnd.adobe.photoshop", size);
  }
  if (mark(4, "ftyp")) return head("image/avif", heifSize(view, text()));
  if (/\.tga$/i.test(name)) {
    const size = { width: view.getUint16(12, true), height: view.getUint16(14, true) };
    return head("image/x-tga", size);
  }
  return undefined;
}
