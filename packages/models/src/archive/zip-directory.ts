import { ModelError } from "../problem.ts";

/** An entry as the archive's directory declares it, which may be false. */
export interface ZipEntry {
  name: string;
  encrypted: boolean;
  method: number;
  packedBytes: number;
  claimedBytes: number;
  /** Offset of its local header. */
  start: number;
}

/** What a number of 16 or 32 bits says where the real one stands elsewhere, with 64 bits. */
const elsewhere = { short: 0xffff, long: 0xffffffff };

const signatures = {
  entry: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
};

const endBytes = 22;
const locatorBytes = 20;
const end64Bytes = 56;
const entryBytes = 46;
/** The extra field of an entry whose numbers have 64 bits. */
const zip64Field = 1;

/**
 * The directory of an archive, also of a ZIP64.
 * @param count called with the number of entries, before any is read
 * @throws {ModelError} broken where a number leads out of the archive or contradicts another
 */
export function* zipDirectory(
  archive: Uint8Array,
  count: (entries: number) => void,
): Generator<ZipEntry> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(view);
  count(end.entries);
  let place = end.directory;
  for (let index = 0; index < end.entries; index += 1) {
    if (place + entryBytes > view.byteLength || word(view, place) !== signatures.entry) {
      throw new ModelError("broken");
    }
    const nameBytes = view.getUint16(place + 28, true);
    const extraBytes = view.getUint16(place + 30, true);
    const next = place + entryBytes + nameBytes + extraBytes + view.getUint16(place + 32, true);
    if (next > view.byteLength) throw new ModelError("broken");
    const flags = view.getUint16(place + 8, true);
    const nameAt = place + entryBytes;
    const name = new TextDecoder(flags & 0x800 ? "utf-8" : "latin1").decode(
      archive.subarray(nameAt, nameAt + nameBytes),
    );
    const long = longNumbers(view, nameAt + nameBytes, extraBytes, name);
    // In this order the extra field has those that it has.
    const claimedBytes = long(word(view, place + 24));
    const packedBytes = long(word(view, place + 20));
    const start = long(word(view, place + 42));
    const method = view.getUint16(place + 10, true);
    yield { name, encrypted: (flags & 0x41) !== 0, method, packedBytes, claimedBytes, start };
    place = next;
  }
}

const word = (view: DataView, place: number) => view.getUint32(place, true);
const longWord = (view: DataView, place: number) => Number(view.getBigUint64(place, true));

/** Where the directory begins, and how many entries it has. */
function endOf(view: DataView): { directory: number; entries: number } {
  const place = endPlace(view);
  const entries = view.getUint16(place + 10, true);
  const directory = word(view, place + 16);
  const locator = place - locatorBytes;
  if (locator < 0 || word(view, locator) !== signatures.locator64) return { directory, entries };
  const at = longWord(view, locator + 8);
  if (at + end64Bytes > locator || word(view, at) !== signatures.end64) {
    throw new ModelError("broken");
  }
  const end = { directory: longWord(view, at + 48), entries: longWord(view, at + 32) };
  const agrees =
    (entries === elsewhere.short || entries === end.entries) &&
    (directory === elsewhere.long || directory === end.directory);
  if (!agrees) throw new ModelError("broken");
  return end;
}

/** Finds the end record of the directory, which may be followed by a comment of at most 64 kB. */
function endPlace(view: DataView): number {
  const last = view.byteLength - endBytes;
  for (let place = last; place >= Math.max(0, last - 0xffff); place -= 1) {
    if (word(view, place) === signatures.end) return place;
  }
  throw new ModelError("broken");
}

/** Gives each number, or the next of those with 64 bits in its place. */
function longNumbers(
  view: DataView,
  start: number,
  bytes: number,
  name: string,
): (short: number) => number {
  const end = start + bytes;
  let [place, fieldEnd] = [0, 0];
  for (let at = start; at + 4 <= end;) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === zip64Field) {
      [place, fieldEnd] = [at + 4, Math.min(end, at + 4 + length)];
      break;
    }
    at += 4 + length;
  }
  return (short) => {
    if (short !== elsewhere.long) return short;
    if (place + 8 > fieldEnd) throw new ModelError("broken", name);
    place += 8;
    return longWord(view, place - 8);
  };
}
