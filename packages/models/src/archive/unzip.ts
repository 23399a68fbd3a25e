import { Inflate } from "fflate";
import { headBytes } from "./detect.ts";
import { ModelError } from "../problem.ts";
import type { ModelLimits } from "../types.ts";
import { type ZipEntry, zipDirectory } from "./zip-directory.ts";

/** Counts over an archive and all archives inside it. */
export interface UnzipTally {
  entries: number;
  bytes: number;
}

/** A file of an archive. One of many bytes is unpacked again each time that it is read in chunks, and kept only as `content`. */
export interface UnzippedFile {
  name: string;
  bytes: number;
  /** Its first bytes, by which its kind is detected. */
  head: Uint8Array;
  readonly content: Uint8Array<ArrayBuffer>;
  chunks(): Iterable<Uint8Array>;
}

type UnzipLimits = Pick<ModelLimits, "entries" | "unpackedBytes" | "ratio">;

/** The ratio is checked only above this many bytes, because short files may compress well. */
const ratioCountsFrom = 2 ** 20;

/** A file of more bytes is not kept unpacked until something needs all of it at once. */
const mostKept = 2 ** 24;

/** Bytes given to inflate at a time: they become at most about 2 MB, for which it takes up to three times as much for a moment. */
const step = 2048;

/**
 * After so many unpacked bytes what inflate has left behind is collected, where the program has been started with `--expose-gc`:
 * V8 itself lets some 60 MB of such arrays come together first.
 */
const collectedAfter = 2 ** 21;

/** What V8 gives such a program; the types of browsers do not know of it. */
const engine = globalThis as { gc?: (how: { type: "minor" }) => void };

/**
 * The files of an archive. Sizes are counted while unpacking, because the directory may be false.
 * @throws {ModelError} tooManyEntries, tooLarge, ratio, encrypted, unsafePath, broken or unsupported
 */
export function* unzip(
  archive: Uint8Array<ArrayBuffer>,
  limits: UnzipLimits,
  tally: UnzipTally,
): Generator<UnzippedFile> {
  const directory = zipDirectory(archive, (count) => {
    tally.entries += count;
    if (tally.entries > limits.entries) throw new ModelError("tooManyEntries");
  });
  const entries = [...directory];
  for (const entry of entries) checkName(entry.name);
  const files = entries.filter(({ name }) => !isOverhead(name));
  const locked = files.find((entry) => entry.encrypted);
  if (locked) throw new ModelError("encrypted", locked.name);
  for (const entry of files) {
    yield unpacked(archive, entry, limits, tally);
  }
}

/** True for folders and for files that operating systems add, such as __MACOSX. */
function isOverhead(name: string): boolean {
  return (
    /[/\\]$/.test(name) || /(?:^|[/\\])(?:__MACOSX|\.[^/\\]*|Thumbs\.db)(?:[/\\]|$)/.test(name)
  );
}

/** Refuses unsafe paths. Nothing is written to a disk here, but such a name means that the archive is hostile. */
function checkName(name: string): void {
  const parts = name.split(/[/\\]/);
  if (parts.includes("..") || parts[0] === "" || /^[a-z]:/i.test(name) || name.includes("\0")) {
    throw new ModelError("unsafePath", name);
  }
}

/** Unpacks a file once, which counts its bytes and shows whether they are whole. */
function unpacked(
  archive: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
  limits: UnzipLimits,
  tally: UnzipTally,
): UnzippedFile {
  const { name, start, packedBytes, claimedBytes, method } = entry;
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (start + 30 > view.byteLength || view.getUint32(start, true) !== 0x04034b50) {
    throw new ModelError("broken", name);
  }
  const body = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (body + packedBytes > view.byteLength) throw new ModelError("broken", name);
  const packed = archive.subarray(body, body + packedBytes);
  // 0 is stored, 8 is deflate; almost all programs write only these.
  if (method !== 0 && method !== 8) throw new ModelError("unsupported", `ZIP ${method}`);
  // A declared size beyond the limit is refused without unpacking.
  if (tally.bytes + claimedBytes > limits.unpackedBytes) throw new ModelError("tooLarge", name);
  const count = (bytes: number, ofEntry: number) => {
    tally.bytes += bytes;
    if (tally.bytes > limits.unpackedBytes) throw new ModelError("tooLarge", name);
    if (ofEntry > ratioCountsFrom && ofEntry > packedBytes * limits.ratio) {
      throw new ModelError("ratio", name);
    }
  };
  if (method === 0) {
    count(packedBytes, packedBytes);
    return fileOf(entry, packed.subarray(0, headBytes), () => [packed]);
  }
  const chunks = () => inflated(packed, entry);
  if (claimedBytes <= mostKept) {
    const all = joined(claimedBytes, chunks(), count);
    return fileOf(entry, all.subarray(0, headBytes), () => [all], all);
  }
  const head = joined(Math.min(claimedBytes, headBytes), chunks(), count);
  return fileOf(entry, head, chunks);
}

function fileOf(
  { name, claimedBytes, method, packedBytes }: ZipEntry,
  head: Uint8Array,
  chunks: () => Iterable<Uint8Array>,
  all?: Uint8Array<ArrayBuffer>,
): UnzippedFile {
  const bytes = method === 0 ? packedBytes : claimedBytes;
  let whole = all;
  return {
    name: name.replaceAll("\\", "/"),
    bytes,
    head,
    get content() {
      return (whole ??= joined(bytes, chunks()));
    },
    chunks: () => (whole ? [whole] : chunks()),
  };
}

/** The first bytes of a file, of which all chunks are read. Each goes to its place at once, so that there is no second copy of a large file. */
function joined(
  bytes: number,
  chunks: Iterable<Uint8Array>,
  count?: (bytes: number, ofEntry: number) => void,
): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bytes);
  let place = 0;
  for (const chunk of chunks) {
    count?.(chunk.length, place + chunk.length);
    if (place < bytes) all.set(chunk.subarray(0, bytes - place), place);
    place += chunk.length;
  }
  return all;
}

/** @throws {ModelError} broken where it does not have as many bytes as it claims */
function* inflated(
  packed: Uint8Array,
  { name, claimedBytes }: ZipEntry,
): Generator<Uint8Array, void, undefined> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  let collected = 0;
  let whole = false;
  const inflater = new Inflate((chunk, final) => {
    chunks.push(chunk);
    bytes += chunk.length;
    whole = final;
  });
  for (let place = 0; place < packed.length; place += step) {
    try {
      inflater.push(packed.subarray(place, place + step), place + step >= packed.length);
    } catch (error) {
      throw new ModelError("broken", name, { cause: error });
    }
    yield* chunks;
    chunks = [];
    if (bytes - collected < collectedAfter) continue;
    engine.gc?.({ type: "minor" });
    collected = bytes;
  }
  if (!whole || bytes !== claimedBytes) throw new ModelError("broken", name);
}
