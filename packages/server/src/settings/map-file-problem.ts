import { closeSync, openSync, readSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";

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

/** Why a file cannot be the map, in the words of a setting; undefined where it can. */
export function mapFileProblem(path: string): string | undefined {
  let layers: string[] | undefined;
  try {
    layers = layersOf(path);
  } catch (error) {
    return error instanceof OtherFile ? `${EXPECTED} (${error.message})` : EXPECTED;
  }
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

/** The layers that a file says it has; undefined where it says nothing that can be read. */
function layersOf(path: string): string[] | undefined {
  const file = openSync(path, "r");
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(file, header, 0, HEADER_BYTES, 0);
    checkHeader(header);
    const length = Number(header.readBigUInt64LE(METADATA.length));
    if (length > MOST) return undefined;
    const packed = Buffer.alloc(length);
    readSync(file, packed, 0, length, Number(header.readBigUInt64LE(METADATA.offset)));
    return namedLayers(packed, header[COMPRESSED_AT.directories]);
  } finally {
    closeSync(file);
  }
}

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
