import ImageTile from "ol/source/ImageTile.js";
import type { MapTiles } from "./types.ts";

export type TileOutcome = "shown" | "failed" | 401 | 403;

/** A source that fetches its tiles, since an image element does not tell a refusal from a missing file. */
export function tileSource(tiles: MapTiles, onOutcome: (outcome: TileOutcome) => void): ImageTile {
  return new ImageTile({
    maxZoom: tiles.maxZoom ?? 19,
    wrapX: true,
    transition: 0,
    loader: async (z, x, y, { signal }) => {
      try {
        const picture = await load(tileUrl(tiles.url, z, x, y), signal);
        onOutcome("shown");
        return picture;
      } catch (error) {
        // A tile that went out of view is no failure.
        if (!signal?.aborted) onOutcome(error instanceof Refused ? error.status : "failed");
        throw error;
      }
    },
  });
}

class Refused extends Error {
  readonly status: 401 | 403;
  constructor(status: 401 | 403) {
    super(`The map service answered ${status}`);
    this.status = status;
  }
}

function tileUrl(template: string, z: number, x: number, y: number): string {
  return template
    .replaceAll("{z}", String(z))
    .replaceAll("{x}", String(x))
    .replaceAll("{y}", String(y));
}

async function load(url: string, signal: AbortSignal | undefined) {
  const answer = await fetch(url, signal ? { signal } : {});
  if (answer.status === 401 || answer.status === 403) throw new Refused(answer.status);
  if (!answer.ok) throw new Error(`The map service answered ${answer.status}`);
  return decode(await answer.blob());
}

/** createImageBitmap cannot read SVG, which a plain local base map may be. */
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
