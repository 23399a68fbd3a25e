/** Data in a USDZ begin at a multiple of this many bytes, so that they can be mapped into memory as they are. */
const alignment = 64;

/** Bytes of the fixed parts of a ZIP: a file's header, its entry in the directory, the end. */
const headBytes = 30;
const entryBytes = 46;
const endBytes = 22;

/** 1980-01-01, the first date of a ZIP: the same model gives the same bytes at any time. */
const firstDate = 0x21;

/** A field of zeros that moves data to their place; readers skip what they do not know. */
const fillerId = 0x1986;
const fillerHead = 4;

export interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * A ZIP as USDZ demands it: nothing compressed, everything aligned, the scene first.
 * @param files with names of plain ASCII
 */
export function storedArchive(files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  let offset = 0;
  const placed = files.map(({ name, bytes }) => {
    const path = encoder.encode(name);
    const bare = (offset + headBytes + path.length) % alignment;
    let filler = bare === 0 ? 0 : alignment - bare;
    if (filler > 0 && filler < fillerHead) filler += alignment;
    const file = { path, bytes, filler, sum: crc32(bytes), start: offset };
    offset += headBytes + path.length + filler + bytes.length;
    return file;
  });
  const directory = offset;
  const listed = placed.reduce((sum, { path }) => sum + entryBytes + path.length, 0);
  const archive = new Uint8Array(directory + listed + endBytes);
  const view = new DataView(archive.buffer);
  /** The fields that a file's header and its entry share. */
  const describe = (at: number, { path, bytes, sum }: (typeof placed)[number], extra: number) => {
    view.setUint16(at, 20, true);
    view.setUint16(at + 8, firstDate, true);
    view.setUint32(at + 10, sum, true);
    view.setUint32(at + 14, bytes.length, true);
    view.setUint32(at + 18, bytes.length, true);
    view.setUint16(at + 22, path.length, true);
    view.setUint16(at + 24, extra, true);
  };
  let entry = directory;
  for (const file of placed) {
    const { path, bytes, filler, start } = file;
    view.setUint32(start, 0x04034b50, true);
    describe(start + 4, file, filler);
    archive.set(path, start + headBytes);
    if (filler > 0) {
      const extra = start + headBytes + path.length;
      view.setUint16(extra, fillerId, true);
      view.setUint16(extra + 2, filler - fillerHead, true);
    }
    archive.set(bytes, start + headBytes + path.length + filler);
    view.setUint32(entry, 0x02014b50, true);
    view.setUint16(entry + 4, 20, true);
    describe(entry + 6, file, 0);
    view.setUint32(entry + 42, start, true);
    archive.set(path, entry + entryBytes);
    entry += entryBytes + path.length;
  }
  view.setUint32(entry, 0x06054b50, true);
  view.setUint16(entry + 8, files.length, true);
  view.setUint16(entry + 10, files.length, true);
  view.setUint32(entry + 12, listed, true);
  view.setUint32(entry + 16, directory, true);
  return archive;
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The checksum of ZIP and PNG. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}
