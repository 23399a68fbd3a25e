import { townMap } from "../../test/town-map.ts";
import type { MapTiles } from "../map-picker/index.ts";
import { mapFileTiles } from "./index.ts";

/** A corner of four tiles, from zoom 15 on to all others: names around it cross their edges. */
export const corner = { lat: 41.397_220_92, lon: 2.164_306_640_625 };

/** Tiles of a file with these bytes. */
export const filed = (bytes: Uint8Array<ArrayBuffer>) =>
  mapFileTiles({ url: URL.createObjectURL(new Blob([bytes])), attribution: "© OpenStreetMap" });

/** A square of streets around the corner, drawn by hand. */
const drawing = {
  features: [-2, -1, 0, 1, 2].flatMap((step) =>
    [true, false].map((isEastward) => ({
      properties: {
        layer: "roads",
        kind: "major_road",
        kind_detail: "primary",
        name: "Carrer Nou",
      },
      geometry: {
        type: "LineString",
        coordinates: [-0.01, 0.01].map((end) =>
          isEastward
            ? [corner.lon + end, corner.lat + step / 500]
            : [corner.lon + step / 500, corner.lat + end],
        ),
      },
    })),
  ),
};

/** A map service that no network leads to, with a sketch of the corner in its place. */
export const sketched: MapTiles = {
  url: "away#{z}/{x}/{y}",
  attribution: "© OpenStreetMap",
  draw: () => Promise.reject(new Error("No network")),
  sketch: mapFileTiles({
    url: `${URL.createObjectURL(new Blob([JSON.stringify(drawing)]))}#.geojson`,
    attribution: "Our own sketch",
  }),
};

/** Tiles of a small town around the corner. */
export const town = filed(townMap(corner));
