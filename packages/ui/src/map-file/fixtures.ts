import { townMap } from "../../test/town-map.ts";
import { mapFileTiles } from "./index.ts";

/** A corner of four tiles, from zoom 15 on to all others: names around it cross their edges. */
export const corner = { lat: 41.397_220_92, lon: 2.164_306_640_625 };

/** Tiles of a file with these bytes. */
export const filed = (bytes: Uint8Array<ArrayBuffer>) =>
  mapFileTiles({ url: URL.createObjectURL(new Blob([bytes])), attribution: "© OpenStreetMap" });

/** Tiles of a small town around the corner. */
export const town = filed(townMap(corner));
