import type { MapSketch, MapTiles } from "../map-picker/index.ts";

/** Names a square of a map and its theme behind the address of the file. */
const SQUARE = /^(.*)#(\d+)\/(\d+)\/(\d+)\/(light|dark)$/s;

/** The largest zoom of the map; from what the file has, names and lines are drawn as sharp as before. */
const MAX_ZOOM = 21;

/** Screens with more pixels gain nothing that can be seen. */
const MOST_PIXELS = 3;

/**
 * Tiles for `MapView` and `MapPicker` that are drawn from one file of vector tiles (PMTiles, in the schema of Protomaps), in both
 * themes. Its code is loaded with the first tile. Whoever serves the file has to answer range requests.
 *
 * A file that ends in `.geojson` is a map drawn by hand, for `MapTiles.sketch`: a collection of points, lines and polygons that
 * is read as a whole, whose properties `layer`, `kind`, `kind_detail`, `name` and `min_zoom` are those of the schema; one with
 * a `max_zoom` is not drawn nearer. Where it has nothing but land, nothing is drawn.
 */
export function mapFileTiles({
  url,
  ...tiles
}: Pick<MapTiles, "url" | "attribution" | "attributionUrl">): MapSketch {
  return {
    ...tiles,
    url: `${url}#{z}/{x}/{y}/light`,
    darkUrl: `${url}#{z}/{x}/{y}/dark`,
    maxZoom: MAX_ZOOM,
    draw: async (address, signal) => {
      const [, file = "", z, x, y, theme] = SQUARE.exec(address) ?? [];
      const square = {
        z: Number(z),
        x: Number(x),
        y: Number(y),
        theme: theme === "dark" ? ("dark" as const) : ("light" as const),
        pixelRatio: Math.min(MOST_PIXELS, Math.ceil(devicePixelRatio)),
      };
      const { drawSquare } = await import("./drawSquare.ts");
      return drawSquare(new URL(file, location.href).href, square, signal);
    },
  };
}
