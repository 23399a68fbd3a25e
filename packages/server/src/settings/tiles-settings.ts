import { resolve } from "node:path";
import { isMapFile } from "@panel/domain/map-file";
import { z } from "zod";
import { mapFileProblem } from "./map-file-problem.ts";
import { originOf } from "./variables.ts";

/** Where this server has the file of its map. */
export const MAP_FILE_PATH = "/map.pmtiles";

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
  const expected = mapFile === undefined ? undefined : mapFileProblem(mapFile);
  if (expected !== undefined) problems.push(`TILE_URL expects ${expected}: ${mapFile}`);
  return problems;
}
