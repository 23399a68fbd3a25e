import type ImageTile from "ol/ImageTile.js";
import XYZ from "ol/source/XYZ.js";
import TileState from "ol/TileState.js";
import type { MapSketch, MapTiles } from "./types.ts";

export type TileOutcome = "shown" | "sketched" | "failed" | 401 | 403;

type Picture = ImageBitmap | HTMLImageElement;

/** How long a tile may take where there is a sketch, in milliseconds: some networks answer nothing at all. */
const LONGEST = 5000;

/**
 * A tile source that uses `fetch`, because an image element cannot tell a refusal (401, 403) from a missing file.
 * @param signal aborts all fetches, when the map is removed
 */
export function tileSource(
  tiles: MapTiles,
  signal: AbortSignal,
  onOutcome: (outcome: TileOutcome, square: readonly number[]) => void,
): XYZ {
  return new XYZ({
    url: tileUrl(tiles),
    maxZoom: tiles.maxZoom ?? 19,
    transition: 0,
    tileLoadFunction: (tile, url) => {
      const square = tile.getTileCoord();
      const show = (picture: Picture, outcome: TileOutcome) => {
        // OpenLayers' type is too narrow: any image that a canvas can draw works.
        (tile as ImageTile).setImage(picture as HTMLImageElement);
        onOutcome(outcome, square);
      };
      const { draw, sketch } = tiles;
      const picture = draw
        ? draw(url, signal)
        : load(url, sketch ? AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]) : signal);
      void picture
        .then((loaded) => show(loaded, "shown"))
        .catch(async (error: unknown) => {
          if (!sketch || isRefused(error)) throw error;
          const address = sketchUrl(sketch, tiles, square);
          show(await sketch.draw(address, signal), "sketched");
        })
        .catch((error: unknown) => {
          if (signal.aborted) return;
          tile.setState(TileState.ERROR);
          onOutcome(isRefused(error) ? error.status : "failed", square);
        });
    },
  });
}

const isRefused = (error: unknown): error is { status: 401 | 403 } => {
  const { status } = error as { status?: number };
  return status === 401 || status === 403;
};

/** A square of the sketch: in light colours under a filter that darkens the tiles. */
function sketchUrl(sketch: MapSketch, { darkUrl }: MapTiles, [z, x, y]: readonly number[]): string {
  const url = darkUrl === undefined ? sketch.url : tileUrl(sketch);
  return url.replace("{z}", `${z}`).replace("{x}", `${x}`).replace("{y}", `${y}`);
}

/** The square of the tiles at a place, as OpenLayers draws it at this resolution. */
export function squareAt(source: XYZ, place: readonly number[], resolution: number): number[] {
  const grid = source.getTileGrid();
  const zoom = grid?.getZForResolution(resolution) ?? 0;
  return grid?.getTileCoordForCoordAndZ([...place], zoom) ?? [];
}

/** The address of the tiles in the theme that the page has now. */
export function tileUrl({ url, darkUrl }: MapTiles): string {
  return document.documentElement.dataset["theme"] === "dark" ? (darkUrl ?? url) : url;
}

async function load(url: string, signal: AbortSignal): Promise<Picture> {
  const answer = await fetch(url, { signal });
  const { ok, status } = answer;
  if (!ok) throw Object.assign(new Error("No tile"), { status });
  return decode(await answer.blob());
}

/** Decodes a tile. createImageBitmap cannot decode SVG, which a local base map may use. */
async function decode(blob: Blob): Promise<Picture> {
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
