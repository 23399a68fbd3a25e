import { isInterfaceLanguage } from "@panel/domain/languages";
import { isMapFile } from "@panel/domain/map-file";
import { mapFileTiles } from "@panel/ui/map-file";
import type { MapTiles } from "@panel/ui/map-picker";
import { settings } from "../settings.ts";

/** Where maps have their pictures from: each of its own, or all drawn from one file; a sketch where they do not come. */
export function mapTiles(): MapTiles {
  const { sketch, ...tiles } = settings().tiles;
  const { lang } = document.documentElement;
  const language = isInterfaceLanguage(lang) ? lang : "es";
  return {
    ...(isMapFile(tiles.url) ? mapFileTiles(tiles) : tiles),
    ...(sketch && {
      sketch: mapFileTiles({ url: sketch.url, attribution: sketch.attribution[language] }),
    }),
  };
}
