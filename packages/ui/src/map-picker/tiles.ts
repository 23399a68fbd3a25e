import type ImageTile from "ol/ImageTile.js";
import XYZ from "ol/source/XYZ.js";
import TileState from "ol/TileState.js";
import type { MapTiles } from "./types.ts";

export type TileOutcome = "shown" | "failed" | 401 | 403;

/**
 * A tile source that uses `fetch`, because an image element cannot tell a refusal (401, 403) from a missing file.
 * @param signal aborts all fetches, when the map is removed
 */
export function tileSource(
  tiles: MapTiles,
  signal: AbortSignal,
  onOutcome: (outcome: TileOutcome) => void,
): XYZ {
  return new XYZ({
    url: tileUrl(tiles),
    maxZoom: tiles.maxZoom ?? 19,
    transition: 0,
    tileLoadFunction: (tile, url) => {
      void (tiles.draw ?? load)(url, signal)
        .then((picture) => {
          // OpenLayers' type is too narrow: any image that a canvas can draw works.
          (tile as ImageTile).setImage(picture as HTMLImageElement);
          onOutcome("shown");
        })
        .catch(({ status }: { status?: number }) => {
          if (signal.aborted) return;
          tile.setState(TileState.ERROR);
          onOutcome(status === 401 || status === 403 ? status : "failed");
        });
    },
  });
}

/** The address of the tiles in the theme that the page has now. */
export function tileUrl({ url, darkUrl }: MapTiles): string {
  return document.documentElement.dataset["theme"] === "dark" ? (darkUrl ?? url) : url;
}

async function load(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal });
  const { ok, status } = answer;
  if (!ok) throw Object.assign(new Error("No tile"), { status });
  return decode(await answer.blob());
}

/** Decodes a tile. createImageBitmap cannot decode SVG, which a local base map may use. */
async function decode(blob: Blob): Promise<ImageBitmap | HTMLImageElement> {
  if (!blob.type.startsWith("image/svg")) return createImageBitmap(blob);
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
