import type { PictureKind } from "@panel/domain/source-pictures";

const kinds: Partial<Record<PictureKind, (bytes: Uint8Array) => boolean>> = {
  gif: hasTwoFrames,
  webp: isMovingWebp,
  png: isMovingPng,
  avif: isSequence,
  heif: isSequence,
};

/** Whether a picture moves: of those that it has, the library keeps the first. */
export async function isMovingPicture(file: Blob, kind: PictureKind): Promise<boolean> {
  const isMoving = kinds[kind];
  return isMoving ? isMoving(new Uint8Array(await file.arrayBuffer())) : false;
}

/** Whether its first brand is one of sequences. */
function isSequence(bytes: Uint8Array): boolean {
  return /^(?:avis|msf1|hev[cx])$/.test(new TextDecoder("latin1").decode(bytes.subarray(8, 12)));
}

/** Whether it announces its animation, which it does before its first picture. */
function isMovingPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const chunk = new TextDecoder("latin1").decode(bytes.subarray(at + 4, at + 8));
    if (chunk === "acTL") return at + 12 <= bytes.length && view.getUint32(at + 8) > 1;
    if (chunk === "IDAT") return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}

/** The second flag of the extended header. */
function isMovingWebp(bytes: Uint8Array): boolean {
  const chunk = new TextDecoder("latin1").decode(bytes.subarray(12, 16));
  return chunk === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0;
}

function hasTwoFrames(bytes: Uint8Array): boolean {
  const tableBytes = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableBytes(bytes[10]);
  let frames = 0;
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      at += 11 + tableBytes(bytes[at + 9]);
    } else if (kind === 0x21) at += 2;
    else return false;
    // Data follow in blocks that begin with their length; one of none is the last.
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    at += 1;
  }
  return false;
}
