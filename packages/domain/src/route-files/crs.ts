/** Coordinate reference systems that an author may choose for a file that names none: WGS 84, UTM as in Spain, Web Mercator. */
export const CRS_CHOICES = [
  "EPSG:4326",
  "EPSG:25828",
  "EPSG:25829",
  "EPSG:25830",
  "EPSG:25831",
  "EPSG:3857",
] as const;

/** Degrees of longitude and latitude, WGS 84. */
export const WGS_84 = "EPSG:4326";

/** Geographic systems that are WGS 84 within a metre: ETRS89, REGCAN95, and WGS 84 with heights. */
const DEGREES = /^(?:4326|4258|4081|4979|4937|4936)$/;
const WEB_MERCATOR = /^(?:3857|3785|900913|102100|102113)$/;
/** UTM zones of WGS 84 and ETRS89. */
const UTM = /^(?:32[67](?:0[1-9]|[1-5]\d|60)|258(?:2[89]|3[0-8]))$/;
/** UTM zone 28 of REGCAN95, the system of the Canary Islands. */
const CANARIES = "4083";

/**
 * The system that a name means, such as `urn:ogc:def:crs:EPSG::25830` or `CRS84`, by its EPSG code.
 * Undefined for a system that cannot be converted.
 */
export function knownCrs(name: string): string | undefined {
  if (/CRS:?84h?$/i.test(name)) return WGS_84;
  const code = /^(?:.*EPSG.*?[:/])?(\d{4,6})$/i.exec(name.trim())?.[1] ?? "";
  if (DEGREES.test(code)) return WGS_84;
  if (WEB_MERCATOR.test(code)) return "EPSG:3857";
  if (code === CANARIES) return "EPSG:25828";
  return UTM.test(code) ? `EPSG:${code}` : undefined;
}

/** The zone of WGS 84 that is the same as one of ETRS89 within a metre; other systems are returned as they are. */
export function wgsZone(crs: string): string {
  return crs.replace(/^EPSG:258(\d\d)$/, "EPSG:326$1");
}
