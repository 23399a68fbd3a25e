/** Facts from a picture's header. */
export interface ImageHead {
  type:
    | "image/png"
    | "image/jpeg"
    | "image/webp"
    | "image/gif"
    | "image/bmp"
    | "image/x-tga"
    | "image/ktx2";
  width: number;
  height: number;
}

/**
 * Reads the size of a picture without decoding it, because a small file may decode to a picture that fills the memory.
 * Undefined for files that are no picture that browsers, three's TGALoader or `readKtx2` can read.
 * @param name identifies TGA, which has no signature
 */
export function imageHead(bytes: Uint8Array, name: string): ImageHead | undefined {
  if (bytes.length < 26) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = (place: number, text: string) =>
    Array.from(text).every((letter, index) => bytes[place + index] === letter.charCodeAt(0));
  if (mark(0, "\u0089PNG")) {
    return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (mark(0, "GIF8")) {
    return {
      type: "image/gif",
      width: view.getUint16(6, true),
      height: view.getUint16(8, true),
    };
  }
  if (mark(0, "BM")) {
    return {
      type: "image/bmp",
      width: Math.abs(view.getInt32(18, true)),
      height: Math.abs(view.getInt32(22, true)),
    };
  }
  if (mark(0, "\u00abKTX 20\u00bb") && bytes.length >= 28) {
    return {
      type: "image/ktx2",
      width: view.getUint32(20, true),
      height: view.getUint32(24, true),
    };
  }
  if (mark(0, "RIFF") && mark(8, "WEBP")) return webpHead(view, mark);
  if (mark(0, "\u00ff\u00d8")) return jpegHead(view);
  if (/\.tga$/i.test(name)) {
    return {
      type: "image/x-tga",
      width: view.getUint16(12, true),
      height: view.getUint16(14, true),
    };
  }
  return undefined;
}

function webpHead(view: DataView, mark: (place: number, text: string) => boolean) {
  if (view.byteLength < 30) return undefined;
  const sized = (width: number, height: number) => ({ type: "image/webp" as const, width, height });
  if (mark(12, "VP8X")) {
    const three = (place: number) =>
      view.getUint16(place, true) + view.getUint8(place + 2) * 0x10000 + 1;
    return sized(three(24), three(27));
  }
  if (mark(12, "VP8L")) {
    const bits = view.getUint32(21, true);
    return sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

/** Finds the first frame header; the segments before it declare their lengths. */
function jpegHead(view: DataView): ImageHead | undefined {
  let place = 2;
  while (place + 9 < view.byteLength && view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return {
        type: "image/jpeg",
        width: view.getUint16(place + 7),
        height: view.getUint16(place + 5),
      };
    }
    place += marker === 0xff ? 1 : 2 + view.getUint16(place + 2);
  }
  return undefined;
}
