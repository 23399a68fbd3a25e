import { closeSync, openSync, readSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { boundedFetch } from "../bounded-fetch.ts";

/* Of PMTiles 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): numbers are little-endian. */
const MAGIC = Buffer.from("PMTiles\u0003");
/** Of version 2, with the number of the version in two bytes. */
const MAGIC_OF_2 = Buffer.from("PM\u0002\u0000");
const HEADER_BYTES = 127;
const METADATA = { offset: 24, length: 32 };
const COMPRESSION = { none: 1, gzip: 2 };
/** Where the header says how directories, and how tiles are compressed; browsers unpack no other than gzip. */
const COMPRESSED_AT = { directories: 97, tiles: 98 };
/** By their numbers in the header. */
const COMPRESSIONS = ["an unknown compression", "none", "gzip", "brotli", "zstd"];
const TILE_KIND = { at: 99, vectors: 1 };
const TILE_KINDS = [
  "tiles of an unknown kind",
  "vector tiles",
  "pictures as PNG",
  "pictures as JPEG",
  "pictures as WebP",
  "pictures as AVIF",
  "vector tiles as MapLibre Tiles (MLT)",
];
const EXPECTED = "a file that can be read and holds vector tiles as PMTiles 3";

/** Most bytes of what a file says of itself, packed and unpacked; those of a whole planet are some kilobytes. */
const MOST = 4_194_304;
/** Layers without which a map of Protomaps' schema shows nothing to find one's way by. */
const NEEDED = ["earth", "roads"];
/** Layers that a problem names. */
const NAMED = 5;

const metadata = z.object({ vector_layers: z.array(z.object({ id: z.string() })).min(1) });

/** Gives bytes of a file from a place on. */
type ReadBytes<Bytes> = (offset: number, length: number) => Bytes;

/** Why a file cannot be the map, in the words of a setting; undefined where it can. */
export function mapFileProblem(path: string): string | undefined {
  try {
    const file = openSync(path, "r");
    try {
      const read: ReadBytes<Buffer> = (offset, length) => {
        const bytes = Buffer.alloc(length);
        readSync(file, bytes, 0, length, offset);
        return bytes;
      };
      const header = read(0, HEADER_BYTES);
      const said = metadataIn(header);
      return said && layersProblem(header, read(said.offset, said.length));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return problemOf(error);
  }
}

/**
 * The same of a file at another address. Undefined also where it does not answer, or answers with an error: that says
 * nothing of the file, and whoever looks at a map is told.
 * @param signal ends the wait for it
 */
export async function mapFileElsewhereProblem(
  url: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const read: ReadBytes<Promise<Buffer | undefined>> = async (offset, length) => {
    const headers = { range: `bytes=${offset}-${offset + length - 1}` };
    const answer = await boundedFetch(url, { headers, signal }, length).catch(() => undefined);
    // A whole file instead of its part is not read to its end.
    if (answer?.status !== 206) {
      await answer?.body?.cancel().catch(() => undefined);
      return undefined;
    }
    return Buffer.from(await answer.arrayBuffer());
  };
  try {
    const header = await read(0, HEADER_BYTES);
    const said = header && metadataIn(header);
    const packed = said && (await read(said.offset, said.length));
    return header && packed && layersProblem(header, packed);
  } catch (error) {
    return signal.aborted ? undefined : problemOf(error);
  }
}

const problemOf = (error: unknown): string =>
  error instanceof OtherFile ? `${EXPECTED} (${error.message})` : EXPECTED;

function layersProblem(header: Buffer, packed: Buffer): string | undefined {
  const layers = namedLayers(packed, header[COMPRESSED_AT.directories]);
  if (!layers || layers.some((each) => NEEDED.includes(each))) return undefined;
  const has = layers.slice(0, NAMED).map((each) => JSON.stringify(each.slice(0, 40)));
  return `a map in Protomaps' schema, with the layers "earth" and "roads" (it has ${has.join(", ")})`;
}

/** A file that is read and cannot be drawn; the message says what it is. */
class OtherFile extends Error {}

/** @throws OtherFile for what browsers cannot draw */
function checkHeader(header: Buffer): void {
  if (header.indexOf(MAGIC_OF_2) === 0)
    throw new OtherFile("it is PMTiles 2: convert it with `pmtiles convert`");
  if (header.indexOf(MAGIC) !== 0) throw new Error("This is no PMTiles");
  const kind = header[TILE_KIND.at] ?? 0;
  if (kind !== TILE_KIND.vectors)
    throw new OtherFile(`it has ${TILE_KINDS[kind] ?? `tiles of kind ${kind}`}`);
  for (const at of Object.values(COMPRESSED_AT)) {
    const compression = header[at] ?? 0;
    if (compression > COMPRESSION.gzip) {
      const name = COMPRESSIONS[compression] ?? `compression ${compression}`;
      throw new OtherFile(`it is packed with ${name}, where browsers unpack gzip`);
    }
  }
}

/** Where a file says what it has; undefined where that is longer than any. @throws what is wrong with its header */
function metadataIn(header: Buffer): { offset: number; length: number } | undefined {
  checkHeader(header);
  const length = Number(header.readBigUInt64LE(METADATA.length));
  const offset = Number(header.readBigUInt64LE(METADATA.offset));
  return length > MOST ? undefined : { offset, length };
}

/** The layers that a file says it has; undefined where it says nothing that can be read. */
function namedLayers(packed: Buffer, compression: number | undefined): string[] | undefined {
  try {
    const text = unpacked(packed, compression)?.toString();
    if (text === undefined) return undefined;
    return metadata.parse(JSON.parse(text)).vector_layers.map(({ id }) => id);
  } catch {
    return undefined;
  }
}

function unpacked(packed: Buffer, compression: number | undefined): Buffer | undefined {
  const limit = { maxOutputLength: MOST };
  if (compression === COMPRESSION.gzip) return gunzipSync(packed, limit);
  return compression === COMPRESSION.none ? packed : undefined;
}
