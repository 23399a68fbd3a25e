import { closeSync, openSync, readSync } from "node:fs";
import { resolve } from "node:path";
import { isMapFile } from "@panel/domain/map-file";
import { z } from "zod";
import { originOf } from "./variables.ts";

/** Where this server has the file of its map. */
export const MAP_FILE_PATH = "/map.pmtiles";

/** What the file begins with: its kind and its version, and at a fixed place the kind of its tiles. */
const MAGIC = Buffer.from("PMTiles\u0003");
const TILE_KIND = { at: 99, vectors: 1 };
const HEADER_BYTES = 127;

/** An address pattern such as `https://tile.example/{z}/{x}/{y}.png`. */
const isPattern = (value: string) =>
  originOf(value) !== undefined && ["{x}", "{y}", "{z}"].every((part) => value.includes(part));

const PATTERN = "expects an http(s) address that holds {z}, {x} and {y}";

export const tilesVariables = {
  TILE_URL: z
    .string()
    .refine((value) => isPattern(value) || isMapFile(value), {
      error: `${PATTERN}, or the address or path of a file that ends in .pmtiles`,
    })
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png"),
  TILE_URL_DARK: z.string().refine(isPattern, { error: PATTERN }).optional(),
  TILE_ATTRIBUTION: z.string().default("© OpenStreetMap contributors"),
};

export interface TilesSettings {
  /** A pattern, or the address of a file as browsers reach it. */
  tileUrl: string;
  /** Of the dark theme. */
  tileUrlDark: string | undefined;
  tileAttribution: string;
  /** The file of the map that this server hands out. */
  mapFile: string | undefined;
}

export function readTiles(values: z.infer<z.ZodObject<typeof tilesVariables>>): TilesSettings {
  const { TILE_URL: url } = values;
  const isHere = isMapFile(url) && originOf(url) === undefined;
  return {
    tileUrl: isHere ? MAP_FILE_PATH : url,
    tileUrlDark: values.TILE_URL_DARK,
    tileAttribution: values.TILE_ATTRIBUTION,
    mapFile: isHere ? resolve(url) : undefined,
  };
}

/** What the settings say of a map's file, beside what each says by itself. */
export function tilesProblems({ tileUrl, tileUrlDark, mapFile }: TilesSettings): string[] {
  const problems: string[] = [];
  if (isMapFile(tileUrl) && tileUrlDark !== undefined)
    problems.push(
      "TILE_URL_DARK expects no value with a file as TILE_URL: it is drawn in both themes",
    );
  if (mapFile !== undefined && !holdsVectors(mapFile))
    problems.push(
      `TILE_URL expects a file that can be read and holds vector tiles as PMTiles 3: ${mapFile}`,
    );
  return problems;
}

function holdsVectors(path: string): boolean {
  try {
    const file = openSync(path, "r");
    try {
      const header = Buffer.alloc(HEADER_BYTES);
      readSync(file, header, 0, HEADER_BYTES, 0);
      return header.indexOf(MAGIC) === 0 && header[TILE_KIND.at] === TILE_KIND.vectors;
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
