import type { ZipFile } from "yauzl";
import { extensionOf } from "@panel/domain/assets";
import { MODEL_LIMITS } from "@panel/domain/model-limits";
import { isArchive, TELLING } from "./archive-formats.ts";
import { endsLikeZip, ZIP_TAIL } from "./polyglots.ts";
import { unusable } from "./refusals.ts";
import { openedZip, unpack, type ZippedFile } from "./zip-reading.ts";

const LIMITS = { entries: MODEL_LIMITS.entries, bytes: MODEL_LIMITS.unpackedBytes };

/**
 * Reads an archive from its first to its last byte without unpacking it anywhere.
 * @returns how many files it holds, folders not counted
 * @throws AppError unprocessable naming what is wrong with it
 */
export function inspectZip(path: string): Promise<number> {
  return openedZip(path, LIMITS, async (zip, files) => {
    for (const file of files) await readThrough(zip, file);
    return files.length;
  });
}

/** Unpacks a file without storing it, and counts the bytes. */
async function readThrough(zip: ZipFile, file: ZippedFile): Promise<void> {
  let start = Buffer.alloc(0);
  /** The last chunks, of at least as many bytes as the end needs. */
  const last: Buffer[] = [];
  let bytes = 0;
  await unpack(zip, file, async (stream) => {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (start.length < TELLING) start = Buffer.concat([start, chunk.subarray(0, TELLING)]);
      last.push(chunk);
      bytes += chunk.length;
      while (bytes - (last[0]?.length ?? 0) >= ZIP_TAIL) bytes -= last.shift()?.length ?? 0;
    }
  });
  const first = start.subarray(0, TELLING);
  if (
    isArchive(extensionOf(file.name), first) ||
    endsLikeZip(Buffer.concat(last).subarray(-ZIP_TAIL))
  ) {
    throw unusable("ASSET_ERRORS.zipNested", "The archive holds another archive", file.name);
  }
}
