import { WGS_84 } from "./crs.ts";

/** Datums that are WGS 84 within a metre, as the programs that write `.prj` files name them. */
const DATUM =
  /^(?:d_)?(?:wgs_?(?:19)?84|etrs_?(?:19)?89|european_terrestrial_reference_system_1989|world_geodetic_system_1984|regcan95|red_geodesica_de_canarias_1995|reseau_geodesique_francais_1993|rgf_?(?:19)?93)(?:$|_ensemble|_\(|\b)/i;
const UTM = /utm[ _]zone[ _](\d{1,2})([ns])?/i;

/**
 * The EPSG code of the system that a `.prj` file of a shapefile names, in ESRI's WKT or OGC's; undefined for one that cannot be
 * converted, such as ED50, whose places would be a hundred metres off.
 */
export function crsOfPrj(wkt: string): string | undefined {
  const datum = /(?:DATUM|ENSEMBLE)\s*\[\s*"([^"]*)"/i.exec(wkt)?.[1]?.replaceAll(" ", "_") ?? "";
  if (!DATUM.test(datum)) return undefined;
  if (/^\s*GEOG(?:CS|CRS)\s*\[/i.test(wkt)) return WGS_84;
  if (!/^\s*PROJ(?:CS|CRS)\s*\[/i.test(wkt)) return undefined;
  const name = /\[\s*"([^"]*)"/.exec(wkt)?.[1] ?? "";
  if (/web[ _]mercator|pseudo-?mercator/i.test(name)) return "EPSG:3857";
  const [, zone = "", side = ""] = UTM.exec(name) ?? [];
  const number = Number(zone);
  if (number < 1 || number > 60) return undefined;
  const isSouth = side.toLowerCase() === "s";
  return `EPSG:32${isSouth ? 7 : 6}${String(number).padStart(2, "0")}`;
}
