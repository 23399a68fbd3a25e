import { Transform, type Readable } from "node:stream";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { AppError } from "../app-error.ts";
import { isStorageDown } from "../storage/storage.ts";
import { unusable } from "./refusals.ts";
import { openZip } from "./open-zip.ts";
import { validateNames, isFolder, refuseEntry } from "./zip-entries.ts";

/** Limits of the work and space that unpacking an archive may take. */
export interface ZipLimits {
  entries: number;
  /** Unpacked. */
  bytes: number;
}

/** Most unpacked bytes for each packed one; only checked above a minimum size. */
const MAX_RATIO = 100;
const RATIO_FROM = 4 * 1024 * 1024;

/** A file of an archive. */
export interface ZippedFile {
  entry: Entry;
  name: string;
}

/**
 * Opens an archive whose list of files can be trusted: names, kinds and announced sizes are checked, and that both
 * places that name a file agree. Nothing is unpacked yet.
 * @throws AppError unprocessable naming what is wrong with it
 */
export async function openedZip<T>(
  path: string,
  limits: ZipLimits,
  work: (zip: ZipFile, files: readonly ZippedFile[]) => Promise<T>,
): Promise<T> {
  const zip = await openZip(path).catch(refuse);
  try {
    return await work(zip, await validatedFiles(zip, path, limits).catch(refuse));
  } finally {
    zip.close();
  }
}

async function validatedFiles(
  zip: ZipFile,
  path: string,
  limits: ZipLimits,
): Promise<ZippedFile[]> {
  if (zip.entryCount > limits.entries) throw tooMany();
  const found = await listEntries(zip, limits.entries);
  validateNames(found.map(({ name }) => name));
  const files = found.filter(({ name }) => !isFolder(name));
  const full = found.find(({ entry, name }) => isFolder(name) && entry.uncompressedSize > 0);
  if (full) throw lying(full.name);
  validateSizes(files, (await stat(path)).size, limits.bytes);
  return files;
}

/** @throws AppError for what the library says of a broken archive */
function refuse(error: unknown): never {
  if (error instanceof AppError) throw error;
  if (isStorageDown(error)) throw error;
  throw /encryption/.test((error as Error).message) ? encrypted() : broken();
}

const encrypted = (name?: string) =>
  unusable("ASSET_ERRORS.zipEncrypted", "The archive has a password", name);

const broken = (name?: string) =>
  unusable("ASSET_ERRORS.zipBroken", "The archive is broken or cut short", name);

const tooMany = () => unusable("ASSET_ERRORS.zipTooMany", "The archive has too many files");

async function listEntries(zip: ZipFile, most: number): Promise<ZippedFile[]> {
  const found: ZippedFile[] = [];
  for await (const entry of zip.eachEntry()) {
    if (found.length === most) throw tooMany();
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
function validateSizes(files: readonly ZippedFile[], archiveBytes: number, most: number): void {
  let [packed, unpacked] = [0, 0];
  for (const { entry } of files) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
  }
  if (unpacked > most) {
    throw unusable("ASSET_ERRORS.zipTooLarge", "The archive is too large once unpacked");
  }
  // Several files made of the same bytes.
  if (packed > archiveBytes) throw lying();
  if (unpacked > RATIO_FROM && unpacked / Math.max(1, packed) > MAX_RATIO) {
    throw unusable("ASSET_ERRORS.zipRatio", "The compression ratio of the archive is too high");
  }
}

const lying = (name?: string) =>
  unusable("ASSET_ERRORS.zipSizes", "The archive does not tell the size of its files", name);

/**
 * Unpacks a file, at most as much as was announced.
 * @throws AppError unprocessable where it is broken or of another size
 */
export async function unpack(
  zip: ZipFile,
  { entry, name }: ZippedFile,
  read: (stream: Readable) => Promise<void>,
): Promise<void> {
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
    refuse(error);
  }
  if (sum !== entry.crc32) throw broken(name);
}
