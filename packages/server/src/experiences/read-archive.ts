import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ZipFile } from "yauzl";
import {
  ARCHIVE_BYTES,
  ARCHIVE_FILES,
  ARCHIVE_TEXT_BYTES,
  ARCHIVE_TEXTS,
} from "@panel/domain/experience/archive";
import { extensionOf } from "@panel/domain/assets";
import {
  ARCHIVE_HISTORY,
  HISTORY_BYTES,
  type ArchivedHistory,
} from "@panel/domain/versions/archived-history";
import { AppError } from "../app-error.ts";
import { unusable } from "../library/refusals.ts";
import { openedZip, unpack, type ZippedFile } from "../library/zip-reading.ts";
import type { UploadedFile } from "../storage/uploaded-file.ts";
import type { ArchiveTexts } from "../workers/tasks.ts";
import { TookTooMuch, type Workers } from "../workers/workers.ts";

/** An archive whose texts are read. */
export interface OpenedArchive extends ArchiveTexts {
  /** Its versions, if it has any. */
  history: ArchivedHistory | "damaged" | undefined;
  /**
   * Unpacks one of the files that the texts name, beside the archive.
   * @param name what it is called from then on
   * @throws AppError unprocessable where it is broken or larger than `most` bytes
   */
  extract(file: string, name: string, most: number): Promise<UploadedFile>;
}

/** Where the texts of an archive are read, and in whose turn. */
interface Reading {
  workers: Workers;
  account: number;
}

const LIMITS = { entries: ARCHIVE_FILES, bytes: ARCHIVE_BYTES };

/**
 * Opens the archive of an experience. Files that its texts do not name are left alone.
 * @throws AppError unprocessable naming what is wrong with it
 */
export function openArchive<T>(
  reading: Reading,
  { path, share }: Pick<UploadedFile, "path" | "share">,
  work: (archive: OpenedArchive) => Promise<T>,
): Promise<T> {
  return openedZip(path, LIMITS, async (zip, files) => {
    const byName = new Map(files.map((file) => [file.name, file]));
    const archive = await textsOf(reading, zip, byName.get(ARCHIVE_TEXTS));
    const named = archive.assets.flatMap(({ file, thumbnail = file }) => [file, thumbnail]);
    const missing = named.find((name) => !byName.has(name));
    if (missing !== undefined) {
      throw unusable("ASSET_ERRORS.archiveFileMissing", "The archive lacks an asset", missing);
    }
    let count = 0;
    return work({
      ...archive,
      history: await historyOf(reading, zip, byName.get(ARCHIVE_HISTORY)),
      async extract(file, name, most) {
        const found = byName.get(file);
        if (!found) throw new Error(`${file} is not named by the archive`);
        count += 1;
        const fileName = `${name}.${extensionOf(file)}`;
        const place = { path: `${path}.${count}`, share: share?.another() };
        return { ...(await extracted(zip, found, place, most)), fileName };
      },
    });
  });
}

/** A history that cannot be read keeps nobody from importing the route. */
async function historyOf(
  reading: Reading,
  zip: ZipFile,
  file: ZippedFile | undefined,
): Promise<OpenedArchive["history"]> {
  if (!file) return undefined;
  if (file.entry.uncompressedSize > HISTORY_BYTES) return "damaged";
  try {
    const bytes = await bytesOf(zip, file);
    return (await reading.workers.run("history", { bytes }, reading.account)) ?? "damaged";
  } catch (error) {
    if (error instanceof TookTooMuch) return "damaged";
    if (error instanceof AppError && error.kind === "unprocessable") return "damaged";
    throw error;
  }
}

async function bytesOf(zip: ZipFile, file: ZippedFile): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.entry.uncompressedSize);
  let length = 0;
  await unpack(zip, file, async (stream) => {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes.set(chunk, length);
      length += chunk.length;
    }
  });
  return bytes;
}

async function textsOf(
  reading: Reading,
  zip: ZipFile,
  file: ZippedFile | undefined,
): Promise<ArchiveTexts> {
  if (!file) throw foreign();
  if (file.entry.uncompressedSize > ARCHIVE_TEXT_BYTES) throw tooLarge(file.name);
  const bytes = await bytesOf(zip, file);
  const { workers, account } = reading;
  const archive = await workers.run("archive", { bytes }, account).catch((error: unknown) => {
    throw error instanceof TookTooMuch ? foreign() : error;
  });
  if (archive === "unknownVersion") {
    throw unusable("ASSET_ERRORS.archiveVersion", "The archive has an unknown version");
  }
  if (archive === "notAnArchive") throw foreign();
  return archive;
}

const foreign = () =>
  unusable("ASSET_ERRORS.archiveForeign", "The archive holds no experience that can be read");

const tooLarge = (name: string) =>
  unusable("ASSET_ERRORS.zipTooLarge", "A file in the archive is too large", name);

/** What the file takes on disk counts from here on. */
async function extracted(
  zip: ZipFile,
  file: ZippedFile,
  { path, share }: Pick<UploadedFile, "path" | "share">,
  most: number,
) {
  if (file.entry.uncompressedSize > most) throw tooLarge(file.name);
  share?.add(file.entry.uncompressedSize);
  const hash = createHash("sha256");
  let bytes = 0;
  const unpacking = unpack(zip, file, async (stream) => {
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    await pipeline(stream, measured, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  });
  await unpacking.catch(async (error: unknown) => {
    await rm(path, { force: true });
    share?.release();
    throw error;
  });
  return { path, bytes, sha256: hash.digest("hex"), share };
}
