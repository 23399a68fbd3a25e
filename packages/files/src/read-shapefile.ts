import { crsOfPrj } from "@panel/domain/route-files/crs-of-prj";
import type { PlainFeature } from "./plain-feature.ts";
import { PlacesRefusal, readWithin } from "./places-outcome.ts";
import { readDbf } from "./read-dbf.ts";
import type { ReadOutcome } from "./read-outcome.ts";
import { readShp } from "./read-shp.ts";
import { unpack } from "./unpack.ts";

interface ShapefileFeatures {
  features: PlainFeature[];
  /** EPSG code of the system of all layers; undefined where none is named. */
  crs: string | undefined;
}

type ShapefileReason = "archiveTooLarge" | "damaged" | "crs";

const PART = /\.(?:shp|dbf|prj|cpg)$/i;
const ascii = new TextDecoder();

/**
 * Reads all layers of a shapefile in a ZIP archive: `.shp` with its `.dbf`, `.prj` and `.cpg`. Of several layers each record
 * says its own in `layer`.
 * @param most bytes that all of them may have unpacked
 */
export function readShapefile(
  bytes: Uint8Array,
  most: number,
): ReadOutcome<ShapefileFeatures, ShapefileReason> {
  const unpacked = unpack(bytes, most, (name) => PART.test(name) && !/__MACOSX/.test(name));
  if (unpacked.outcome === "refused") {
    const isDamaged = unpacked.reason === "damaged";
    return { outcome: "refused", reason: isDamaged ? "damaged" : "archiveTooLarge" };
  }
  const files = new Map(
    Object.entries(unpacked.value).map(([name, file]) => [name.toLowerCase(), file]),
  );
  const layers = [...files.keys()].filter((name) => name.endsWith(".shp"));
  const read = layers.map((name) => {
    const beside = (ending: string) => files.get(name.replace(/shp$/, ending));
    return readLayer(name, files.get(name) ?? new Uint8Array(), beside, layers.length > 1);
  });
  const systems = new Set(read.map(({ crs }) => crs));
  if (systems.size > 1) throw new PlacesRefusal("crs", { name: [...systems].join(", ") });
  return {
    outcome: "read",
    value: { features: read.flatMap(({ features }) => features), crs: read[0]?.crs },
    notes: [],
  };
}

function readLayer(
  name: string,
  shp: Uint8Array,
  beside: (ending: string) => Uint8Array | undefined,
  isNamed: boolean,
): ShapefileFeatures {
  const shapes = readWithin(readShp(shp));
  const dbf = beside("dbf");
  const encoding = ascii.decode(beside("cpg")?.subarray(0, 64));
  const rows = dbf ? readWithin(readDbf(dbf, encoding)).rows : [];
  const prj = beside("prj");
  const system = prj && ascii.decode(prj.subarray(0, 8192)).trim();
  const crs = system ? crsOfPrj(system) : undefined;
  if (system && crs === undefined) {
    throw new PlacesRefusal("crs", { name: (/"([^"]*)"/.exec(system)?.[1] ?? "?").slice(0, 60) });
  }
  const layer = isNamed ? { layer: name.replace(/^.*\//, "").replace(/\.shp$/, "") } : {};
  const features = shapes.flatMap((geometry, at): PlainFeature[] => {
    const isDeleted = at < rows.length && rows[at] === undefined;
    return isDeleted ? [] : [{ type: "Feature", properties: { ...layer, ...rows[at] }, geometry }];
  });
  return { features, crs };
}
