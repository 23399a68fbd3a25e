import { closeSync, openSync, readSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { z } from "zod";

/* Of PMTiles 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): numbers are little-endian. */
const MAGIC = Buffer.from("PMTiles\u0003");
const HEADER_BYTES = 127;
const METADATA = { offset: 24, length: 32 };
const COMPRESSION = { at: 97, none: 1, gzip: 2, brotli: 3 };
const TILE_KIND = { at: 99, vectors: 1 };

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
  } catch {
    return "a file that can be read and holds vector tiles as PMTiles 3";
  }
  if (!layers || layers.some((each) => NEEDED.includes(each))) return undefined;
  const has = layers.slice(0, NAMED).map((each) => JSON.stringify(each.slice(0, 40)));
  return `a map in Protomaps' schema, with the layers "earth" and "roads" (it has ${has.join(", ")})`;
}

/** The layers that a file says it has; undefined where it says nothing that can be read. */
function layersOf(path: string): string[] | undefined {
  const file = openSync(path, "r");
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(file, header, 0, HEADER_BYTES, 0);
    if (header.indexOf(MAGIC) !== 0 || header[TILE_KIND.at] !== TILE_KIND.vectors) {
      throw new Error("These are no vector tiles");
    }
    const length = Number(header.readBigUInt64LE(METADATA.length));
    if (length > MOST) return undefined;
    const packed = Buffer.alloc(length);
    readSync(file, packed, 0, length, Number(header.readBigUInt64LE(METADATA.offset)));
    return namedLayers(packed, header[COMPRESSION.at]);
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
  if (compression === COMPRESSION.brotli) return brotliDecompressSync(packed, limit);
  return compression === COMPRESSION.none ? packed : undefined;
}
