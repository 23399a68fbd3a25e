import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { extensionOf } from "@panel/domain/assets";
import { AppError } from "../app-error.ts";
import { isArchive, TELLING } from "./archive-formats.ts";
import { endsLikeZip, ZIP_TAIL } from "./polyglot-check.ts";
import { unusable } from "./refusals.ts";
import { isScene, SCENE_FORMATS, type SceneFormat } from "./scene-formats.ts";
import { checkNames, isFolder, refuseEntry } from "./zip-entries.ts";

/** Limits of the work and space that unpacking an archive may take. */
const MAX_ENTRIES = 1000;
const MAX_BYTES = 128 * 1024 * 1024;
/** Most unpacked bytes for each packed one; only checked above a minimum size. */
const MAX_RATIO = 100;
const RATIO_FROM = 4 * 1024 * 1024;

export interface InspectedZip {
  /** Name of the model that is shown. */
  modelFile: string;
  /** Files, folders not counted. */
  entries: number;
}

interface Found {
  entry: Entry;
  name: string;
}

/**
 * Reads an archive from its first to its last byte without unpacking it anywhere, and finds its model.
 * @throws AppError unprocessable naming what is wrong with it
 */
export async function inspectZip(path: string): Promise<InspectedZip> {
  let zip: ZipFile | undefined;
  try {
    const options = { autoClose: false, lazyEntries: true, decodeStrings: false } as const;
    zip = await yauzl.openPromise(path, options);
    return await inspect(zip, path);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") throw error;
    if (/encryption/.test(message)) throw encrypted();
    throw unusable("ASSET_ERRORS.zipBroken", "The archive is broken or cut short");
  } finally {
    zip?.close();
  }
}

const encrypted = (name?: string) =>
  unusable("ASSET_ERRORS.zipEncrypted", "The archive has a password", name);

async function inspect(zip: ZipFile, path: string): Promise<InspectedZip> {
  if (zip.entryCount > MAX_ENTRIES) throw tooMany();
  const found = await listEntries(zip);
  checkNames(found.map(({ name }) => name));
  const files = found.filter(({ name }) => !isFolder(name));
  const full = found.find(({ entry, name }) => isFolder(name) && entry.uncompressedSize > 0);
  if (full) throw lying(full.name);
  checkSizes(files, (await stat(path)).size);
  for (const file of files) await readThrough(zip, file);
  const model = modelOf(files);
  if (!model) throw unusable("ASSET_ERRORS.zipNoModel", "The archive holds no model");
  await checkScene(zip, model, `${path}.scene`);
  return { modelFile: model.name.slice(0, 300), entries: files.length };
}

const tooMany = () => unusable("ASSET_ERRORS.zipTooMany", "The archive has too many files");

async function listEntries(zip: ZipFile): Promise<Found[]> {
  const found: Found[] = [];
  for await (const entry of zip.eachEntry()) {
    if (found.length === MAX_ENTRIES) throw tooMany();
    const name = nameOf(entry, entry.extraFields);
    if (entry.isEncrypted()) throw encrypted(name);
    // Some programs read only the file name without the Unicode extra field, and read it as UTF-8.
    const plain = [nameOf(entry, []), rawName(entry).toString()];
    for (const each of new Set([name, ...plain])) refuseEntry(entry, each);
    await refuseOtherName(zip, entry, name);
    found.push({ entry, name });
  }
  return found;
}

const nameOf = (entry: Entry, extraFields: Entry["extraFields"]): string =>
  yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, rawName(entry), extraFields, true);

/** As bytes, because its text is checked here rather than by the library. */
const rawName = (entry: Entry): Buffer => entry.fileName as unknown as Buffer;

/** Each file is named twice, at its place and in the list at the end; programs read either. */
async function refuseOtherName(zip: ZipFile, entry: Entry, name: string): Promise<void> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry, { minimal: false });
  if (!fileName.equals(rawName(entry))) {
    throw unusable("ASSET_ERRORS.zipBroken", "A file in the archive has two names", name);
  }
}

/** Checks the declared sizes; reading the archive shows whether they are true. */
function checkSizes(files: readonly Found[], archiveBytes: number): void {
  let [packed, unpacked] = [0, 0];
  for (const { entry } of files) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
  }
  if (unpacked > MAX_BYTES) {
    throw unusable("ASSET_ERRORS.zipTooLarge", "The archive is too large once unpacked");
  }
  // Several files made of the same bytes.
  if (packed > archiveBytes) throw lying();
  if (unpacked > RATIO_FROM && unpacked / Math.max(1, packed) > MAX_RATIO) {
    throw unusable(
      "ASSET_ERRORS.zipRatio",
      "The compression ratio of the archive is too high for a model",
    );
  }
}

const lying = (name?: string) =>
  unusable("ASSET_ERRORS.zipSizes", "The archive does not tell the size of its files", name);

/** Unpacks a file without storing it, and counts the bytes. */
async function readThrough(zip: ZipFile, { entry, name }: Found): Promise<void> {
  let start = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  const counted = await unpack(zip, { entry, name }, async (stream) => {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (start.length < TELLING) start = Buffer.concat([start, chunk.subarray(0, TELLING)]);
      tail = Buffer.concat([tail, chunk]).subarray(-ZIP_TAIL);
    }
  });
  const first = start.subarray(0, TELLING);
  if (isArchive(extensionOf(name), first) || endsLikeZip(tail)) {
    throw unusable("ASSET_ERRORS.zipNested", "The archive holds another archive", name);
  }
  if (counted !== entry.crc32) {
    throw unusable("ASSET_ERRORS.zipBroken", "A file in the archive is broken", name);
  }
}

/** Gives the checksum of what came out, at most as much as was announced. */
async function unpack(
  zip: ZipFile,
  { entry, name }: Found,
  read: (stream: Readable) => Promise<void>,
): Promise<number> {
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
    throw unusable("ASSET_ERRORS.zipMethod", "The archive is packed in an unknown way", name);
  }
  let sum = 0;
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      sum = crc32(chunk, sum);
      done(bytes > entry.uncompressedSize ? lying(name) : null, chunk);
    },
  });
  try {
    const stream = await zip.openReadStreamPromise(entry);
    await Promise.all([pipeline(stream, count), read(count)]);
  } catch (error) {
    // The library's words for a size that is not the announced one.
    if (/too many bytes|not enough bytes/.test((error as Error).message)) throw lying(name);
    throw error;
  }
  return sum;
}

/** Chosen like in the panel's viewer: the outermost file, then by format, then the largest. */
function modelOf(files: readonly Found[]): (Found & { format: SceneFormat }) | undefined {
  const depth = ({ name }: Found) => name.split("/").length;
  return files
    .flatMap((file) => {
      const format = SCENE_FORMATS.find((each) => each === extensionOf(file.name));
      // Folder of macOS with metadata files that are named like the files themselves.
      return format && !file.name.startsWith("__MACOSX/") ? [{ ...file, format }] : [];
    })
    .toSorted(
      (a, b) =>
        depth(a) - depth(b) ||
        SCENE_FORMATS.indexOf(a.format) - SCENE_FORMATS.indexOf(b.format) ||
        b.entry.uncompressedSize - a.entry.uncompressedSize,
    )[0];
}

async function checkScene(
  zip: ZipFile,
  model: Found & { format: SceneFormat },
  scratch: string,
): Promise<void> {
  await unpack(zip, model, async (stream) => {
    await pipeline(stream, createWriteStream(scratch, { mode: 0o600 }));
  });
  if (!(await isScene(scratch, model.format))) {
    throw unusable("ASSET_ERRORS.zipModelUnreadable", "The model is broken", model.name);
  }
}
