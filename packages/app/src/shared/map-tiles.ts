import { isMapFile } from "@panel/domain/map-file";
import { mapFileTiles } from "@panel/ui/map-file";
import type { MapTiles } from "@panel/ui/map-picker";
import { settings } from "../settings.ts";

/** Where maps have their pictures from: each of its own, or all drawn from one file. */
export function mapTiles(): MapTiles {
  const { tiles } = settings();
  return isMapFile(tiles.url) ? mapFileTiles(tiles) : tiles;
}
