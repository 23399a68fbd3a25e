/** Whether a file is a GIF or WebP of several pictures, of which the library keeps the first. */
export async function isMovingPicture(file: File): Promise<boolean> {
  if (!/^image\/(?:gif|webp)$/.test(file.type)) return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return file.type === "image/gif" ? hasTwoFrames(bytes) : isMovingWebp(bytes);
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
